import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The bots think in a module worker, which imports the packages as the page does.
  worker: { format: 'es' },
  // Vite goes on to the next free port when this one is taken.
  preview: { port: Number(process.env.PORT ?? 4173) },
});
