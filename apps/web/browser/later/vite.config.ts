// The page as it is built for production, but for two bundled decks: in their places are those of cards for these tests alone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import page from '../../vite.config.ts';

/** Files of bundled decks as the list of decks imports them, and what the build has in their places. */
const replacements = [
  ['./decks/gregg-the-adjutant-of-myths.ts', 'deck.ts'],
  ['./decks/machiao-the-heretic-of-daggers.ts', 'twins.ts'],
] as const;

const list = path.resolve(import.meta.dirname, '../../../../packages/decks/src/bundled/bundled.ts');
const imports = readFileSync(list, 'utf8');
// An import that is written otherwise would leave these tests without their cards, each waiting in vain for them.
for (const [deck] of replacements)
  if (!imports.includes(`'${deck}'`))
    throw new Error(`${list} imports no ${deck}: name the deck to replace as it does`);

export default mergeConfig(
  page,
  defineConfig({
    resolve: {
      alias: replacements.map(([deck, file]) => ({ find: deck, replacement: path.join(import.meta.dirname, file) })),
    },
  }),
);
