// `npm run attack`: what can be computed of the chance of a live table.
import { availableParallelism } from 'node:os';
import { optionsOf } from '../testbed/options.ts';
import { storageFlags, storageOf } from '../testbed/storage.ts';
import { evidenceOf, searchAttack, solverAttack } from './attack.ts';
import { allSeeds, weaknesses } from './seeds.ts';

const options = optionsOf(
  'npm run attack -- [options]\n\nPlays at a live table, and computes from what the players were told which cards come next: by a search through all seeds of 32 bits,\nand by solving for the state of a linear generator. Both must find nothing.',
  {
    seeds: { by: allSeeds, help: 'how many are tried' },
    threads: { by: availableParallelism(), help: 'that search' },
    used: { by: 24, help: 'how many cards of each deck the attacks may see' },
    draws: { by: 32, help: 'how many are drawn: the rest judges what was foretold' },
    ...storageFlags,
  },
);

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const storage = await storageOf(options.is('postgres'), options.text('database-url'));
let isFound = false;
try {
  const evidence = await evidenceOf(storage.env, options.number('used'), options.number('draws'));
  const [mine, theirs] = evidence.all;
  say(
    `On ${storage.name}: ${mine.drawn.length} and ${theirs.drawn.length} cards were drawn, of which the attacks see ${evidence.used} each`,
  );

  const { outputs, solved } = solverAttack(evidence);
  for (const { reading, equations, rank, isContradiction, state, right } of solved) {
    isFound ||= state !== null;
    const says = isContradiction
      ? 'they contradict each other'
      : state === null
        ? 'too few for a state'
        : `A STATE: ${state.join(' ')}, which foretold ${right} cards`;
    say(`Linear solver (${reading}): ${outputs} outputs, ${equations} equations, rank ${rank}: ${says}`);
  }

  const begun = performance.now();
  let next = 0;
  const seeds = options.number('seeds');
  const { fits, right, wrong } = await searchAttack(evidence, {
    ...{ seeds, threads: options.number('threads') },
    onProgress: (tried) => {
      if (tried < next) return;
      next = tried + seeds / 8;
      say(`${tried} of ${seeds} seeds`);
    },
  });
  isFound ||= weaknesses.some((weakness) => fits[weakness] > 0);
  say(
    `Search: ${seeds} seeds in ${Math.round((performance.now() - begun) / 1000)} s; ${weaknesses.map((weakness) => `${weakness}: ${fits[weakness]} fit`).join(', ')}; of cards drawn later ${right} were foretold and ${wrong} foretold wrongly`,
  );
  say(isFound ? 'FAULT: the chance of this table can be computed' : 'Nothing was found');
  process.exitCode = isFound ? 1 : 0;
} finally {
  await storage.remove();
}
process.exit();
