import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = (id: string) => ({ id, token: 'guardian', exhausted: true });

describe('intrepid-exemplar', () => {
  it('makes a token creature after it fought', () => {
    const t = table({
      me: { house: 'redemption', line: ['intrepid-exemplar'], deck: ['krump', 'anger'], beside: ['guardian'] },
      foe: { line: ['batdrone'] },
    });
    t.me.fight('intrepid-exemplar', 'batdrone').flank('left');
    t.expect({
      me: { line: [made('krump'), { id: 'intrepid-exemplar', exhausted: true }], deck: ['anger'] },
      foe: { line: [] },
    });
  });

  it('makes one as it is destroyed, and then none for the fight', () => {
    const t = table({
      me: { house: 'redemption', line: ['intrepid-exemplar'], deck: ['krump', 'anger'], beside: ['guardian'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('intrepid-exemplar', 'troll').flank('left');
    t.expect({
      me: { line: [made('krump')], deck: ['anger'], discard: ['intrepid-exemplar'] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('makes none after it reaped', () => {
    const t = table({
      me: { house: 'redemption', line: ['intrepid-exemplar'], deck: ['krump'], beside: ['guardian'] },
    });
    t.me.reap('intrepid-exemplar');
    t.expect({ me: { aember: 1, line: [{ id: 'intrepid-exemplar', exhausted: true }], deck: ['krump'] } });
  });
});
