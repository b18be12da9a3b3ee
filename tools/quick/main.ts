// `npm run quick`: the quick checks of the project with other versions of Node than the one of this machine.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { groups } from '../suite/stages.ts';
import { getNode } from './otherNode.ts';

const stages = groups.flat().flatMap(({ script }) => (script === 'browser' ? [] : [script]));

const help = `npm run quick -- --node 22,24 [options]

Runs ${stages.join(', ')} with each version of Node that is named, one after the other; tests that start Node start the same.
The programs come from npm into ~/.cache/vaultsong (or $XDG_CACHE_HOME), 190 MB each. BROKER_URL and TEST_DATABASE_URL go
on to the tests, which without them skip what needs a broker or a PostgreSQL.

  --node A,B  versions: 22, 22.12 or 22.12.0
  --only A,B  only these stages
  --help      this text

Ends with code 1 where something fails with one of them.`;

function quick(): number {
  const { values } = parseArgs({
    options: {
      node: { type: 'string' },
      only: { type: 'string', default: stages.join(',') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const versions = values.node?.split(',') ?? [];
  const wrong = versions.find((version) => !/^\d+(\.\d+){0,2}$/.test(version));
  if (versions.length === 0 || wrong !== undefined)
    throw new Error(`--node takes versions like 22,24${wrong === undefined ? '' : `, not “${wrong}”`}`);
  // All are got before the first is run, which takes minutes.
  const nodes = versions.map(getNode);
  const failed = nodes.filter(({ version, env }) => {
    console.log(`\n=== Node ${version}`);
    const { status } = spawnSync('npm', ['test', '--', '--only', values.only], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    return status !== 0;
  });
  const named = (all: typeof nodes): string => all.map(({ version }) => version).join(', ');
  console.log(failed.length === 0 ? `\nAll passed with Node ${named(nodes)}` : `\nFAILED with Node ${named(failed)}`);
  return failed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = quick();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)} (--help tells the options)`);
  process.exitCode = 2;
}
