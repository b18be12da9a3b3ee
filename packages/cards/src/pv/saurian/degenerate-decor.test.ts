import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('degenerate-decor', () => {
  const decor = (foe = ['troll', 'bumpsy'], me = ['valdr']) =>
    table({ me: { house: 'saurian', hand: ['degenerate-decor'], line: me }, foe: { aember: 5, line: foe } });

  it('exalts the most powerful creature 3 times, which may be an enemy', () => {
    const t = decor();
    t.me.play('degenerate-decor').choose('Exalt');
    t.expect({ me: { line: ['valdr'] }, foe: { aember: 5, line: [{ id: 'troll', aember: 3 }, 'bumpsy'] } });
  });

  it('exalts one and the same, where several are the most powerful', () => {
    const t = decor(['valdr']);
    t.me.play('degenerate-decor').choose('Exalt').choose('valdr#2');
    t.expect({ me: { line: ['valdr'] }, foe: { aember: 5, line: [{ id: 'valdr', aember: 3 }] } });
  });

  it('or has the most powerful friendly creature capture 3', () => {
    const t = decor(['troll'], ['valdr', 'bumpsy']);
    t.me.play('degenerate-decor').choose('Capture');
    t.expect({ me: { line: [{ id: 'valdr', aember: 3 }, 'bumpsy'] }, foe: { aember: 2, line: ['troll'] } });
  });

  it('does nothing without a creature', () => {
    const t = decor([], []);
    t.me.play('degenerate-decor').choose('Exalt');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 5, line: [] } });
  });
});
