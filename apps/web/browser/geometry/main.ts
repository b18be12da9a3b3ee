// npm run geometry: how the table lies at random moments of games on screens of all sizes. The suite looks at a handful of them
// (geometry.spec.ts); this looks at as many as one likes.
import { parseArgs } from 'node:util';
import { asItIs, nameHelper, withBrowser, withSite } from '../site.ts';
import { lookAtMoments, sayFaults } from './moments.ts';

const help = `Usage: npm run geometry -- [options]

Builds the page, plays games against a bot in a Chromium, and looks at random moments of them at 320x568, 390x844, 667x375,
844x390, 683x384, 800x600 and 1366x768, with text at 90 and 140 %, with and without a selected card. Tells each control that another one
covers, or that is cut off where nothing scrolls to it, and each question or hand that is not on the screen; ends with 1 then.

  --moments N  how many moments (200)
  --seed N     of the chance that chooses them (1)
  --help       this text`;

function wholeNumber(option: string, value: string): number {
  const n = Number(value);
  if (!Number.isSafeInteger(n) || n < 1)
    throw new TypeError(`--${option} must be a whole number of at least 1, not ${value}`);
  return n;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      moments: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const [count, seed] = [wholeNumber('moments', values.moments), wholeNumber('seed', values.seed)];
  const begun = performance.now();
  const found = await withSite(asItIs, (baseURL) =>
    withBrowser(async (browser) => {
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.addInitScript(nameHelper);
      return lookAtMoments(page, count, seed, (moments, seen) => {
        if (moments % 20 === 0) console.error(`${moments} moments`);
        for (const line of sayFaults(seen)) console.error(line);
      });
    }),
  );
  for (const line of sayFaults(found)) console.log(line);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${count} moments of seed ${seed}, ${found.length} faults, ${seconds} s`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  // Options that are none, or that are wrong.
  if (!(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
