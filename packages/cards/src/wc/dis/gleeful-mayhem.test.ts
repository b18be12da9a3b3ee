import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('gleeful-mayhem', () => {
  it('deals 5 to one creature of each house, which its player chooses', () => {
    const t = table({
      me: { house: 'dis', hand: ['gleeful-mayhem'], line: ['batdrone', 'mother'] },
      foe: { line: ['troll', 'bumpsy', 'urchin'] },
    });
    t.me.play('gleeful-mayhem').choose('troll');
    expect([...t.options()].sort()).toEqual(['batdrone', 'mother', 'urchin']);
    t.me.choose('mother').choose('urchin');
    t.expect({ me: { aember: 1, line: ['batdrone'] }, foe: { line: [{ id: 'troll', damage: 5 }, 'bumpsy'] } });
  });

  it('deals all of it at one moment: Duma the Martyr heals what it dealt to another', () => {
    const t = table({
      me: { house: 'dis', hand: ['gleeful-mayhem'] },
      foe: { line: ['duma-the-martyr', 'troll'], deck: ['fear', 'punch'] },
    });
    t.me.play('gleeful-mayhem').choose('duma-the-martyr');
    t.expect({ me: { aember: 1 }, foe: { hand: ['fear', 'punch'], line: ['troll'], discard: ['duma-the-martyr'] } });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'dis', hand: ['gleeful-mayhem'] }, foe: {} });
    t.me.play('gleeful-mayhem');
    t.expect({ me: { aember: 1, discard: ['gleeful-mayhem'] } });
  });
});
