import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mournful-barn-burner', () => {
  it('discards the top 2 cards of a deck of choice after it fought', () => {
    const t = table({
      me: { house: 'brobnar', line: ['mournful-barn-burner'], deck: ['troll', 'punch', 'anger'] },
      foe: { line: ['dextre'], deck: ['mother', 'krump', 'valdr'] },
    });
    t.me.fight('mournful-barn-burner', 'dextre').choose('Your deck');
    t.expect({
      me: {
        line: [{ id: 'mournful-barn-burner', damage: 3, exhausted: true }],
        deck: ['anger'],
        discard: ['punch', 'troll'],
      },
      foe: { line: [], deck: ['dextre', 'mother', 'krump', 'valdr'] },
    });
    const u = table({
      me: { house: 'brobnar', line: ['mournful-barn-burner'], deck: ['troll'] },
      foe: { line: ['batdrone'], deck: ['mother', 'krump', 'valdr'] },
    });
    u.me.fight('mournful-barn-burner', 'batdrone').choose('The deck of your opponent');
    u.expect({
      me: { line: [{ id: 'mournful-barn-burner', damage: 2, exhausted: true }], deck: ['troll'] },
      foe: { line: [], deck: ['valdr'], discard: ['krump', 'mother', 'batdrone'] },
    });
  });

  it('discarded discards the top card of each deck', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['mournful-barn-burner'], deck: ['troll', 'punch'] },
      foe: { deck: ['mother', 'krump'] },
    });
    t.me.discard('mournful-barn-burner');
    t.expect({
      me: { deck: ['punch'], discard: ['troll', 'mournful-barn-burner'] },
      foe: { deck: ['krump'], discard: ['mother'] },
    });
  });
});
