import { expect, test, vi } from 'vitest';

const asked = vi.hoisted(() => ({ levels: new Set<string | undefined>() }));
vi.mock('vite', () => ({
  build: async ({ logLevel }: { readonly logLevel?: string }) => void asked.levels.add(logLevel),
  preview: async ({ logLevel }: { readonly logLevel?: string }) => {
    asked.levels.add(logLevel);
    return { resolvedUrls: { local: ['http://localhost:4174/'], network: [] } };
  },
}));

test('“npm run start:static” ends with the one line that says what to open, and the build says nothing but errors', async () => {
  const told: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => told.push(String(text)) > 0);
  await import('./start.ts');
  spy.mockRestore();
  expect(told.join('').trimEnd().split('\n')).toEqual([
    'Building the page …',
    'Open http://localhost:4174/ in a browser; Ctrl-C ends it.',
  ]);
  expect([...asked.levels]).toEqual(['error']);
});
