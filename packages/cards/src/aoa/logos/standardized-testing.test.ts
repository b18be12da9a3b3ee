import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('standardized-testing', () => {
  it('destroys all creatures of the lowest and of the highest power in play', () => {
    const t = table({
      me: { house: 'logos', hand: ['standardized-testing'], line: ['batdrone', 'mother', 'troll'] },
      foe: { line: ['silvertooth', 'valdr', 'troll'] },
    });
    t.me.play('standardized-testing');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['valdr'] } });
  });

  it('destroys all where all have the same power', () => {
    const t = table({
      me: { house: 'logos', hand: ['standardized-testing'], line: ['mother'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('standardized-testing');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('does not go on with who is highest afterwards', () => {
    const t = table({
      me: { house: 'logos', hand: ['standardized-testing'], line: [{ id: 'troll', warded: true }] },
      foe: { line: ['batdrone', 'valdr'] },
    });
    t.me.play('standardized-testing');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['valdr'] } });
  });
});
