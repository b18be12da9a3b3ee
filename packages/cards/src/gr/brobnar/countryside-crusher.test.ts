import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('countryside-crusher', () => {
  it('may ready and fight with a neighbor after a fight where the opponent is haunted', () => {
    const t = table({
      me: { house: 'brobnar', line: ['countryside-crusher', { id: 'troll', exhausted: true }] },
      foe: { line: ['dextre', 'mother'], discard: ten },
    });
    t.me.fight('countryside-crusher', 'dextre').yes();
    t.expect({
      me: {
        line: [
          { id: 'countryside-crusher', damage: 3, exhausted: true },
          { id: 'troll', damage: 5, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('does not where its player does not want it, or the opponent is not haunted', () => {
    const t = table({
      me: { house: 'brobnar', line: ['countryside-crusher', 'troll'] },
      foe: { line: ['dextre', 'mother'], discard: ten },
    });
    t.me.fight('countryside-crusher', 'dextre').no();
    t.expect({
      me: { line: [{ id: 'countryside-crusher', damage: 3, exhausted: true }, 'troll'] },
      foe: { line: ['mother'] },
    });
    const u = table({
      me: { house: 'brobnar', line: ['countryside-crusher', 'troll'], discard: ten },
      foe: { line: ['dextre', 'mother'] },
    });
    u.me.fight('countryside-crusher', 'dextre');
    u.expect({
      me: { line: [{ id: 'countryside-crusher', damage: 3, exhausted: true }, 'troll'] },
      foe: { line: ['mother'] },
    });
  });

  it('discarded readies and fights with the least powerful friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['countryside-crusher'], line: ['troll', { id: 'bumpsy', exhausted: true }] },
      foe: { line: ['dextre'] },
    });
    t.me.discard('countryside-crusher');
    t.expect({ me: { line: ['troll', { id: 'bumpsy', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });
});
