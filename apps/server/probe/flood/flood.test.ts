import { expect, test } from 'vitest';
import { newDataFolder } from '../../src/testing/dataFolder.ts';
import { embeddedStorage } from '../testbed/storage.ts';
import { attacks } from './attacks.ts';
import { flood } from './flood.ts';

// Nothing is measured here: only that what measures works. Figures are in docs/operations.md.
test('a flood reaches the server with all its attacks, is limited, and lets others play', async () => {
  const storage = embeddedStorage(await newDataFolder());
  try {
    const { quiet, flooded, attacks: done } = await flood({ storage, tables: 2, perSecond: 5, seconds: 2, warmUp: 0 });
    expect(Object.keys(done).sort()).toEqual(attacks.map(({ name }) => name).sort());
    for (const { played, health } of [quiet, flooded])
      expect(Math.min(played.latency.count, health.count)).toBeGreaterThan(0);
    expect(done.imports?.limited).toBeGreaterThan(0);
  } finally {
    await storage.remove();
  }
});
