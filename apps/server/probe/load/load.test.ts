import { expect, test } from 'vitest';
import { newDataFolder } from '../../src/testing/dataFolder.ts';
import { embeddedStorage } from '../testbed/storage.ts';
import { load } from './load.ts';

// Nothing is measured here: only that what measures works. Figures are in docs/operations.md.
test('a load test plays at all tables and reports what it found', async () => {
  const storage = embeddedStorage(await newDataFolder());
  try {
    const { played, before, after, cpu } = await load({
      storage,
      tables: 3,
      perSecond: 5,
      seconds: 3,
      warmUp: 0,
      changes: false,
    });
    expect(played?.latency.count).toBeGreaterThan(0);
    expect(played?.refused).toBe(0);
    expect(Math.min(before.rss, after.rss, before.heap, after.heap)).toBeGreaterThan(1_000_000);
    expect(cpu.server).toBeGreaterThan(0);
  } finally {
    await storage.remove();
  }
});
