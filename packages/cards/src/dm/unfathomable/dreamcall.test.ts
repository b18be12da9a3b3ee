import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dreamcall', () => {
  it('exhausts a creature, and another one for each Dreamcall in your discard pile, each with a card to draw', () => {
    const t = table({
      me: {
        ...{ house: 'unfathomable', hand: ['dreamcall'], discard: ['dreamcall', 'punch', 'dreamcall'] },
        ...{ line: ['bumpsy'], deck: ['troll', 'krump', 'mother'] },
      },
      foe: { line: ['valdr', 'batdrone', 'dextre'], discard: ['dreamcall'] },
    });
    t.me.play('dreamcall').choose('valdr').choose('bumpsy').choose('dextre');
    t.expect({
      me: { aember: 1, hand: ['troll', 'krump'], deck: ['mother'], line: [{ id: 'bumpsy', exhausted: true }] },
      foe: { line: [{ id: 'valdr', exhausted: true }, 'batdrone', { id: 'dextre', exhausted: true }] },
    });
  });

  it('exhausts one and draws nothing where none lies in your discard pile', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dreamcall'], discard: ['punch'], deck: ['troll'] },
      foe: { line: ['valdr', 'batdrone'], discard: ['dreamcall'] },
    });
    t.me.play('dreamcall').choose('valdr');
    t.expect({ me: { hand: [], deck: ['troll'] }, foe: { line: [{ id: 'valdr', exhausted: true }, 'batdrone'] } });
  });

  it('draws also where there is no other creature, or none at all', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dreamcall'], discard: ['dreamcall', 'dreamcall'], deck: ['troll', 'krump'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('dreamcall');
    t.expect({ me: { hand: ['troll', 'krump'] }, foe: { line: [{ id: 'valdr', exhausted: true }] } });
    const none = table({
      me: { house: 'unfathomable', hand: ['dreamcall'], discard: ['dreamcall'], deck: ['troll'] },
      foe: {},
    });
    none.me.play('dreamcall');
    none.expect({ me: { hand: ['troll'] } });
  });
});
