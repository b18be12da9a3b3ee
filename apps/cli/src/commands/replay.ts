// vaultsong replay: plays a recorded game again and says how it ended. Every hash of the record is checked on the way,
// so what is told is what really happened.
import type { Command } from 'commander';
import { lazyAction } from '../lazyAction.ts';

/** Adds the command to the program. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .summary('play a recorded game again')
    .description('Plays a recorded game again, checks it against its record, and tells who won.')
    .argument('<file>', 'a record, as simulate --record writes it')
    .option('--verify', 'only check the record, and report whether it is right')
    .option('--log', 'tell the game in words')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong simulate miss-onyx-censorius radiant-argus-the-supreme --games 1 --record game.json\n  $ vaultsong replay game.json --log',
    )
    .action(lazyAction(async () => (await import('../actions/replay.ts')).runReplay));
}
