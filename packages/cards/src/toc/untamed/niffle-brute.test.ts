import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const brute = { id: 'krump', token: 'niffle-brute' };
const foe = { line: ['troll'] } as const;
const hit = { line: [{ id: 'troll', damage: 4 }] };

describe('niffle-brute', () => {
  it('returns a Niffle Sanctuary of the discard pile when it is destroyed', () => {
    const t = table({ me: { house: 'untamed', line: [brute], discard: ['niffle-ape', 'niffle-sanctuary'] }, foe });
    t.me.fight('niffle-brute', 'troll');
    t.expect({ me: { line: [], hand: ['niffle-sanctuary'], discard: ['krump', 'niffle-ape'] }, foe: hit });
  });

  it('returns another Niffle card otherwise', () => {
    const t = table({ me: { house: 'untamed', line: [brute], discard: ['niffle-ape', 'anger', 'niffle-queen'] }, foe });
    t.me.fight('niffle-brute', 'troll').choose('niffle-queen');
    t.expect({ me: { line: [], hand: ['niffle-queen'], discard: ['krump', 'niffle-ape', 'anger'] }, foe: hit });
  });

  it('returns nothing else, and not the card that it is', () => {
    const line = [{ id: 'niffle-ape', token: 'niffle-brute' }];
    const t = table({ me: { house: 'untamed', line, discard: ['anger'] }, foe });
    t.me.fight('niffle-brute', 'troll');
    t.expect({ me: { line: [], hand: [], discard: ['niffle-ape', 'anger'] }, foe: hit });
  });
});
