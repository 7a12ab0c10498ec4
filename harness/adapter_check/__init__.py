"""``saitei check-adapter``: tries to show that an adapter cannot be believed, before it is scored."""
