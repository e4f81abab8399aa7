"""``fabula serve``: the page, the API and the tutor on one port."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from fabula.cli.base import errors
from fabula.terminal import Option, command


def serve(
    host: Annotated[str, Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Option(min=0, max=65535, help="The port.")] = 8017,
    store: Annotated[
        str, Option(envvar="FABULA_STORE", help="A file for SQLite, or postgresql://user@host/name.")
    ] = "fabula.db",
    shared: Annotated[
        bool, Option("--shared", help="Several servers use this store: limits hold for all together.")
    ] = False,
    workers: Annotated[int, Option(min=0, help="Processes that solve; 0: one a core.")] = 0,
    extractor: Annotated[str, Option(help="Who reads the text.", show_default="smart+")] = "",
    model: Annotated[Path | None, Option(help="A model folder; without it the shipped one.")] = None,
    rate: Annotated[
        float, Option(min=0, help="Requests a second for each client in the long run; 0: no limit.")
    ] = 20.0,
    burst: Annotated[float, Option(min=1, help="Requests a client may make at once.")] = 100.0,
    seconds: Annotated[float, Option(min=0.1, help="Time limit for a request.")] = 10.0,
    proxies: Annotated[str, Option(help="Proxies whose X-Forwarded-For is believed: addresses with commas.")] = "",
    cors: Annotated[str, Option(help="Other sites whose pages may use the API: origins with commas, or *.")] = "",
    log: Annotated[str, Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve the page, the REST API and the tutor on one port."""
    with errors():
        from fabula.serve.run import run
        from fabula.serve.settings import Settings

        run(
            Settings(
                host=host,
                port=port,
                store=store,
                shared=shared,
                workers=workers,
                extractor=extractor,
                model=model,
                rate=rate,
                burst=burst,
                request_seconds=seconds,
                job_seconds=seconds * 0.8,
                proxies=proxies,
                cors=cors,
                log=log,
            )
        )


app = command(serve)
