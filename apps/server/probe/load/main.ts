// `npm run load`: many tables at one server, and what that costs.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { sayMilliseconds } from '../testbed/numbers.ts';
import { optionsOf } from '../testbed/options.ts';
import { storageFlags, storageOf } from '../testbed/storage.ts';
import { load } from './load.ts';

const options = optionsOf(
  'npm run load -- [options]\n\nTwo bots at each table play over the live protocol, in a second process; reports how long an answer takes and what a table costs.',
  {
    tables: { by: 500, help: 'at how many tables is played' },
    'per-second': { by: 2, help: 'answers a second at each table: each of two answers once a second' },
    seconds: { by: 60, help: 'how long is measured' },
    'warm-up': { by: 15, help: 'seconds of play before that' },
    idle: { by: 0, help: 'instead: so many tables at which nobody answers' },
    changes: { by: false, help: 'players follow by changes, as the page does, in place of whole views' },
    ...storageFlags,
    profile: { by: null, help: 'a folder, for a profile of the server by --cpu-prof' },
    json: { by: false, help: 'the whole report as JSON' },
  },
);

const storage = await storageOf(options.is('postgres'), options.text('database-url'));
const profile = options.text('profile');
const idle = options.number('idle');
const tables = idle > 0 ? idle : options.number('tables');
try {
  const report = await load({
    storage,
    tables,
    perSecond: idle > 0 ? 0 : options.number('per-second'),
    seconds: options.number('seconds'),
    warmUp: options.number('warm-up'),
    changes: options.is('changes'),
    node: profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  });
  const { played, perTable, before, seated, after, cpu, seating } = report;
  const kilo = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
  const mega = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const lines = [
    `${storage.name}, ${tables} tables, ${options.is('changes') ? 'changes' : 'whole views'}, commit ${commit}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`,
    ...(played === null
      ? ['nobody answers']
      : [
          `an answer: ${sayMilliseconds(played.latency)}`,
          `answers: ${played.rate.toFixed(0)} a second; ${played.missed} times nothing was asked yet, ${played.refused} refused, ${played.ended} matches ended`,
        ]),
    `memory: ${mega(before.rss)} before, ${mega(seated.rss)} when all sat, ${mega(after.rss)} after (heap ${mega(before.heap)}, ${mega(seated.heap)}, ${mega(after.heap)})`,
    `a table, with two connections: ${kilo(perTable.rss)} (heap ${kilo(perTable.heap)})`,
    `processor: server ${percent(cpu.server)}, database ${percent(cpu.database)}, players ${percent(played?.cpu ?? 0)} of one`,
    `to seat them took ${seating.toFixed(0)} s`,
  ];
  process.stdout.write(options.is('json') ? `${JSON.stringify(report)}\n` : `${lines.join('\n')}\n`);
} finally {
  await storage.remove();
}
