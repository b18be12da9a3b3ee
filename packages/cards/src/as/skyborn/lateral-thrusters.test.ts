import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('lateral-thrusters', () => {
  const worn = { id: 'troll', upgrades: ['lateral-thrusters'] };
  const houses = ['brobnar', 'dis', 'logos'] as const;

  it('at the start of the turn of its creature’s controller the battleline may be rearranged', () => {
    const t = table({
      me: { house: 'brobnar', houses, line: ['mother', worn, 'gub'] },
      foe: { ...foeHouses, line: ['bumpsy', 'krump'] },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.yes().choose('gub').choose('mother').house('brobnar');
    t.expect({ me: { line: ['gub', 'mother', worn] }, foe: { line: ['bumpsy', 'krump'] } });
  });

  it('may be declined', () => {
    const t = table({ me: { house: 'brobnar', houses, line: ['mother', worn] }, foe: foeHouses });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.no().house('brobnar');
    t.expect({ me: { line: ['mother', worn] } });
  });

  it('is not asked about a creature that stands alone', () => {
    const t = table({ me: { house: 'brobnar', houses, line: [worn] }, foe: foeHouses });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('brobnar');
    t.expect({ me: { line: [worn] } });
  });

  it('on an enemy creature it is its controller who may, in their own turn', () => {
    const t = table({
      me: {
        house: 'skyborn',
        houses: ['skyborn', 'dis', 'logos'],
        hand: ['lateral-thrusters'],
        line: ['mother', 'gub'],
      },
      foe: { ...foeHouses, line: ['bumpsy', 'troll'] },
    });
    t.me.play('lateral-thrusters').choose('troll').end();
    t.foe.yes().choose('troll').house('brobnar');
    t.expect({ me: { aember: 1, line: ['mother', 'gub'] }, foe: { line: [worn, 'bumpsy'] } });
  });
});
