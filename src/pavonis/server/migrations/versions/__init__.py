"""The steps, by number. A step that has been released is never changed."""
