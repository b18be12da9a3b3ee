// `npm run flood`: one address does its worst, and what others see of it.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { sayMilliseconds } from '../testbed/numbers.ts';
import { optionsOf } from '../testbed/options.ts';
import { storageFlags, storageOf } from '../testbed/storage.ts';
import { flood } from './flood.ts';

const options = optionsOf(
  'npm run flood -- [options]\n\nOne address asks for all that costs most, as often as it may and more, while others play; reports how long their answers and /healthz take, without it and with it.',
  {
    tables: { by: 100, help: 'at how many tables others play' },
    'per-second': { by: 2, help: 'answers a second at each table: each of two answers once a second' },
    seconds: { by: 30, help: 'how long each of both is measured' },
    'warm-up': { by: 10, help: 'seconds of play before that' },
    ...storageFlags,
    only: { by: null, help: 'the names of attacks, with commas between, in place of all' },
    profile: { by: null, help: 'a folder, for a profile of the server by --cpu-prof' },
    json: { by: false, help: 'the whole report as JSON' },
  },
);

const storage = await storageOf(options.is('postgres'), options.text('database-url'));
const tables = options.number('tables');
const profile = options.text('profile');
try {
  const report = await flood({
    ...{ storage, tables, perSecond: options.number('per-second') },
    ...{ seconds: options.number('seconds'), warmUp: options.number('warm-up') },
    only:
      options
        .text('only')
        ?.split(',')
        .map((name) => name.trim()) ?? [],
    node: profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  });
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const lines = [
    `${storage.name}, ${tables} tables, commit ${commit}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`,
    ...(['quiet', 'flooded'] as const).flatMap((when) => {
      const { played, health, unhealthy, cost } = report[when];
      return [
        `${when}: an answer: ${sayMilliseconds(played.latency)}; ${played.rate.toFixed(0)} a second, ${played.refused} refused`,
        `${when}: /healthz: ${sayMilliseconds(health)}; ${unhealthy} times not well`,
        `${when}: the server: ${cost.cores.toFixed(2)} cores, its main thread ${cost.main.toFixed(2)}, which was late by p99 ${cost.lag.p99.toFixed(0)} · most ${cost.lag.most.toFixed(0)} ms`,
      ];
    }),
    ...Object.entries(report.attacks).map(
      ([name, { served, limited, refused, ended }]) =>
        `${name}: ${served} served, ${limited} limited, ${refused} refused, ${ended} ended`,
    ),
  ];
  process.stdout.write(options.is('json') ? `${JSON.stringify(report)}\n` : `${lines.join('\n')}\n`);
} finally {
  await storage.remove();
}
