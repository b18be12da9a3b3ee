import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('root-access', () => {
  it('discards the bottom card of your opponent’s deck, and deals 2 damage to each enemy creature of its house', () => {
    const t = table({
      me: { house: 'logos', hand: ['root-access'], line: ['valdr'] },
      foe: { line: ['troll', 'tocsin', 'krump'], deck: ['fear', 'anger'] },
    });
    t.me.play('root-access');
    t.expect({
      me: { aember: 1, line: ['valdr'] },
      foe: {
        line: [{ id: 'troll', damage: 2 }, 'tocsin', { id: 'krump', damage: 2 }],
        deck: ['fear'],
        discard: ['anger'],
      },
    });
  });

  it('counts each house of a creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['root-access'] },
      foe: { line: [{ id: 'troll', houseIcons: ['dis'] }, 'krump'], deck: ['anger', 'fear'] },
    });
    t.me.play('root-access');
    t.expect({ foe: { line: [{ id: 'troll', damage: 2 }, 'krump'], deck: ['anger'], discard: ['fear'] } });
  });

  it('deals nothing with an empty deck', () => {
    const t = table({
      me: { house: 'logos', hand: ['root-access'] },
      foe: { line: ['troll'], deck: [], discard: ['anger'] },
    });
    t.me.play('root-access');
    t.expect({ foe: { line: ['troll'], deck: [], discard: ['anger'] } });
  });
});
