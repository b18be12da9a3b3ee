import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const wrecker = { id: 'mother', token: 'wrecker' };
const used = { ...wrecker, exhausted: true };

describe('wrecker', () => {
  it('discards the top card of a deck of choice after it reaped', () => {
    const t = table({ me: { house: 'geistoid', line: [wrecker], deck: ['anger', 'troll'] }, foe: { deck: ['krump'] } });
    t.me.reap('wrecker').choose('Your deck');
    t.expect({ me: { aember: 1, line: [used], deck: ['troll'], discard: ['anger'] }, foe: { deck: ['krump'] } });
    const u = table({ me: { house: 'geistoid', line: [wrecker], deck: ['anger'] }, foe: { deck: ['krump', 'troll'] } });
    u.me.reap('wrecker').choose('The deck of your opponent');
    u.expect({ me: { line: [used], deck: ['anger'] }, foe: { deck: ['troll'], discard: ['krump'] } });
  });

  it('discards nothing of an empty deck', () => {
    const t = table({ me: { house: 'geistoid', line: [wrecker] }, foe: { deck: ['krump'] } });
    t.me.reap('wrecker').choose('Your deck');
    t.expect({ me: { aember: 1, line: [used], discard: [] }, foe: { deck: ['krump'] } });
  });
});
