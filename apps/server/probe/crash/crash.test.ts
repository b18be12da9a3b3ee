// The crash test with small numbers; `npm run crash` has a hundred rounds of it.
import { expect, test } from 'vitest';
import { newDataFolder } from '../../src/testing/dataFolder.ts';
import { postgresPrograms } from '../testbed/postgres.ts';
import { embeddedStorage, postgresStorage } from '../testbed/storage.ts';
import { crash } from './crash.ts';

const small = { rounds: 2, tables: 2, between: [300, 900], seed: 1 } as const;

test('what was acknowledged survives kill -9, and tables go on where they were: embedded database', async () => {
  const storage = embeddedStorage(await newDataFolder());
  try {
    const { faults, acknowledged, rounds } = await crash({ env: storage.env, ...small });
    expect(faults).toEqual([]);
    expect(rounds).toBe(2);
    expect(acknowledged).toBeGreaterThan(0);
  } finally {
    await storage.remove();
  }
});

const without = postgresPrograms() === null ? ' (skipped: there is no PostgreSQL here)' : '';

test.skipIf(without !== '')(
  `what was acknowledged survives kill -9, and tables go on where they were: PostgreSQL${without}`,
  async () => {
    const storage = await postgresStorage(null);
    try {
      const { faults, acknowledged } = await crash({ env: storage.env, ...small });
      expect(faults).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
    } finally {
      await storage.remove();
    }
  },
);
