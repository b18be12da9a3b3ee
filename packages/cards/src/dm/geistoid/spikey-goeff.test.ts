import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('spikey-goeff', () => {
  it('is hazardous while you are overwhelmed', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', 'troll'] },
      foe: { line: ['spikey-goeff'] },
    });
    t.me.fight('krump', 'spikey-goeff');
    t.expect({
      me: { line: ['troll'], discard: ['krump'] },
      foe: { line: [], discard: ['spikey-goeff'] },
    });
  });

  it('is not where you are not', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['spikey-goeff'] } });
    t.me.fight('troll', 'spikey-goeff');
    t.expect({
      me: { line: [{ id: 'troll', damage: 4, exhausted: true }] },
      foe: { line: [], discard: ['spikey-goeff'] },
    });
  });

  it('protects its neighbors', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['mother', 'spikey-goeff', 'valdr'] } });
    expect(targetsOf(t, 'troll')).toEqual(['spikey-goeff']);
  });

  it('deals 2 to a creature as scrap', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['spikey-goeff'], line: ['troll'] },
      foe: { line: ['krump'] },
    });
    t.me.discard('spikey-goeff').choose('krump');
    t.expect({ me: { line: ['troll'], discard: ['spikey-goeff'] }, foe: { line: [{ id: 'krump', damage: 2 }] } });
    const none = table({ me: { house: 'geistoid', hand: ['spikey-goeff'] } });
    none.me.discard('spikey-goeff');
    none.expect({ me: { discard: ['spikey-goeff'] } });
  });
});
