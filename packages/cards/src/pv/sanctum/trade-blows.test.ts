import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('trade-blows', () => {
  it('ruling trade-blows/rounds: deals 1 to a friendly and 1 to an enemy creature, as often as its player likes while that one survives', () => {
    const t = table({ me: { house: 'sanctum', hand: ['trade-blows'], line: ['troll'] }, foe: { line: ['dextre'] } });
    t.me.play('trade-blows').yes().yes();
    t.expect({ me: { line: [{ id: 'troll', damage: 3 }] }, foe: { line: [], deck: ['dextre'] } });
  });

  it('may stop', () => {
    const t = table({ me: { house: 'sanctum', hand: ['trade-blows'], line: ['troll'] }, foe: { line: ['valdr'] } });
    t.me.play('trade-blows').no();
    t.expect({ me: { line: [{ id: 'troll', damage: 1 }] }, foe: { line: [{ id: 'valdr', damage: 1 }] } });
  });

  it('by the editions from before its correction, hurts a friendly creature only to repeat it', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'sanctum', hand: ['trade-blows'], line: ['troll'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('trade-blows').yes().no();
    t.expect({ me: { line: [{ id: 'troll', damage: 1 }] }, foe: { line: [{ id: 'valdr', damage: 2 }] } });
  });
});
