import type { Table } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('digging-up-the-monster', () => {
  const top = (t: Table): readonly unknown[] =>
    t.state.players[0]?.deck.slice(-2).map((id) => t.state.cards[id]?.ref.name) ?? [];

  it.each(editionsSince('cota-1.3'))(
    'ruling digging-up-the-monster/any-two-halves: two halves lie on top of the shuffled deck, in any order (%s)',
    (edition) => {
      for (const last of ['tormax', 'dodger-s-102']) {
        const t = table({
          edition,
          me: {
            ...{ house: 'dis', hand: ['digging-up-the-monster'] },
            ...{ deck: ['punch', 'tormax', 'fear', 'troll'], discard: ['dodger-s-102'] },
          },
        });
        const first = last === 'tormax' ? 'dodger-s-102' : 'tormax';
        t.me.play('digging-up-the-monster').choose('tormax').choose('dodger-s-102').choose(first).choose(last);
        expect(top(t)).toEqual([first, last]);
        expect(t.state.players[0]?.deck).toHaveLength(5);
      }
    },
  );

  it('finds nothing that is no half', () => {
    const t = table({ me: { house: 'dis', hand: ['digging-up-the-monster'], deck: ['troll'], discard: ['fear'] } });
    t.me.play('digging-up-the-monster');
    t.expect({ me: { aember: 1, deck: ['troll'], discard: ['digging-up-the-monster', 'fear'] } });
  });
});
