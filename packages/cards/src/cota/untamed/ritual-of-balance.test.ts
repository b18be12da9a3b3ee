import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ritual-of-balance', () => {
  it.each([
    { has: 5, stolen: 0 },
    { has: 6, stolen: 1 },
    { has: 9, stolen: 1 },
  ])('steals $stolen from an opponent with $has', ({ has, stolen }) => {
    const t = table({ me: { house: 'untamed', artifacts: ['ritual-of-balance'], aember: 7 }, foe: { aember: has } });
    t.me.action('ritual-of-balance');
    t.expect({
      me: { aember: 7 + stolen, artifacts: [{ id: 'ritual-of-balance', exhausted: true }] },
      foe: { aember: has - stolen },
    });
  });

  it('does not count æmber on the creatures of the opponent', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['ritual-of-balance'] },
      foe: { aember: 5, line: [{ id: 'charette', aember: 3 }] },
    });
    t.me.action('ritual-of-balance');
    t.expect({ me: { aember: 0 }, foe: { aember: 5, line: [{ id: 'charette', aember: 3 }] } });
  });

  it('is an Action: of its own house', () => {
    const t = table({ me: { house: 'logos', artifacts: ['ritual-of-balance'] }, foe: { aember: 6 } });
    t.me.cannot('action', 'ritual-of-balance', 'wrong-house');
    t.expect({ me: { aember: 0, artifacts: ['ritual-of-balance'] }, foe: { aember: 6 } });
  });
});
