// vaultsong env: the engine as an environment for programs in any language.
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { wholeNumber } from '../options.ts';

/** A game in its middle takes some 130 kB. */
const mostGames = 8192;

/** Adds the command to the program. */
export function addEnv(program: Command): void {
  program
    .command('env')
    .summary('let a program in any language play: JSON lines in, JSON lines out')
    .description(
      'Lets a program in any language deal games, look at them and play them: one JSON object a line on standard input, one a line on standard output for each.\nA faulty line is answered by {"error": {"code", "message"}}. The command ends with its input.\nSee docs/env.md for all requests.',
    )
    .addOption(new Option('--jsonl', 'speak in lines of JSON (required: the only format)').makeOptionMandatory())
    .option('-g, --games <n>', 'the most games that may be open at a time', wholeNumber(1, mostGames), 1024)
    .addHelpText(
      'after',
      '\nExample:\n  $ echo \'{"op":"reset","seed":7,"decks":["guide-achea","generated:cota:7"]}\' | vaultsong env --jsonl',
    )
    .action(lazyAction(async () => (await import('../actions/env.ts')).runEnv));
}
