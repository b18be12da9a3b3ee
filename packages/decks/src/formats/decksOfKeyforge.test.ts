import { describe, expect, test } from 'vitest';
import { findBundled } from '../index.ts';
import { readAs, readOne } from '../testing/readOne.ts';
import { sample } from '../testing/samples.ts';

const lists = await readAs('vaultsong', sample('lists.json'));
const byCard = (a: { readonly card: string }, b: { readonly card: string }): number => (a.card < b.card ? -1 : 1);

describe('real answers of Decks of KeyForge', () => {
  test('a deck of the first set is the one that comes with the program', async () => {
    const { deck, faults, notes } = await readOne('decks-of-keyforge', sample('decks-of-keyforge-parker.json'));
    const known = findBundled('parker-la-sedienta').deck;
    expect({ faults, notes }).toEqual({ faults: [], notes: [] });
    expect({ ...deck, cards: [...deck.cards].sort(byCard) }).toEqual({
      ...known,
      cards: [...known.cards].sort(byCard),
    });
  });

  test('the icons of an enhanced deck are those of its list from elsewhere', async () => {
    const { deck, faults, notes } = await readOne('decks-of-keyforge', sample('decks-of-keyforge-harrison.json'));
    const known = lists.find((list) => list.deck.name === deck.name)?.deck;
    expect({ faults, notes }).toEqual({ faults: [], notes: [] });
    expect(deck.cards.filter(({ enhancements }) => enhancements !== undefined)).toHaveLength(8);
    expect(new Set(deck.cards)).toEqual(new Set(known?.cards));
    expect(deck.registryId).toBe(known?.registryId);
  });
});

describe('an answer of Decks of KeyForge', () => {
  const card = { cardTitle: 'Anger', rarity: 'Common' };
  const answer = (cards: readonly unknown[], more: object = {}): string =>
    JSON.stringify({
      name: 'X',
      expansion: 'CALL_OF_THE_ARCHONS',
      housesAndCards: [{ house: 'Brobnar', cards }],
      ...more,
    });

  test('may be the deck alone, or a list of decks', async () => {
    expect((await readOne('decks-of-keyforge', answer([card]))).deck).toMatchObject({
      set: 'cota',
      houses: ['brobnar'],
    });
    expect(await readAs('decks-of-keyforge', `[${answer([card])},${answer([])}]`)).toHaveLength(2);
    expect(await readAs('decks-of-keyforge', `{"decks":[${answer([card])}]}`)).toHaveLength(1);
  });

  test('names tokens, evil twins and halves', async () => {
    const cards = [
      { cardTitle: 'Armadrone', cardTitleUrl: 'armadrone-evil-twin' },
      { cardTitle: 'Ultra Gravitron' },
      { cardTitle: 'Ultra Gravitron' },
      { cardTitle: 'The Tide' },
    ];
    const { deck } = await readOne('decks-of-keyforge', answer(cards, { tokenInfo: { name: 'Berserker' } }));
    expect(deck.cards.map(({ card, count }) => [card, count])).toEqual([
      ['armadrone-evil-twin', 1],
      ['ultra-gravitron', 1],
      ['ultra-gravitron2', 1],
    ]);
    expect(deck.beside).toEqual([{ card: 'the-tide' }, { card: 'berserker' }]);
  });

  test('tells what is wrong with it', async () => {
    const { notes } = await readOne('decks-of-keyforge', answer([{ ...card, enhanced: true }]));
    expect(notes).toEqual(['The answer does not tell the icons of an enhanced card: "Anger".']);
    const { faults } = await readOne(
      'decks-of-keyforge',
      answer([{ ...card, bonusDraw: 1e9 }, 7, { cardTitle: null }]),
    );
    expect(faults.map(({ where }) => where)).toEqual([
      'housesAndCards[0].cards[0].bonusDraw',
      'housesAndCards[0].cards[1]',
      'housesAndCards[0].cards[2].cardTitle',
    ]);
    const house = await readOne(
      'decks-of-keyforge',
      JSON.stringify({ name: 'X', housesAndCards: [{ house: 'Elders', cards: [] }] }),
    );
    expect(house.faults[0]).toMatchObject({ where: 'housesAndCards', what: '"Elders"' });
  });
});
