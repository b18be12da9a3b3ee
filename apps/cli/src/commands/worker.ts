// vaultsong worker: plays games for commands on other machines.
import type { Command } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { queueWords, workersOption } from './experimentOptions.ts';

/** Adds the command to the program. */
export function addWorker(program: Command): void {
  program
    .command('worker')
    .summary('play games for commands on other machines')
    .description(
      'Joins a farm: waits at a broker (Redis or PostgreSQL) for games that match, ladder, rate, matrix and handicap ask for with --queue, and plays them.\nIt takes only games of its own version. Ctrl-C finishes the games in hand, returns the others and leaves.',
    )
    .requiredOption('--queue <url>', `the broker, ${queueWords}`)
    .addOption(workersOption())
    .addHelpText('after', '\nExample:\n  $ vaultsong worker --queue redis://farm.example:6379 --workers 4')
    .action(lazyAction(async () => (await import('../actions/worker.ts')).runWorker));
}
