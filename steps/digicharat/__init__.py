"""The phrases of Di Gi Charat, its card text, and what its scenes are by default."""
