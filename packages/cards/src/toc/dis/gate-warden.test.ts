import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const facet = { id: 'mother', token: 'facet' };

describe('gate-warden', () => {
  it('makes a token creature as it is played, and keeps enemy creatures from reaping', () => {
    const t = table({
      me: { ...myHouses.dis, house: 'dis', hand: ['gate-warden'], deck: ['mother', ...filler(8)], beside: ['facet'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.play('gate-warden').flank('right').end();
    t.foe.house('brobnar').cannot('reap', 'troll');
    t.foe.fight('troll', 'facet');
    t.expect({ me: { line: ['gate-warden'] }, foe: { line: [{ id: 'troll', damage: 1, exhausted: true }] } });
  });

  it('keeps nobody from it without a token creature of its own side, nor friendly creatures', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', facet] },
      foe: { line: ['gate-warden'] },
    });
    t.me.reap('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', exhausted: true }, facet] }, foe: { line: ['gate-warden'] } });
    const u = table({ me: { house: 'dis', line: ['gate-warden', facet] } });
    u.me.reap('gate-warden').reap('facet');
    u.expect({
      me: {
        aember: 2,
        line: [
          { id: 'gate-warden', exhausted: true },
          { ...facet, exhausted: true },
        ],
      },
    });
  });
});
