"""An extension of the reference: what a source says once is shown where readers look for it."""

from typing import Any

import griffe


class Comments(griffe.Extension):
    """Describe fields by the comments behind them, and give those that are `Final` the type of their parameter."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **kwargs: Any) -> None:
        """Called for every attribute that was read from a source."""
        if attr.docstring is None and attr.lines and attr.parent and attr.parent.is_class:
            _, mark, words = attr.lines[-1].partition("  # ")
            if mark and not words.startswith(("noqa", "type:")):
                attr.docstring = griffe.Docstring(f"{words[0].upper()}{words[1:].rstrip('.')}.", lineno=attr.lineno, parent=attr)

    def on_class_members(self, *, cls: griffe.Class, **kwargs: Any) -> None:
        """Called for every class when its members are known."""
        begin = cls.members.get("__init__")
        if isinstance(begin, griffe.Function):
            for parameter in begin.parameters:
                field = cls.members.get(parameter.name)
                if isinstance(field, griffe.Attribute) and str(field.annotation) == "Final":
                    field.annotation, field.value = parameter.annotation, None
