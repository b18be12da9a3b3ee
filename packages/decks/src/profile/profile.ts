// Profile of a deck, computed from our own data of its cards: no rating site is asked, and no strength is claimed.
// docs/deck-profile.md explains every figure.
import type { PrintedRarity, PrintedType } from '@vaultsong/cards/catalogue';
import type { Bonus, CardName, House } from '@vaultsong/engine';
import type { Deck, DeckCard } from '../model/deck.ts';
import type { NamedCard, ReadCard } from './card.ts';
import { creaturesAmong, readCard } from './card.ts';
import type { EffectKind, Side } from './effect.ts';
import type { Figure, Score } from './figure.ts';
import { figuresOf } from './figure.ts';
import { recordOf } from './recordOf.ts';
import type { Role } from './role.ts';
import { roles } from './role.ts';
import { scoresOf } from './score.ts';

/** Plain JSON. Numbers of cards count copies; lists are in the order of the deck unless told otherwise. */
export interface DeckProfile {
  readonly name: string;
  readonly set: Deck['set'];
  readonly cards: number;
  readonly houses: readonly HouseProfile[];
  readonly types: Counts<PrintedType>;
  /** A gigantic creature, which is two cards, is one. */
  readonly creatures: {
    readonly count: number;
    readonly power: number;
    readonly armor: number;
    /** How many creatures of which printed power, the weakest first. */
    readonly curve: readonly { readonly power: number; readonly count: number }[];
  };
  /** Bonus icons, printed ones and those that the deck adds. */
  readonly bonus: Counts<Bonus>;
  /** Icons of houses that the deck adds, which make a card belong to that house, too. */
  readonly houseIcons: Counts<House>;
  /** The certain gain from playing every card once, by icons and Play: abilities with a fixed number and no condition. */
  readonly onPlay: OnPlay;
  /** The cards of each role; a role that no card has is an empty list. */
  readonly roles: Readonly<Record<Role, readonly NamedCard[]>>;
  /** Printed keywords and traits, the most frequent first. */
  readonly keywords: Counts<string>;
  readonly traits: Counts<string>;
  /** Cards that are there more than once, the most frequent first. */
  readonly copies: readonly NamedCard[];
  readonly rarities: Counts<PrintedRarity>;
  readonly mavericks: readonly (NamedCard & { readonly house: DeckCard['house'] })[];
  readonly figures: Readonly<Record<Figure, number>>;
  /** From 0 to 10: where the figure stands among real decks; 5 is the middle of them. */
  readonly scores: Readonly<Record<Score, number>>;
  /** Cards without a definition: their printed facts are counted, what they do is not. */
  readonly unread: readonly NamedCard[];
}

export type Counts<K extends string> = readonly { readonly name: K; readonly count: number }[];

export interface HouseProfile {
  readonly house: DeckCard['house'];
  readonly cards: number;
  readonly types: Counts<PrintedType>;
}

export interface OnPlay {
  readonly gained: number;
  readonly given: number;
  readonly stolen: number;
  readonly captured: number;
  readonly lostByOpponent: number;
  readonly drawn: number;
  readonly archived: number;
}

/**
 * The profile of a deck: pure, the same deck gives the same profile.
 * @param deck any deck; cards that cannot be played, or that nobody knows, are named in `unread`
 */
export function profileOf(deck: Deck): DeckProfile {
  const cards = deck.cards.map((entry) => readCard(entry, deck.set));
  const creatures = creaturesAmong(cards);
  const onPlay = onPlayOf(cards);
  const figures = figuresOf(cards, onPlay.gained);
  return {
    name: deck.name,
    set: deck.set,
    cards: copiesIn(cards),
    houses: deck.houses.map((house) => houseProfile(house, cards)),
    types: typesOf(cards),
    creatures: {
      count: copiesIn(creatures),
      power: total(creatures, ({ power }) => power),
      armor: total(creatures, ({ armor }) => armor),
      curve: tally(creatures, ({ power }) => [`${power}`])
        .map(({ name, count }) => ({ power: Number(name), count }))
        .sort((x, y) => x.power - y.power),
    },
    bonus: tally(cards, ({ bonus }) => bonus),
    houseIcons: tally(cards, ({ houseIcons }) => houseIcons),
    onPlay,
    roles: byRole(cards),
    keywords: tally(cards, ({ keywords }) => keywords),
    traits: tally(cards, ({ traits }) => traits),
    copies: [...together(cards)].filter(({ count }) => count > 1).sort((x, y) => y.count - x.count),
    rarities: tally(cards, ({ rarity }) => (rarity === null ? [] : [rarity])),
    mavericks: cards.filter(({ maverick }) => maverick).map((card) => ({ ...named(card), house: card.house })),
    figures,
    scores: scoresOf(figures),
    unread: together(cards.filter(({ effects }) => effects === null)),
  };
}

const named = ({ card, name, count }: NamedCard): NamedCard => ({ card, name, count });

const copiesIn = (cards: readonly NamedCard[]): number => cards.reduce((sum, { count }) => sum + count, 0);

const total = (cards: readonly ReadCard[], worth: (card: ReadCard) => number): number =>
  cards.reduce((sum, card) => sum + card.count * worth(card), 0);

/** One entry for each card, also where the deck has several: a maverick and others, copies with other icons. */
function together(cards: readonly ReadCard[]): readonly NamedCard[] {
  const found = new Map<CardName, NamedCard>();
  for (const card of cards)
    found.set(card.card, { ...named(card), count: card.count + (found.get(card.card)?.count ?? 0) });
  return [...found.values()];
}

/** How often each word is said, the most frequent first; in the order of the deck where that is the same. */
function tally<K extends string>(cards: readonly ReadCard[], wordsOf: (card: ReadCard) => readonly K[]): Counts<K> {
  const found = new Map<K, number>();
  for (const card of cards) for (const word of wordsOf(card)) found.set(word, (found.get(word) ?? 0) + card.count);
  return [...found].map(([name, count]) => ({ name, count })).sort((x, y) => y.count - x.count);
}

const typesOf = (cards: readonly ReadCard[]): Counts<PrintedType> =>
  tally(cards, ({ type }) => (type === null ? [] : [type]));

function houseProfile(house: House, cards: readonly ReadCard[]): HouseProfile {
  const ofHouse = cards.filter((card) => card.house === house);
  return { house, cards: copiesIn(ofHouse), types: typesOf(ofHouse) };
}

const byRole = (cards: readonly ReadCard[]): DeckProfile['roles'] =>
  recordOf(roles, (role) => together(cards.filter((card) => card.roles.includes(role))));

function onPlayOf(cards: readonly ReadCard[]): OnPlay {
  const sum = (kind: EffectKind, side: Side): number =>
    total(cards, ({ effects }) =>
      (effects ?? [])
        .filter((e) => e.type === kind && (e.side === side || e.side === 'both'))
        .filter((e) => e.chance === 'always' && (e.when === 'play' || e.when === 'bonus') && e.lasts === undefined)
        .reduce((amounts, { amount = 1, cards: to }) => {
          const times = to === undefined ? 1 : to.count;
          return amounts + (amount === 'varies' || typeof times === 'string' ? 0 : amount * times);
        }, 0),
    );
  return {
    gained: sum('gain', 'self'),
    given: sum('gain', 'opponent'),
    stolen: sum('steal', 'opponent'),
    captured: sum('capture', 'opponent'),
    lostByOpponent: sum('lose', 'opponent'),
    drawn: sum('draw', 'self'),
    archived: sum('archive', 'self'),
  };
}
