"""Jinja made swift for templates that are given records: half the time, the same text or an error.

At every step Jinja asks what else a template may mean: an item where it says an attribute, a
function that wants the context, a fresh module for each import. Here a template is compiled as
if it meant none of these. Where it does, rendering raises an error of whatever kind, or what it
raises is no fault of the template's; so whoever gets one renders again by Jinja's own rules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from json import JSONEncoder
from pathlib import PurePosixPath
from typing import Any, cast

import jinja2
from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape
from markupsafe import _escape_inner as escaped  # type: ignore[attr-defined]


class _Code(CodeGenerator):
    """Python for a template: attributes, calls and printed values as Python itself has them."""

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        self.write("(")
        self.visit(node.node, frame)
        self.write(f").{node.attr}")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        if forward_caller or node.dyn_args or node.dyn_kwargs or not _escapes(frame):
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in (*node.args, *node.kwargs):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if _escapes(frame):
            self.write("environment.printed(")
        else:
            super()._output_child_pre(node, frame, finalize)


def _escapes(frame: Frame) -> bool:
    return frame.eval_ctx.autoescape and not frame.eval_ctx.volatile


def _direct(macro: Macro) -> Callable[..., Any]:
    """What a macro does, without asking each time what it was given; most are given all."""
    if macro.caller or macro.catch_kwargs or macro.catch_varargs:
        return macro
    function, count = macro._func, len(macro.arguments)

    def called(*args: Any, **kwargs: Any) -> Any:
        whole = len(args) == count and not kwargs
        return str.__new__(Markup, function(*args)) if whole else macro(*args, **kwargs)

    return called


class _Template(jinja2.Template):
    """A template of a swift environment."""

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        """One module for all who import it: macros are given all they need."""
        if self._module is None:
            environment = cast(Environment, self.environment)
            self._module = environment.remembering(super()._get_default_module(), self.name)
        return self._module


class Environment(jinja2.Environment):
    """Jinja's environment, with no regard for what templates could mean but do not.

    The macros of the files `constant`, which are named after them, take arguments that can be
    hashed and differ little from page to page, so that each result is remembered. Templates may
    not change while it is in use.
    """

    code_generator_class = _Code
    template_class = _Template

    def __init__(self, constant: Collection[str], **options: Any) -> None:
        super().__init__(auto_reload=False, **options)
        # What Jinja does too, but with one encoder for all.
        self.policies["json.dumps_function"] = JSONEncoder(sort_keys=True).encode
        self.policies["json.dumps_kwargs"] = {}
        self._constant = constant
        self._templates: dict[str, jinja2.Template] = {}

    def get_template(self, name: Any, parent: Any = None, globals: Any = None) -> jinja2.Template:
        """The template of a name, which here needs no regard to where it is asked for."""
        if name not in self._templates:
            self._templates[name] = super().get_template(name, parent, globals)
        return self._templates[name]

    def remembering(self, module: TemplateModule, name: str | None) -> TemplateModule:
        """The module of a template with swift macros; where its own is constant, with a memory."""
        for macro, made in list(vars(module).items()):
            if isinstance(made, Macro):
                setattr(module, macro, _direct(made))
        if name and name in self._constant:
            macro = PurePosixPath(name).stem
            # Markup and plain text are equal, but not printed alike.
            remembered = lru_cache(maxsize=None, typed=True)(getattr(module, macro))
            setattr(module, macro, remembered)
        return module

    @staticmethod
    def printed(value: Any) -> Any:
        """A value as text for HTML; what is safe already stays as it is."""
        kind = type(value)
        if kind is Markup:
            return value
        # `escape` would first ask for what is no text, and mark each result as safe.
        return escaped(value) if kind is str else escape(value)
