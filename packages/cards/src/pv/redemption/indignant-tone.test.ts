import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('indignant-tone', () => {
  it('enrages the neighbors of the creature that it destroys', () => {
    const t = table({
      me: { house: 'redemption', hand: ['indignant-tone'] },
      foe: { line: ['valdr', 'dextre', 'troll', 'bumpsy'] },
    });
    t.me.play('indignant-tone').choose('dextre');
    t.expect({ foe: { line: [{ id: 'valdr', enraged: 1 }, { id: 'troll', enraged: 1 }, 'bumpsy'] } });
  });

  it('enrages none where the creature survives', () => {
    const t = table({ me: { house: 'redemption', hand: ['indignant-tone'] }, foe: { line: ['valdr', 'troll'] } });
    t.me.play('indignant-tone').choose('troll');
    t.expect({ foe: { line: ['valdr', { id: 'troll', damage: 3 }] } });
  });
});
