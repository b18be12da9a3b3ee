/** `npm test`: every check of the project, cheapest first; stops at the first that fails. */
import { spawnSync } from 'node:child_process';

const steps = [
  ['types', 'Types'],
  ['lint', 'Format and lint'],
  ['imports', 'Import law'],
  ['unit', 'Unit and conformance tests'],
  ['browser', 'Browser tests'],
] as const;

for (const [script, title] of steps) {
  console.log(`\n=== ${title} (npm run ${script})`);
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n=== ${title}: failed; run it alone with \`npm run ${script}\``);
    process.exit(1);
  }
  console.log(`=== ${title}: passed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
