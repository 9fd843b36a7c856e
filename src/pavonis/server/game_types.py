"""What the installed games send: their observations and boards, from which the OpenAPI page and the browser's types are made."""

from typing import TYPE_CHECKING, Annotated, Any

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from pavonis.games import box, games

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

OBSERVATION = "observation of a game"
BOARD = "board of a game"
Observation = Annotated[Any, OBSERVATION]  # what a viewer may know: for each game a type of its own
Board = Annotated[Any, BOARD]  # what is printed on a board


class GameTypes(OpenAPISchemaPlugin):
    """Tells what the games send as one of the types that they declare, and as any object where a game declares none.

    It is no union: a union is read by a tag, and these are only ever written.
    """

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether it is one of the two."""
        return OBSERVATION in field_definition.metadata or BOARD in field_definition.metadata

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        """One of the types of the games."""
        is_board = BOARD in field_definition.metadata
        declared = [box(key).board_type() if is_board else box(key).observation() for key in games()]
        types = dict.fromkeys(dict[str, Any] if each is None else each for each in declared)
        return Schema(one_of=[schema_creator.for_field_definition(FieldDefinition.from_annotation(each)) for each in types])
