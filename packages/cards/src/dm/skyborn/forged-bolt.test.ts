import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('forged-bolt', () => {
  it('deals 1 to each creature for each forged key', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['forged-bolt'], keys: 1, line: ['krump'] },
      foe: { keys: 2, line: ['mother'] },
    });
    t.me.play('forged-bolt');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', damage: 3 }] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('deals none where none is forged', () => {
    const t = table({ me: { house: 'skyborn', hand: ['forged-bolt'] }, foe: { line: ['mother'] } });
    t.me.play('forged-bolt');
    t.expect({ me: { aember: 1 }, foe: { line: ['mother'] } });
  });
});
