// The page as it is built for production, but for one bundled deck: in its place is one of cards for these tests alone.
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
      ],
    },
  }),
);
