import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('hunter-of-legend', () => {
  const worn = { id: 'troll', upgrades: ['hunter-of-legend'] };
  const token = { id: 'bumpsy', token: 'corsair', exhausted: true };

  it('its creature has skirmish, and makes a token creature after it fights', () => {
    const t = table({
      me: { house: 'brobnar', line: [worn], beside: ['corsair'], deck: ['bumpsy'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('troll', 'mother').flank('right');
    t.expect({ me: { deck: [], line: [{ ...worn, exhausted: true }, token] }, foe: { line: [] } });
  });

  it('on an enemy creature it is its controller who makes one', () => {
    const t = table({
      me: {
        house: 'skyborn',
        houses: ['skyborn', 'dis', 'logos'],
        hand: ['hunter-of-legend'],
        line: ['mother'],
        beside: ['corsair'],
      },
      foe: { ...foeHouses, line: ['troll'], beside: ['corsair'], deck: ['bumpsy'] },
    });
    t.me.play('hunter-of-legend').choose('troll').end();
    t.foe.house('brobnar').fight('troll', 'mother').flank('right');
    t.expect({ me: { aember: 1, line: [] }, foe: { deck: [], line: [{ ...worn, exhausted: true }, token] } });
  });

  it('makes none after it reaps', () => {
    const t = table({ me: { house: 'brobnar', line: [worn], beside: ['corsair'], deck: ['bumpsy'] } });
    t.me.reap('troll');
    t.expect({ me: { aember: 1, deck: ['bumpsy'], line: [{ ...worn, exhausted: true }] } });
  });
});
