"""Being told: what is worth telling is noticed by whoever changed the table, written down once, and delivered in the background."""
