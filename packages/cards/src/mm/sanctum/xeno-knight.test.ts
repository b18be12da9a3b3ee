import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('xeno-knight', () => {
  it('after its fight takes one of the top 3 cards, puts another on the bottom, and leaves the third', () => {
    const t = table({
      me: { house: 'sanctum', line: ['xeno-knight'], deck: ['troll', 'mother', 'fear', 'punch'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('xeno-knight', 'silvertooth').choose('mother').choose('troll');
    t.expect({
      me: { line: [{ id: 'xeno-knight', exhausted: true }], hand: ['mother'], deck: ['fear', 'punch', 'troll'] },
      foe: { line: [] },
    });
  });

  it('with two cards takes one, and the other stays', () => {
    const t = table({
      me: { house: 'sanctum', line: ['xeno-knight'], deck: ['troll', 'mother'], discard: ['fear'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('xeno-knight', 'silvertooth').choose('mother');
    t.expect({
      me: { line: [{ id: 'xeno-knight', exhausted: true }], hand: ['mother'], deck: ['troll'], discard: ['fear'] },
      foe: { line: [] },
    });
  });

  it('with an empty deck sees nothing: the discard pile is not shuffled', () => {
    const t = table({
      me: { house: 'sanctum', line: ['xeno-knight'], discard: ['fear'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('xeno-knight', 'silvertooth');
    t.expect({
      me: { line: [{ id: 'xeno-knight', exhausted: true }], hand: [], deck: [], discard: ['fear'] },
      foe: { line: [] },
    });
  });

  it('does nothing where it does not survive, nor where it is attacked', () => {
    const t = table({ me: { house: 'sanctum', line: ['xeno-knight'], deck: ['mother'] }, foe: { line: ['troll'] } });
    t.me.fight('xeno-knight', 'troll');
    t.expect({ me: { line: [], hand: [], deck: ['mother'] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
    const attacked = table({
      active: 1,
      me: { line: ['xeno-knight'], deck: ['mother'] },
      foe: { house: 'shadows', line: ['silvertooth'] },
    });
    attacked.foe.fight('silvertooth', 'xeno-knight');
    attacked.expect({ me: { line: ['xeno-knight'], hand: [], deck: ['mother'] }, foe: { line: [] } });
  });
});
