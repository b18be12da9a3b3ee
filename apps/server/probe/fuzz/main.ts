// `npm run fuzz`: a million messages that nobody should send.
import { optionsOf } from '../testbed/options.ts';
import { storageFlags, storageOf } from '../testbed/storage.ts';
import { checkNames } from './checks/tally.ts';
import { fuzz } from './fuzz.ts';

const options = optionsOf(
  'npm run fuzz -- [options]\n\nSends malformed, replayed, reordered, foreign, oversized, nested, polluting, binary and slow messages to a server at which people play.\nIt must stand, nobody may learn what is hidden from them, and no game may change but by its players.',
  {
    messages: { by: 1_000_000, help: 'how many' },
    tables: { by: 8, help: 'how many matches and tournaments are played at once; their kinds are drawn by the seed' },
    attackers: { by: 16, help: 'how many send them' },
    seed: { by: Date.now() % 1_000_000, help: 'of all that is left to chance' },
    ...storageFlags,
  },
);

const storage = await storageOf(options.is('postgres'), options.text('database-url'));
const seed = options.number('seed');
process.stdout.write(`On ${storage.name}, with seed ${seed}\n`);
let next = 0;
try {
  const { sent, ended, matches, answers, tally, grown, faults } = await fuzz({
    env: storage.env,
    messages: options.number('messages'),
    tables: options.number('tables'),
    attackers: options.number('attackers'),
    seed,
    onProgress: (so, far) => {
      if (so < next) return;
      next = so + 50_000;
      process.stdout.write(`${so} messages, ${far} answers of those who play\n`);
    },
  });
  process.stdout.write(
    `${sent} messages, of which ${ended} ended a connection; meanwhile ${answers} answers were given in ${matches} whole matches and tournaments and those after them. The heap grew by ${Math.round(grown / 1e6)} MB.\n`,
  );
  const looked = checkNames.map((check) => `${check} ${tally.lookedAt(check)}`).join(', ');
  process.stdout.write(`Looked at by each check: ${looked}.\n`);
  for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await storage.remove();
}
process.exit();
