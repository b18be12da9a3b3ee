import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dazed-and-confused', () => {
  it('exhausts a creature and its neighbors, then stuns 2 exhausted creatures, wherever these stand', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dazed-and-confused'], line: [{ id: 'bumpsy', exhausted: true }] },
      foe: { line: ['troll', 'krump', 'mother', 'valdr'] },
    });
    t.me.play('dazed-and-confused').choose('krump').choose('bumpsy', 'mother');
    t.expect({
      me: { line: [{ id: 'bumpsy', exhausted: true, stunned: true }] },
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', exhausted: true },
          { id: 'mother', exhausted: true, stunned: true },
          'valdr',
        ],
      },
    });
  });

  it('stuns one alone where there are no two, and does nothing without creatures', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['dazed-and-confused'] }, foe: { line: ['troll'] } });
    t.me.play('dazed-and-confused');
    t.expect({ foe: { line: [{ id: 'troll', exhausted: true, stunned: true }] } });
    const none = table({ me: { house: 'unfathomable', hand: ['dazed-and-confused'] }, foe: {} });
    none.me.play('dazed-and-confused');
    none.expect({ me: { discard: ['dazed-and-confused'] } });
  });
});
