import { expect, test } from 'vitest';
import { embeddedPlace } from '../testbed/place.ts';
import { fuzz } from './fuzz.ts';

test('some thousand messages that nobody should send change no game, tell no secret and end no server', async () => {
  const place = embeddedPlace();
  try {
    const { faults, sent, checked, answers } = await fuzz({
      ...{ env: place.env, messages: 4_000, tables: 2, attackers: 4, seed: 1 },
    });
    expect(faults).toEqual([]);
    expect(sent).toBe(4_000);
    expect(answers).toBeGreaterThan(0);
    expect(checked).toBeGreaterThan(0);
  } finally {
    await place.remove();
  }
});
