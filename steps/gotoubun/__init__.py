"""The phrases of gotoubun, and what its scenes are by default."""
