// `npm run failover`: two processes, one of which is killed while people play.
import { sayMilliseconds } from '../testbed/numbers.ts';
import { optionsOf } from '../testbed/options.ts';
import { postgresStorage } from '../testbed/storage.ts';
import { failover } from './failover.ts';

const options = optionsOf(
  'npm run failover -- [options]\n\nTwo processes on one PostgreSQL, players of one table on different ones; one is killed (-9), and it is measured how soon its\ntables go on. Whoever was connected to it comes back at the other one at once.',
  {
    tables: { by: 10, help: 'of two people' },
    bots: { by: 5, help: 'tables of one person and a bot of the house' },
    rounds: { by: 5, help: 'how often one is killed' },
    seed: { by: Date.now() % 1_000_000, help: 'of all that is left to chance' },
    'database-url': { by: null, help: 'on this PostgreSQL; else one is started' },
  },
);

const storage = await postgresStorage(options.text('database-url'));
try {
  const { back, acknowledged, faults } = await failover({
    env: storage.env,
    tables: options.number('tables'),
    withBots: options.number('bots'),
    rounds: options.number('rounds'),
    seed: options.number('seed'),
    onRound: (round, spread) =>
      process.stdout.write(`round ${round}: tables went on after ${sayMilliseconds(spread)}\n`),
  });
  process.stdout.write(`In all: ${sayMilliseconds(back)}; ${acknowledged} answers acknowledged.\n`);
  for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await storage.remove();
}
