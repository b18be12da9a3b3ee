// The page as it is built for production, with what measures it put in front of it and of its worker. The page itself
// knows nothing of being measured.
import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vite';
import page from '../../vite.config.ts';

const inFront: Readonly<Record<string, string>> = {
  '/src/main.tsx': 'inPage.ts',
  '/src/worker/worker.ts': 'inWorker.ts',
};

/** What the worker calls is measured by itself too. */
const measuredFrom: Readonly<Record<string, string>> = {
  '@vaultsong/engine': 'engine.ts',
  '@vaultsong/bots': 'bots.ts',
};

const fileHere = (name: string): string => path.join(import.meta.dirname, name);

const measuring = (): Plugin => ({
  name: 'measures the page',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const file = measuredFrom[source];
    return file !== undefined && importer.endsWith('/worker/session/gameSession.ts') ? fileHere(file) : null;
  },
  transform(code, id) {
    const file = Object.entries(inFront).find(([end]) => id.endsWith(end))?.[1];
    return file === undefined ? null : { code: `import ${JSON.stringify(fileHere(file))};\n${code}`, map: null };
  },
});

export default mergeConfig(
  page,
  defineConfig({ plugins: [measuring()], worker: { format: 'es', plugins: () => [measuring()] } }),
);
