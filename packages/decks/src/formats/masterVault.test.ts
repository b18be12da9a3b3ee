import { describe, expect, test } from 'vitest';
import { findBundled } from '../index.ts';
import { kindsOf } from '../model/kind.ts';
import { bare } from '../testing/bare.ts';
import { readAs, readOne } from '../testing/readOne.ts';
import { sample } from '../testing/samples.ts';

const sorted = <T extends { readonly card: string }>(cards: readonly T[]): readonly T[] =>
  [...cards].sort((a, b) => (a.card < b.card ? -1 : 1));

describe('real answers of the registry', () => {
  test.each([
    ['search-with-cards-falconer.json', 'the-falconer-that-pledges-to-doom'],
    ['single-deck-canmoth.json', 'canmoth-the-legate-of-the-pit'],
    ['single-deck-pupa-ramos.json', 'pupa-ramos-the-ever-changing'],
  ])('%s is the deck that comes with the program', async (file, slug) => {
    const { deck, faults, unplayable } = await readOne('master-vault', sample(file));
    const known = findBundled(slug).deck;
    expect({ faults, unplayable }).toEqual({ faults: [], unplayable: [] });
    expect({ ...deck, cards: sorted(deck.cards) }).toEqual({ ...known, cards: sorted(known.cards) });
  });

  test.each([
    ['search-with-cards-cave-warden.json', 'The Immovable Cave Warden', '27101499-a5d3-473d-833c-07bd35b8fa86'],
    ['search-with-cards-chang.json', 'Silver "Niffle" Chang', 'fef716eb-05a9-43e2-8100-e4f59c3980f4'],
  ])('%s is a whole deck', async (file, name, registryId) => {
    const { deck, faults, notes } = await readOne('master-vault', sample(file));
    expect({ faults, notes }).toEqual({ faults: [], notes: [] });
    expect(deck).toMatchObject({ name, set: 'cota', registryId });
    expect(deck.cards.flatMap((entry) => kindsOf(deck, entry))).toEqual([]);
  });

  test('a search without records of the cards is read by the table of ids', async () => {
    const decks = await readAs('master-vault', sample('search-without-cards.json'));
    expect(decks.map(({ deck }) => deck.name)).toEqual([
      'Grun, Tiresome Temple Oracle',
      'Romilly, Quarrelsome Temple Outlaw',
      'Blizzov, the Tiresome Temple Elder',
    ]);
    expect(decks.flatMap(({ faults }) => faults)).toEqual([]);
    for (const i of [0, 2]) {
      const { deck } = decks[i]!;
      const known = findBundled(deck.name).deck;
      expect(sorted(deck.cards)).toEqual(sorted(known.cards));
    }
  });

  test('an answer that leaves out the token creature of its deck is told of it', async () => {
    const whole = JSON.parse(sample('single-deck-pupa-ramos.json'));
    const isToken = ({ card_type }: { readonly card_type: string }) => card_type === 'Token Creature';
    const token: string = whole._linked.cards.find(isToken).id;
    whole.data._links.cards = whole.data._links.cards.filter((id: string) => id !== token);
    const { deck, faults, notes } = await readOne('master-vault', JSON.stringify(whole));
    expect({ beside: deck.beside, faults }).toEqual({ beside: undefined, faults: [] });
    expect(notes).toEqual([
      'Its source does not name the token creature, which lies beside each deck of Tokens of Change; without it, its cards make none.',
    ]);
  });

  test('what a trimmed answer leaves open is worked out and said', async () => {
    const { notes } = await readOne('master-vault', sample('single-deck-canmoth.json'));
    expect(notes).toEqual([
      'Its source does not name a set; its cards are all of Call of the Archons, and of no other set.',
      'Its source does not name the houses; its cards are of Mars, Shadows, Untamed.',
    ]);
  });
});

type Card = Readonly<Record<string, unknown>>;
const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** An answer about a deck of these cards, each once or as often as `copies` says. */
function answer(cards: readonly Card[], more: Readonly<Record<string, unknown>> = {}): string {
  const records = cards.map(({ copies: _, ...card }, i) => ({
    id: id(i),
    card_type: 'Action',
    expansion: 479,
    is_maverick: false,
    ...card,
  }));
  const ids = cards.flatMap(({ copies = 1 }, i) => Array.from({ length: Number(copies) }, () => id(i)));
  const links = { houses: ['Star Alliance', 'Logos', 'Dis'], cards: ids };
  const deck = { id: id(999), name: 'Made Up', expansion: 479, _links: links, ...more };
  return JSON.stringify({ data: deck, _linked: { cards: records } });
}
const entries = async (cards: readonly Card[], more: Readonly<Record<string, unknown>> = {}) =>
  (await readOne('master-vault', answer(cards, more))).deck.cards;

