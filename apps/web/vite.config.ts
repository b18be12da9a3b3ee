import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vite';
import { licenses } from './licenses.ts';

const { ofPage, ofWorkers } = licenses();

/** A chunk that is said to come later and comes with the first is no warning but a fault: nothing else tells of it. */
const rolldownOptions: Rolldown.RolldownOptions = {
  onLog(level, log, handle) {
    if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
    handle(level, log);
  },
};

export default defineConfig({
  plugins: [react(), ofPage],
  // All of them read `light-dark()` (style/palette.css) by themselves; what Vite would put in its place knows no dark place on a bright page.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'], rolldownOptions },
  // The bots think in a module worker, which imports the packages as the page does.
  worker: { format: 'es', plugins: () => [ofWorkers], rolldownOptions },
  // Vite goes on to the next free port when this one is taken.
  preview: { port: Number(process.env.PORT ?? 4173) },
});
