import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sand-in-your-eye', () => {
  it('exhausts a creature, draws a card for each exhausted one, and destroys each of them', () => {
    const t = table({
      me: {
        ...{ house: 'unfathomable', hand: ['sand-in-your-eye'], deck: ['mother', 'dextre', 'batdrone'] },
        line: [{ id: 'bumpsy', exhausted: true }, 'valdr'],
      },
      foe: { line: ['troll', 'krump'], artifacts: [{ id: 'cannon', exhausted: true }] },
    });
    t.me.play('sand-in-your-eye').choose('troll');
    t.expect({
      me: { hand: ['mother', 'dextre'], deck: ['batdrone'], line: ['valdr'], discard: ['sand-in-your-eye', 'bumpsy'] },
      foe: { line: ['krump'], discard: ['troll'] },
    });
  });

  it('may choose a creature that is exhausted already, and does nothing without creatures', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['sand-in-your-eye'], deck: ['mother', 'dextre'] },
      foe: { line: ['troll', { id: 'krump', exhausted: true }] },
    });
    t.me.play('sand-in-your-eye').choose('krump');
    t.expect({ me: { hand: ['mother'] }, foe: { line: ['troll'], discard: ['krump'] } });
    const none = table({ me: { house: 'unfathomable', hand: ['sand-in-your-eye'], deck: ['mother'] }, foe: {} });
    none.me.play('sand-in-your-eye');
    none.expect({ me: { hand: [], deck: ['mother'] } });
  });
});
