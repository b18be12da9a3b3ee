import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('worthy-adversaries', () => {
  it('ruling worthy-adversaries/each: deals 1 to 2 enemy creatures and exalts each damaged creature, old wounds too', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['worthy-adversaries'], line: [{ id: 'troll', damage: 3 }, 'bumpsy'] },
      foe: { line: ['kelpminder', 'infomorph', 'rowdy-skald'] },
    });
    t.me.play('worthy-adversaries').choose('kelpminder').choose('infomorph');
    t.expect({
      me: { line: [{ id: 'troll', damage: 3, aember: 1 }, 'bumpsy'] },
      foe: {
        line: [{ id: 'kelpminder', damage: 1, aember: 1 }, { id: 'infomorph', damage: 1, aember: 1 }, 'rowdy-skald'],
      },
    });
  });

  it('exalts none that armor kept whole or that died, and hits a single enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['worthy-adversaries'] },
      foe: { line: ['general-xalvador', 'splinter'] },
    });
    t.me.play('worthy-adversaries');
    t.expect({ me: { line: [] }, foe: { line: ['general-xalvador'] } });
    const u = table({ me: { house: 'brobnar', hand: ['worthy-adversaries'] }, foe: { line: ['kelpminder'] } });
    u.me.play('worthy-adversaries');
    u.expect({ foe: { line: [{ id: 'kelpminder', damage: 1, aember: 1 }] } });
  });
});