describe('a card of an answer', () => {
  test('is found by set and number, whatever language its title is in', async () => {
    const card = { card_title: 'Serra de Ossos', house: 'Dis', card_number: '002' };
    expect(await entries([card])).toEqual([{ card: 'bonesaw', count: 1, house: 'dis' }]);
    expect(await entries([{ ...card, card_number: 2 }])).toEqual([{ card: 'bonesaw', count: 1, house: 'dis' }]);
  });

  test('is found by its title where it has no number, or one that does not fit', async () => {
    const card = { card_title: 'Bonesaw', house: 'Dis' };
    for (const more of [{}, { card_number: null }, { card_number: '003' }, { card_number: '9999' }, { expansion: 1 }])
      expect(await entries([{ ...card, ...more }])).toEqual([{ card: 'bonesaw', count: 1, house: 'dis' }]);
  });

  test('that nobody knows is kept by its title, and told', async () => {
    const { deck, faults } = await readOne('master-vault', answer([{ card_title: 'Bonesew', house: 'Dis' }]));
    expect(deck.cards).toEqual([{ card: 'bonesew', title: 'Bonesew', count: 1, house: 'dis' }]);
    expect(bare(faults)).toContainEqual({
      where: 'cards[0].id',
      what: 'unknown card "Bonesew"',
      expected: 'perhaps "Bonesaw"',
    });
  });

  test('belongs to the house it is played in: a maverick, a legacy, both', async () => {
    const cards = [
      { card_title: 'Bonesaw', house: 'Logos', card_number: '002', is_maverick: true },
      { card_title: 'Anger', house: 'Star Alliance', card_number: '001', expansion: 341 },
    ];
    const { deck } = await readOne('master-vault', answer(cards));
    expect(deck.cards.map((entry) => [entry.card, entry.house, kindsOf(deck, entry)])).toEqual([
      ['bonesaw', 'logos', ['maverick']],
      ['anger', 'star-alliance', ['maverick', 'legacy']],
    ]);
  });

  test('is no maverick where it was printed for each house, as a skybeast, which the number and the house tell', async () => {
    const beast = { card_title: 'Yellow Æmberdrake', card_number: 'S23', expansion: 800, house_variant: '4' };
    const icons = [{ card_id: id(0), bonus_icons: ['star alliance', 'dis', 'discard'] }];
    const { deck } = await readOne(
      'master-vault',
      answer([{ ...beast, house: 'Mars' }], { expansion: 800, bonus_icons: icons }),
    );
    const [entry] = deck.cards;
    expect(entry).toEqual({
      card: 'yellow-aemberdrake',
      count: 1,
      house: 'mars',
      enhancements: ['star-alliance', 'dis', 'discard'],
    });
    expect(entry === undefined ? null : kindsOf(deck, entry)).toEqual([]);
  });

  test('that is an evil twin is not its twin', async () => {
    const twin = { card_title: 'Armadrone', house: 'Logos', expansion: 496, rarity: 'Evil Twin' };
    expect(
      await entries([twin, { ...twin, rarity: 'Common' }, { ...twin, rarity: 'Rare', card_number: '001' }]),
    ).toEqual([
      { card: 'armadrone-evil-twin', count: 2, house: 'logos' },
      { card: 'armadrone', count: 1, house: 'logos' },
    ]);
  });

  test.each([
    ['Creature1', 'Creature2'],
    ['Gigantic Creature Base', 'Gigantic Creature Art'],
    ['Creature1', 'Creature1'],
  ])('that is one half of a gigantic creature is told from the other: %s, %s', async (first, second) => {
    const half = { card_title: 'Ultra Gravitron', house: 'Logos', card_number: '125' };
    for (const shape of [half, { ...half, card_number: undefined }])
      expect(
        await entries([
          { ...shape, card_type: first },
          { ...shape, card_type: second },
        ]),
      ).toEqual([
        { card: 'ultra-gravitron', count: 1, house: 'logos' },
        { card: 'ultra-gravitron2', count: 1, house: 'logos' },
      ]);
  });

  test('lies beside the deck where it is none of it, once', async () => {
    const cards = [
      { card_title: 'Berserker', house: 'Brobnar', card_type: 'Token Creature', expansion: 600, is_non_deck: true },
      { card_title: 'The Tide', house: '', card_type: 'The Tide', expansion: 496, card_number: '000', copies: 2 },
      { card_title: 'A Prophecy Of Tomorrow', house: 'Prophecy', is_non_deck: true },
    ];
    const { deck } = await readOne('master-vault', answer(cards));
    expect(deck.cards).toEqual([]);
    expect(deck.beside).toEqual([
      { card: 'berserker' },
      { card: 'the-tide' },
      { card: 'a-prophecy-of-tomorrow', title: 'A Prophecy Of Tomorrow' },
    ]);
  });
});

