// Rules about the things on the table that are no cards of a deck, and about the places of cards.
import { describe, expect, it } from 'vitest';
import type { DeckList } from '../../index.ts';
import { a, artifact, choose, creature, deal, destroy, gain, neighborsOf, putAember, table } from '../../index.ts';
import { copies, spell } from '../../testing/cards.ts';

describe('the table', () => {
  it('æmber never runs out, however much is on pools and cards [rule common-supply]', () => {
    const x = spell('x', gain(500), putAember(500, a(creature)), gain(500));
    const t = table({ me: { house: 'brobnar', hand: [x], line: ['five'] }, foe: {} });
    t.me.play('x');
    t.expect({ me: { aember: 1000, line: [{ id: 'five', aember: 500 }] } });
  });

  it('the identity card is none of the 36 cards, and lies in no zone [rule identity-card]', () => {
    const deck: DeckList = {
      name: 'a',
      houses: ['brobnar', 'dis', 'logos'],
      cards: [...copies(12, 'five'), ...copies(12, 'imp'), ...copies(12, 'scholar')].map((name) => ({ name })),
    };
    const s = deal({ decks: [deck, deck], seed: 1, first: 0 });
    for (const { deck: rest, hand, discard, archives, purged, line, artifacts } of s.players)
      expect([rest, hand, discard, archives, purged, line, artifacts].flat()).toHaveLength(36);
  });

  it('artifacts are nobody’s neighbors, whatever their order: only that of creatures matters [rule play-area]', () => {
    const me = { house: 'brobnar', line: ['one', 'two', 'three'] } as const;
    const x = spell(
      'x',
      choose(a(artifact), (chosen) => destroy(neighborsOf(chosen))),
    );
    const t = table({ me: { ...me, artifacts: ['rock', 'lens', 'rock'], hand: [x] }, foe: {} });
    t.me.play('x').choose('lens');
    t.expect({ me: { line: ['one', 'two', 'three'], artifacts: ['rock', 'lens', 'rock'] } });
    const y = spell(
      'y',
      choose(a(creature), (chosen) => destroy(neighborsOf(chosen))),
    );
    const other = table({ me: { ...me, hand: [y] }, foe: {} });
    other.me.play('y').choose('one');
    other.expect({ me: { line: ['one', 'three'] } });
  });
});
