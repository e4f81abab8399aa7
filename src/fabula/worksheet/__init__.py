"""Worksheets: problems drawn for a class, their key, and the files in which both can be taken away."""

from fabula.worksheet.draw import Order, draw, offered, version
from fabula.worksheet.item import CodeError, Item, item
from fabula.worksheet.sheet import Layout, Sheet

__all__ = ["CodeError", "Item", "Layout", "Order", "Sheet", "draw", "item", "offered", "version"]