describe('icons that a deck adds', () => {
  const bonesaw = { card_title: 'Bonesaw', house: 'Dis', card_number: '002', copies: 4, is_enhanced: true };

  test('are given copy by copy', async () => {
    const icons = [
      { card_id: id(0), bonus_icons: ['amber', 'draw'] },
      { card_id: id(0), bonus_icons: ['Star Alliance'] },
      // As the registry writes them: houses in small letters, before the others.
      { card_id: id(0), bonus_icons: ['star alliance', 'mars', 'discard'] },
    ];
    expect(await entries([bonesaw], { bonus_icons: icons })).toEqual([
      { card: 'bonesaw', count: 1, house: 'dis', enhancements: ['aember', 'draw'] },
      { card: 'bonesaw', count: 1, house: 'dis', enhancements: ['star-alliance'] },
      { card: 'bonesaw', count: 1, house: 'dis', enhancements: ['star-alliance', 'mars', 'discard'] },
      { card: 'bonesaw', count: 1, house: 'dis' },
    ]);
  });

  test('are not lost without a word: unknown ones, ones without a card, cards without theirs', async () => {
    const icons = [
      { card_id: id(0), bonus_icons: ['gold'] },
      { card_id: id(7), bonus_icons: ['draw'] },
    ];
    const { faults, notes } = await readOne('master-vault', answer([bonesaw], { bonus_icons: icons }));
    expect(bare(faults)).toContainEqual({ where: 'bonus_icons', what: '"gold"', expected: 'a bonus icon or a house' });
    expect(bare(faults)).toContainEqual({
      where: 'bonus_icons',
      what: 'icons of 1 copy more than there are',
      expected: 'a copy for each',
    });
    expect(notes).toContain('The answer does not tell the icons of an enhanced card: "Bonesaw".');
  });
});

describe('an answer in which something is wrong', () => {
  test('names houses and sets that nobody knows', async () => {
    const { deck, faults, notes } = await readOne(
      'master-vault',
      answer([], { expansion: 9999, _links: { houses: ['Dis', 'Elders'], cards: [] } }),
    );
    expect(deck).toMatchObject({ set: null, houses: ['dis'] });
    expect(faults[0]).toEqual({ where: '_links.houses', what: '"Elders"', expected: 'the name of a house' });
    expect(notes).toEqual(['No set with the number 9999 is known; the deck is kept without a set.']);
  });

  test('names ids that neither it nor the table explains', async () => {
    const text = JSON.stringify({ data: { name: 'X', expansion: 341, cards: [id(1), id(1), 'x'] } });
    const { deck, faults, notes } = await readOne('master-vault', text);
    expect(deck.cards.map(({ title, count }) => [title, count])).toEqual([
      [id(1), 2],
      ['x', 1],
    ]);
    expect(faults.filter(({ what }) => what.startsWith('unknown card'))).toHaveLength(2);
    expect(notes).toEqual([expect.stringContaining('links=cards')]);
  });

  test('lists guests that are not among its cards', async () => {
    const { faults } = await readOne('master-vault', answer([], { set_era_cards: { Legacy: [id(5)], Anomaly: [] } }));
    expect(faults[0]).toMatchObject({ where: 'set_era_cards."Legacy"', what: '1 id that is not among the cards' });
  });

  test('spoils no other deck of the same answer', async () => {
    const good = JSON.parse(sample('search-with-cards-falconer.json'));
    const decks = await readAs('master-vault', JSON.stringify({ ...good, data: [null, { name: 7 }, ...good.data] }));
    expect(decks.map(({ faults }) => faults.length)).toEqual([1, 1, 0]);
    expect(decks[1]?.faults).toEqual([{ where: 'name', what: '7', expected: 'the name of the deck' }]);
  });

  test('has far too many cards', async () => {
    const { deck, faults } = await readOne(
      'master-vault',
      answer([{ card_title: 'Bonesaw', house: 'Dis', copies: 10_000 }]),
    );
    expect(faults[0]).toEqual({ where: 'cards', what: '10000 ids of cards', expected: 'at most 200' });
    expect(deck.cards).toEqual([{ card: 'bonesaw', count: 200, house: 'dis' }]);
  });
});
