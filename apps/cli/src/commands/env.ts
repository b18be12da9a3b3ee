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
      'Lets a program in any language deal games, look at them and play them: one JSON object a line on standard input, one a line on standard output for each.\nWhat is wrong with a line is told in a line, {"error": {"code", "message"}}; the command ends with its input.\nSee docs/env.md for all that can be asked for.',
    )
    .addOption(new Option('--jsonl', 'speak in lines of JSON, which is the only way there is').makeOptionMandatory())
    .option('-g, --games <n>', 'how many games may be open at a time', wholeNumber(1, mostGames), 1024)
    .addHelpText(
      'after',
      '\nExample:\n  $ echo \'{"op":"reset","seed":7,"decks":["guide-achea","generated:cota:7"]}\' | vaultsong env --jsonl',
    )
    .action(lazyAction(async () => (await import('../actions/env.ts')).runEnv));
}
