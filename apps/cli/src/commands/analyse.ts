// vaultsong analyse: how likely each side was to win a recorded game as it went on, and what of it was decided and what was luck.
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { secondsOption } from '../options.ts';
import { plotOption, seedValue, workersOption } from './experimentOptions.ts';

/** Adds the command to the program. */
export function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .alias('analyze')
    .summary('analyse a recorded game: chances, turning points, better plans')
    .description(
      'Plays a recorded game again and tells how likely each side was to win at the start of each turn, where the game turned, which answers cost something and what was better, and what was luck.\nEach answer is judged by what its player knew: all that was hidden is dealt anew, many times. Ctrl-C ends that with the results so far, and code 130.',
    )
    .argument('<record>', 'a record, as simulate --record or the table writes it')
    .option('-s, --seed <n>', 'seed of the imagined games, a whole number', seedValue, 1)
    .addOption(workersOption())
    .option('--fast', 'analyse less: takes some seconds, and is rougher')
    .addOption(
      new Option('--seconds <n>', 'end after so many seconds with the results so far').argParser(secondsOption),
    )
    .option('-o, --out <file>', 'write the whole analysis to a JSON file')
    .addOption(plotOption())
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong simulate miss-onyx-censorius radiant-argus-the-supreme --games 1 --bots planner --record game.json\n  $ vaultsong analyse game.json --plot game.svg',
    )
    .action(lazyAction(async () => (await import('../actions/analyse.ts')).runAnalyse));
}
