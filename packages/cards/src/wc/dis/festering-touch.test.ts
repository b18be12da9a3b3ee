import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('festering-touch', () => {
  it('deals 1 to a whole creature and 3 to a damaged one', () => {
    const t = table({
      me: { house: 'dis', hand: ['festering-touch'] },
      foe: { line: ['mother', { id: 'troll', damage: 1 }, 'batdrone'] },
    });
    t.me.play('festering-touch').choose('mother').choose('troll');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'mother', damage: 1 }, { id: 'troll', damage: 4 }, 'batdrone'] },
    });
  });

  it('may hit one, or nobody', () => {
    const t = table({ me: { house: 'dis', hand: ['festering-touch'] }, foe: { line: ['mother', 'troll'] } });
    t.me.play('festering-touch').choose('mother').done();
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', damage: 1 }, 'troll'] } });
    const none = table({ me: { house: 'dis', hand: ['festering-touch'] }, foe: { line: ['mother', 'troll'] } });
    none.me.play('festering-touch').done();
    none.expect({ me: { aember: 1 }, foe: { line: ['mother', 'troll'] } });
  });

  it('lets armor and ward do their part', () => {
    const t = table({
      me: { house: 'dis', hand: ['festering-touch'] },
      foe: { line: ['champion-anaphiel', { id: 'troll', damage: 1, warded: true }] },
    });
    t.me.play('festering-touch').choose('champion-anaphiel').choose('troll');
    t.expect({ me: { aember: 1 }, foe: { line: ['champion-anaphiel', { id: 'troll', damage: 1 }] } });
  });
});
