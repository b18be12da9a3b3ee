// Entry of a worker thread of the arena in unit tests: plain code, as the command has it, because a thread that translates
// the sources takes three times as long to start.
import { builtFrom } from './built.mjs';

const main = await builtFrom();
if (main === null)
  throw new Error('Unit tests keep what they build in node_modules/.cache, where nothing can be written');
export const { playSeries, playFixtures, judge } = await import(new URL('./worker.mjs', main).href);
