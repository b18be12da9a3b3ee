import { expect, test } from 'vitest';
import { newDataFolder } from '../../src/testing/dataFolder.ts';
import { embeddedStorage } from '../testbed/storage.ts';
import { checkNames } from './checks/tally.ts';
import { fuzz } from './fuzz.ts';

test('a thousand messages that nobody should send change no game, tell no secret and end no server', async () => {
  const storage = embeddedStorage(await newDataFolder());
  try {
    const { faults, sent, tally, answers } = await fuzz({
      ...{ env: storage.env, messages: 1_000, tables: 7, attackers: 4, seed: 1 },
      isEnough: (looked) => checkNames.every((check) => looked.lookedAt(check) > 0),
    });
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(1_000);
    expect(answers).toBeGreaterThan(0);
    for (const check of checkNames) expect([check, tally.lookedAt(check)]).not.toEqual([check, 0]);
  } finally {
    await storage.remove();
  }
});
