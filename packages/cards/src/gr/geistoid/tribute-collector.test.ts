import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tribute-collector', () => {
  it('has a friendly creature capture 1 as it is played', () => {
    const t = table({ me: { house: 'geistoid', hand: ['tribute-collector'], line: ['troll'] }, foe: { aember: 2 } });
    t.me.play('tribute-collector').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 1 },
          { id: 'tribute-collector', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('does so after a fight', () => {
    const t = table({ me: { house: 'geistoid', line: ['tribute-collector'] }, foe: { aember: 2, line: ['batdrone'] } });
    t.me.fight('tribute-collector', 'batdrone');
    t.expect({ me: { line: [{ id: 'tribute-collector', aember: 1, exhausted: true }] }, foe: { aember: 1, line: [] } });
  });
});
