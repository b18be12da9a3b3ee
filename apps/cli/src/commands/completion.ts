// vaultsong completion: the script by which a shell completes the commands, options and names of this program.
import type { Command } from 'commander';
import { Argument } from 'commander';
import type { Shell } from '../completion.ts';
import { print } from '../output.ts';

const shells: readonly Shell[] = ['bash', 'zsh', 'fish'];

/** Adds the command to the program. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .summary('write the completion script for bash, zsh or fish')
    .description(
      'Writes a script that lets a shell complete commands, options, decks and sets.\nIt completes the command “vaultsong”; in a checkout: alias vaultsong="npx vaultsong"',
    )
    .addArgument(new Argument('<shell>', 'the shell that reads it').choices(shells))
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong completion bash > ~/.local/share/bash-completion/completions/vaultsong\n  $ vaultsong completion zsh > ~/.zfunc/_vaultsong\n  $ vaultsong completion fish > ~/.config/fish/completions/vaultsong.fish',
    )
    .action(async (shell: Shell) => {
      const { completionFor } = await import('../completion.ts');
      print(completionFor(shell, program).trimEnd());
    });
}
