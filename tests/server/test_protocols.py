"""What is recognised before the protocol reads it: the pings of pages that only wait."""

from pavonis.server.protocols import BEAT, _frame, _is_beat


def masked(text: bytes, mask: bytes) -> bytes:
    """A text as a browser sends it."""
    return bytes([0x81, 0x80 | len(text)]) + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))


def test_a_ping_is_recognised_under_any_mask() -> None:
    for mask in (b"\x00\x00\x00\x00", b"\x01\x02\x03\x04", b"\xff\x00\xff\x80"):
        assert _is_beat(masked(BEAT, mask))
        assert not _is_beat(masked(BEAT[:-1] + b"]", mask))
        assert not _is_beat(masked(BEAT, mask)[::-1])
    assert not _is_beat(_frame(BEAT + b"    ")), "a browser masks what it sends"
