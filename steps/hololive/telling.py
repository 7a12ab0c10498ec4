"""Sentences for what happens in a hololive game."""
from __future__ import annotations
def said(player, kind, picks): return None
def claims(right, wrong): return iter(())
