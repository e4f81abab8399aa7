"""``fabula serve``: the page, the API and the tutor on one port."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fabula.cli.base import errors

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = 8017,
    store: Annotated[
        str, typer.Option(envvar="FABULA_STORE", help="A file for SQLite, or postgresql://user@host/name.")
    ] = "fabula.db",
    shared: Annotated[
        bool, typer.Option("--shared", help="Several servers use this store: limits hold for all together.")
    ] = False,
    workers: Annotated[int, typer.Option(min=0, help="Processes that solve; 0: one a core.")] = 0,
    extractor: Annotated[str, typer.Option(help="Who reads the text.", show_default="smart+")] = "",
    model: Annotated[Path | None, typer.Option(help="A model folder; without it the shipped one.")] = None,
    rate: Annotated[
        float, typer.Option(min=0, help="Requests a second for each client in the long run; 0: no limit.")
    ] = 20.0,
    burst: Annotated[float, typer.Option(min=1, help="Requests a client may make at once.")] = 100.0,
    seconds: Annotated[float, typer.Option(min=0.1, help="Time limit for a request.")] = 10.0,
    proxies: Annotated[
        str, typer.Option(help="Proxies whose X-Forwarded-For is believed: addresses with commas.")
    ] = "",
    cors: Annotated[
        str, typer.Option(help="Other sites whose pages may use the API: origins with commas, or *.")
    ] = "",
    log: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
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
