"""How the database came to its present shape, step by step; `pavonis serve` takes the missing steps when it starts."""
