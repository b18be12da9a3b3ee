// Purged cards, faceup or facedown by edition.
import { describe, expect, it } from 'vitest';
import type { CardView, EditionName, Table, Viewer } from '../../index.ts';
import {
  a,
  artifact,
  conform,
  creature,
  destroy,
  each,
  editionNames,
  imagine,
  inHand,
  leavesPlay,
  play,
  purge,
  purgedBy,
  putIntoPlay,
  reveal,
  see,
  self,
  table,
  witness,
} from '../../index.ts';
import { spell, thing } from '../../testing/cards.ts';
import { bySwitch as by } from '../../testing/editions.ts';

const names = (cards: readonly CardView[]): readonly string[] => cards.map((card) => (card.known ? card.name : '?'));
const purgedOf = (t: Table, viewer: Viewer, seat = 0): readonly string[] =>
  names(see(t.state, viewer).players[seat]?.purged ?? []);
const viewers = [0, 1, 'table'] as const;

describe('switch purgedCards', () => {
  const burn = (): string => spell('burn', purge(a(inHand(creature))));
  const fromHand = (edition: EditionName): Table => {
    const t = table({ edition, me: { house: 'brobnar', hand: [burn(), 'five', 'rock'], deck: ['four', 'three'] } });
    t.me.play('burn');
    t.expect({ me: { hand: ['rock'], purged: ['five'] } });
    return t;
  };

  it.each(by('purgedCards'))(
    'switch purgedCards: a card from a hand is %s %s [rule purge @cota-1.0]',
    (edition, value) => {
      const t = fromHand(edition);
      const shown = value === 'facedown' ? '?' : 'five';
      // Its owner knows it in any case.
      expect(viewers.map((viewer) => purgedOf(t, viewer))).toEqual([['five'], [shown], [shown]]);
    },
  );

  it.each(by('purgedCards'))(
    'switch purgedCards: the event tells in %s no more than the pile (%s)',
    (edition, value) => {
      const event = fromHand(edition).events.find((e) => e.type === 'move' && e.to === 'purged');
      if (event === undefined) throw new Error('Nothing was purged');
      const sees = viewers.map((viewer) => JSON.stringify(witness(event, viewer, 2)).includes('"five"'));
      expect(sees).toEqual(value === 'facedown' ? [true, false, false] : [true, true, true]);
    },
  );

  it.each(editionNames)('switch purgedCards: from play everybody knows it (%s)', (edition) => {
    const t = table({
      edition,
      me: { house: 'brobnar', hand: [spell('void', purge(each(creature)))] },
      foe: { line: ['five'] },
    });
    t.me.play('void');
    expect(viewers.map((viewer) => purgedOf(t, viewer, 1))).toEqual([['five'], ['five'], ['five']]);
  });

  it.each(editionNames)('switch purgedCards: a card that was revealed before stays known (%s)', (edition) => {
    const t = table({
      edition,
      me: { house: 'brobnar', hand: [spell('show', reveal(each(inHand(creature)))), burn(), 'five'] },
    });
    t.me.play('show').play('burn');
    t.expect({ me: { hand: [], purged: ['five'] } });
    expect(purgedOf(t, 1)).toEqual(['five']);
  });

  it.each(by('purgedCards'))(
    'switch purgedCards: others may imagine another card in %s where it lies %s',
    (edition, value) => {
      const t = fromHand(edition);
      const imagined = (seat: number): ReadonlySet<string> =>
        new Set(
          Array.from({ length: 40 }, (_, seed) => {
            const other = imagine(t.state, seat, seed);
            expect(see(other, seat)).toEqual(see(t.state, seat));
            return other.cards[other.players[0]?.purged[0] ?? -1]?.ref.name ?? '';
          }),
        );
      expect(imagined(0)).toEqual(new Set(['five']));
      if (value === 'faceup') expect(imagined(1)).toEqual(new Set(['five']));
      else expect(imagined(1).size).toBeGreaterThan(1);
      for (let i = 0; i < t.options().length; i++) conform(t.state, i, i);
    },
  );

  it.each(editionNames)('switch purgedCards: a card that comes back lies open again (%s)', (edition) => {
    const cage = thing('cage', play(purge(a(inHand(creature)))), leavesPlay(putIntoPlay(purgedBy(self))));
    const free = spell('free', destroy(each(artifact)));
    const t = table({ edition, me: { house: 'brobnar', hand: [cage, free, 'five'] } });
    t.me.play('cage').play('free');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }], purged: [] } });
    expect(see(t.state, 1).players[0]?.line.map((card) => card.name)).toEqual(['five']);
    for (let i = 0; i < t.options().length; i++) conform(t.state, i, i);
  });
});
