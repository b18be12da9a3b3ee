// `npm run crash`: kills a server that people play on, again and again.
import { optionsOf } from '../testbed/options.ts';
import { storageFlags, storageOf } from '../testbed/storage.ts';
import { crash } from './crash.ts';
import { fullDisk } from './fullDisk.ts';

const options = optionsOf(
  'npm run crash -- [options]\n\nBots play at several tables over the live protocol; the server is killed (-9) at random moments and started again.\nThen each answer that was acknowledged must be in the log, each table must ask what it asked, and all logs must verify.',
  {
    rounds: { by: 100, help: 'how often it is killed' },
    tables: { by: 6, help: 'at how many tables is played' },
    least: { by: 100, help: 'milliseconds that a round lasts at least' },
    most: { by: 2_500, help: 'and at most' },
    seed: { by: Date.now() % 1_000_000, help: 'of all that is left to chance' },
    ...storageFlags,
    'full-disk': {
      by: false,
      help: 'it is not killed: its disk, a small one that is mounted for this, is full again and again',
    },
    'database-url': { by: null, help: 'on this PostgreSQL; its database should be empty' },
  },
);

if (options.is('full-disk')) {
  process.exitCode = await fullDisk({
    rounds: options.number('rounds'),
    tables: options.number('tables'),
    seed: options.number('seed'),
    say: (line) => void process.stdout.write(`${line}\n`),
  });
  process.exit();
}

const storage = await storageOf(options.is('postgres'), options.text('database-url'));
const seed = options.number('seed');
process.stdout.write(`On ${storage.name}, with seed ${seed}\n`);
try {
  const report = await crash({
    env: storage.env,
    rounds: options.number('rounds'),
    tables: options.number('tables'),
    between: [options.number('least'), options.number('most')],
    seed,
    onRound: (round, acknowledged, backAfter) =>
      process.stdout.write(`round ${round}: ${acknowledged} answers acknowledged so far; back after ${backAfter} ms\n`),
  });
  const { rounds, acknowledged, inFlight, tables, faults } = report;
  process.stdout.write(
    `${rounds} rounds, ${tables} matches, ${acknowledged} answers acknowledged; of those on their way when it was killed ${inFlight.kept} had been written and ${inFlight.lost} had not.\n`,
  );
  for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);
  process.stdout.write(faults.length === 0 ? 'Nothing was lost, and all logs verify.\n' : `${faults.length} faults.\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await storage.remove();
}
