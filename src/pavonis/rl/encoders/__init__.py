"""What of a game goes into its vector, in one function each."""
