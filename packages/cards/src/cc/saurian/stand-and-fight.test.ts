import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('stand-and-fight', () => {
  it('exalts a creature of each side, and readies and fights with the friendly one', () => {
    const t = table({
      me: { house: 'saurian', hand: ['stand-and-fight'], line: [used('grammaticus-thrax'), 'infomorph'] },
      foe: { aember: 0, line: ['splinter', 'kelpminder'] },
    });
    t.me.play('stand-and-fight').choose('grammaticus-thrax').choose('kelpminder').choose('splinter');
    t.expect({
      me: { line: [{ ...used('grammaticus-thrax'), aember: 1, damage: 1 }, 'infomorph'] },
      foe: { line: [{ id: 'kelpminder', aember: 1 }] },
    });
  });

  it('does what it can without an enemy creature, or without a friendly one', () => {
    const t = table({ me: { house: 'saurian', hand: ['stand-and-fight'], line: [used('infomorph')] } });
    t.me.play('stand-and-fight');
    t.expect({ me: { line: [{ id: 'infomorph', aember: 1 }] } });
    const u = table({ me: { house: 'saurian', hand: ['stand-and-fight'] }, foe: { line: ['kelpminder'] } });
    u.me.play('stand-and-fight');
    u.expect({ foe: { line: [{ id: 'kelpminder', aember: 1 }] } });
  });
});
