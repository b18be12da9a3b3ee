import { expect, test } from 'vitest';
import { newDataFolder } from '../../src/testing/dataFolder.ts';
import { embeddedPlace } from '../testbed/place.ts';
import { load } from './load.ts';

// Nothing is measured here: only that what measures works. Figures are in docs/operations.md.
test('a load test plays at all tables and reports what it found', async () => {
  const place = embeddedPlace(await newDataFolder());
  try {
    const { played, before, after, cpu } = await load({
      place,
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
    await place.remove();
  }
});
