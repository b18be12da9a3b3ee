import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('searine', () => {
  it('scrapped, deals 2 to a friendly creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['searine'], line: ['troll', 'valdr'] },
      foe: { line: ['mother'] },
    });
    t.me.discard('searine').choose('valdr');
    t.expect({ me: { line: ['troll', { id: 'valdr', damage: 2 }], discard: ['searine'] }, foe: { line: ['mother'] } });
  });

  it('hurts no enemy creature where there is no friendly one', () => {
    const t = table({ me: { house: 'dis', hand: ['searine'] }, foe: { line: ['mother'] } });
    t.me.discard('searine');
    t.expect({ me: { discard: ['searine'] }, foe: { line: ['mother'] } });
  });

  it('does nothing when it is played', () => {
    const t = table({ me: { house: 'dis', hand: ['searine'], line: ['troll'] } });
    t.me.play('searine', 'right');
    t.expect({ me: { line: ['troll', { id: 'searine', exhausted: true }] } });
  });
});
