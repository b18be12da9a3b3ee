// The page as it is built for production, but for two bundled decks: in their places are those of cards for these tests alone.
import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import page from '../../vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    resolve: {
      alias: [
        {
          find: /^\.\/bundled\/gregg-the-adjutant-of-myths\.ts$/,
          replacement: path.join(import.meta.dirname, 'deck.ts'),
        },
        {
          find: /^\.\/bundled\/machiao-the-heretic-of-daggers\.ts$/,
          replacement: path.join(import.meta.dirname, 'twins.ts'),
        },
      ],
    },
  }),
);
