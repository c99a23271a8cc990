"""The search for rings is put off, and no longer than it was asked for."""

from __future__ import annotations

import gc

import pytest

from generator.collection import put_off


def test_it_is_off_inside_and_on_again_behind() -> None:
    assert gc.isenabled()
    with put_off():
        assert not gc.isenabled()
        with put_off():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_is_on_again_after_a_failure() -> None:
    with pytest.raises(ValueError, match="x"), put_off():
        raise ValueError("x")
    assert gc.isenabled()
