#!/usr/bin/env node
// The command runs plain code that is built from the sources when they have changed (built.mjs), so that it works right
// after `npm ci` and starts at once.
import { builtFrom } from './built.mjs';

const main = await builtFrom();
if (main === null) {
  // Nowhere to keep it, as where another user has installed the program: the sources run as they are, and start later.
  const { register } = await import('tsx/esm/api');
  // Whatever tsconfig.json lies in the folder where the command is run is none of its business.
  register({ tsconfig: false });
  await import('../src/main.ts');
} else {
  process.setSourceMapsEnabled(true);
  await import(main);
}
