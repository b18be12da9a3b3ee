import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licenses } from './licenses.ts';

const { ofPage, ofWorkers } = licenses();

export default defineConfig({
  plugins: [react(), ofPage],
  // All of them read `light-dark()` (style/palette.css) by themselves; what Vite would put in its place knows no dark place on a bright page.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  // The bots think in a module worker, which imports the packages as the page does.
  worker: { format: 'es', plugins: () => [ofWorkers] },
  // Vite goes on to the next free port when this one is taken.
  preview: { port: Number(process.env.PORT ?? 4173) },
});
