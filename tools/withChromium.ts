// Runs a script of a workspace with a Chromium that starts, which only the tools at the root know how to find: its launch
// options for Playwright are in VAULTSONG_CHROMIUM, as JSON.
//
//     tsx tools/withChromium.ts SCRIPT [ARGUMENT...]
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './findChromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache/vaultsong');
mkdirSync(cache, { recursive: true });
const browser = await findChromium(cache);
const { status } = spawnSync(path.join(root, 'node_modules/.bin/tsx'), process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, VAULTSONG_CHROMIUM: JSON.stringify(browser) },
});
process.exitCode = status ?? 1;
