"""Reference engines of this distribution."""
