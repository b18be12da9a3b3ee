import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('gleeful-mayhem', () => {
  it('deals 5 to one creature of each house, which its player chooses', () => {
    const t = table({
      me: { house: 'dis', hand: ['gleeful-mayhem'], line: ['batdrone', 'mother'] },
      foe: { line: ['troll', 'bumpsy', 'urchin'] },
    });
    t.me.play('gleeful-mayhem');
    expect([...t.options()].sort()).toEqual(['batdrone', 'mother']);
    t.me.choose('mother').choose('troll');
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

  it('deals 5 to a creature of two houses for each of them', () => {
    const t = table({
      me: { house: 'dis', hand: ['gleeful-mayhem'] },
      foe: { line: [{ id: 'grabber-jammer', power: 9, houseIcons: ['sanctum'] }, 'charette'] },
    });
    t.me.play('gleeful-mayhem');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'grabber-jammer', power: 9, damage: 9, houseIcons: ['sanctum'] }], discard: ['charette'] },
    });
  });

  it('or to another of one of the two', () => {
    const t = table({
      me: { house: 'dis', hand: ['gleeful-mayhem'] },
      foe: { line: [{ id: 'troll', houseIcons: ['sanctum'] }, 'raiding-knight'] },
    });
    t.me.play('gleeful-mayhem').choose('raiding-knight');
    t.expect({
      foe: {
        line: [
          { id: 'troll', houseIcons: ['sanctum'], damage: 5 },
          { id: 'raiding-knight', damage: 3 },
        ],
      },
    });
  });

  it('deals 5 to Diplomat Agung for each house where it is alone, at once with those to others', () => {
    const t = table({
      me: { house: 'dis', hand: ['gleeful-mayhem'] },
      foe: { line: ['diplomat-agung', 'troll'] },
    });
    t.me.play('gleeful-mayhem').choose('troll');
    t.expect({ foe: { line: [{ id: 'troll', damage: 5 }], discard: ['diplomat-agung'] } });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'dis', hand: ['gleeful-mayhem'] }, foe: {} });
    t.me.play('gleeful-mayhem');
    t.expect({ me: { aember: 1, discard: ['gleeful-mayhem'] } });
  });
});
