"""`pavonis completion`: the line that teaches a shell to complete our commands."""

import click
from click.shell_completion import get_completion_class


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print what makes SHELL complete commands and games.

    \b
    bash:  pavonis completion bash >> ~/.bashrc
    zsh:   pavonis completion zsh >> ~/.zshrc
    fish:  pavonis completion fish > ~/.config/fish/completions/pavonis.fish
    """
    found = get_completion_class(shell)
    assert found is not None  # click knows these three
    group = click.get_current_context().find_root().command
    click.echo(found(group, {}, "pavonis", "_PAVONIS_COMPLETE").source())
