// A player that behaves as its first argument says, for tests.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , behaviour, file] = process.argv;
const told = [];
const answers = {
  first: () => '{"option":0}',
  last: ({ options }) => JSON.stringify({ key: options.at(-1).key, because: 'I like it' }),
  action: ({ options }) => JSON.stringify({ action: options[0].action }),
  words: () => 'the first one, please',
  nothing: () => '{}',
  before: ({ legal }) => JSON.stringify({ option: legal[0].index }),
  'first-only': () => '{"option":0}',
  'too-many': ({ options }) => JSON.stringify({ option: options.length }),
  half: () => '{"option":0.5}',
  text: () => '{"option":"0"}',
};

if (behaviour === 'stop') process.exit(3);
if (behaviour === 'endless') process.stdout.write('x'.repeat(3_000_000));
for await (const line of createInterface(process.stdin)) {
  const message = JSON.parse(line);
  told.push(message);
  if (message.op !== 'choose') continue;
  if (behaviour === 'stop-later') process.exit(0);
  if (behaviour === 'first-only' && told.length > 1) process.exit(0);
  const answer = answers[behaviour];
  if (answer !== undefined) process.stdout.write(`${answer(message)}\n`);
}
if (file !== undefined) writeFileSync(file, JSON.stringify(told));
if (behaviour === 'stubborn') setInterval(() => {}, 1000);
