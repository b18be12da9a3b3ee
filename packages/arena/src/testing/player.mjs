// A player in another process that behaves as its first argument says, for tests.
import { createInterface } from 'node:readline';

const [, , behaviour] = process.argv;
let asked = 0;
for await (const line of createInterface(process.stdin)) {
  const { op } = JSON.parse(line);
  if (op !== 'choose' || behaviour === 'silent') continue;
  asked++;
  process.stdout.write(behaviour === 'third-wrong' && asked === 3 ? 'enough\n' : '{"option":0}\n');
}
