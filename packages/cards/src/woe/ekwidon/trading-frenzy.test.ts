import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('trading-frenzy', () => {
  it('a friendly and an enemy creature capture 3, each from its opponent', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['trading-frenzy'], aember: 4, line: ['troll', 'bumpsy'] },
      foe: { aember: 2, line: ['mother', 'batdrone'] },
    });
    t.me.play('trading-frenzy').choose('troll').choose('batdrone');
    t.expect({
      me: { aember: 2, discard: ['trading-frenzy'], line: [{ id: 'troll', aember: 2 }, 'bumpsy'] },
      foe: { aember: 0, line: ['mother', { id: 'batdrone', aember: 3 }] },
    });
  });

  it('only one does where there is no other', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['trading-frenzy'], line: ['troll'] }, foe: { aember: 2 } });
    t.me.play('trading-frenzy');
    t.expect({
      me: { aember: 1, discard: ['trading-frenzy'], line: [{ id: 'troll', aember: 2 }] },
      foe: { aember: 0 },
    });
  });
});
