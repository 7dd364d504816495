"""The OpenAPI schema against the server: whatever it allows is answered as it says, whatever it forbids is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.support import Server

pytestmark = pytest.mark.compiled_only

EXAMPLES = 12


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    generous = {"MEADOWMARKET_REQUESTS_PER_SECOND": "100000", "MEADOWMARKET_TABLES_PER_HOUR": "100000"}
    running = Server(tmp_path_factory.mktemp("schema"), **generous).start()
    yield schemathesis.openapi.from_url(f"{running.address}/schema/openapi.json")
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_the_schema_is_true(api: Any, mode: GenerationMode) -> None:
    operations = [result.ok() for result in api.get_all_operations()]
    assert len(operations) >= 16
    for operation in operations:
        # An operation without input can't be asked wrongly.
        with suppress(Unsatisfiable):
            check(operation, mode)


def check(operation: Any, mode: GenerationMode) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    def run(case: Any) -> None:
        # The rules refuse more than a schema can say, such as a game that is not installed.
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    run()
