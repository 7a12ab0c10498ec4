"""What every room uses: the errors that end a command, files, tables, and our version."""
