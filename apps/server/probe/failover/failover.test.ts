import { expect, test } from 'vitest';
import { postgresPrograms } from '../testbed/postgres.ts';
import { postgresStorage } from '../testbed/storage.ts';
import { failover } from './failover.ts';

const without = postgresPrograms() === null ? ' (skipped: there is no PostgreSQL here)' : '';

test.skipIf(without !== '')(
  `when one of two processes is killed, the tables of both go on at the other one${without}`,
  async () => {
    const storage = await postgresStorage(null);
    try {
      const { back, faults, acknowledged } = await failover({
        env: storage.env,
        tables: 2,
        withBots: 1,
        rounds: 1,
        seed: 1,
      });
      expect(faults).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
      // That each table went on is what is asserted; how soon is measured by `npm run failover`: two seconds on a machine that is not busy.
      expect(back.count).toBe(3);
    } finally {
      await storage.remove();
    }
  },
);
