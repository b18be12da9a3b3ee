// One card of a deck, with what is printed on it and what it does. Cards that cannot be played yet are known by the
// facts of the catalogue only.
import '@vaultsong/cards';
import type { PrintedCard, PrintedRarity, PrintedType } from '@vaultsong/cards/catalogue';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { Bonus, CardName, House } from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';
import type { Deck, DeckCard } from '../model/deck.ts';
import { isBonus, isHouse } from '../model/enhancement.ts';
import type { Effect } from './effect.ts';
import { effectsOf } from './read.ts';
import type { Role } from './role.ts';
import { rolesOf } from './role.ts';

/** Copies of a card, as they are named in lists. */
export interface NamedCard {
  readonly card: CardName;
  readonly name: string;
  readonly count: number;
}

export interface ReadCard extends NamedCard {
  readonly house: DeckCard['house'];
  /** null: nobody knows this card. */
  readonly type: PrintedType | null;
  /** Of a gigantic creature that is two cards: this one is no creature by itself, and its base half counts as it. */
  readonly isArtHalf: boolean;
  readonly power: number;
  readonly armor: number;
  /** Printed on it, and added to it by its deck. */
  readonly bonus: readonly Bonus[];
  /** To which the icons of its deck make it belong besides. */
  readonly houseIcons: readonly House[];
  readonly keywords: readonly string[];
  readonly traits: readonly string[];
  readonly rarity: PrintedRarity | null;
  readonly maverick: boolean;
  /** null: it has no definition, so that what it does is not known. */
  readonly effects: readonly Effect[] | null;
  readonly roles: readonly Role[];
}

/** An entry of a deck, with the icons that its deck adds to each copy. */
type Entry = DeckCard & { readonly enhancements?: readonly (Bonus | House)[] };

/** Reads an entry of a deck. @param set the set that the deck was printed in, for the rarity */
export function readCard(entry: Entry, set: Deck['set']): ReadCard {
  const facts = findPrinted(entry.card);
  const added = (entry.enhancements ?? []).filter(isBonus);
  const bonus = [...(facts?.bonus ?? []), ...added];
  const { effects, roles } = readingOf(entry.card, bonus);
  return {
    card: entry.card,
    name: facts?.name ?? entry.card,
    count: entry.count,
    house: entry.house,
    type: facts?.type ?? null,
    isArtHalf: facts?.half === 'art',
    power: facts?.power ?? 0,
    armor: facts?.armor ?? 0,
    bonus,
    houseIcons: (entry.enhancements ?? []).filter(isHouse),
    keywords: (facts?.keywords ?? []).map(withoutNumber),
    traits: facts?.traits ?? [],
    rarity: facts === undefined ? null : rarityIn(facts, set),
    maverick: facts !== undefined && isFromElsewhere(facts, entry.house),
    effects,
    roles,
  };
}

type Reading = Pick<ReadCard, 'effects' | 'roles'>;

/** Definitions never change, and many decks have the same cards. */
const readings = new Map<string, Reading>();

/** What a card with these icons does. */
function readingOf(card: CardName, bonus: readonly Bonus[]): Reading {
  if (!isDefined(card)) return { effects: null, roles: [] };
  const key = [card, ...bonus].join(' ');
  const known = readings.get(key);
  if (known !== undefined) return known;
  const effects = effectsOf({ ...definition(card), bonus });
  const reading = { effects, roles: rolesOf(effects) };
  readings.set(key, reading);
  return reading;
}

/** The creatures among cards; a gigantic one is one, not two. */
export const creaturesAmong = (cards: readonly ReadCard[]): readonly ReadCard[] =>
  cards.filter((card) => card.type === 'creature' && !card.isArtHalf);

const withoutNumber = (keyword: string): string => keyword.replace(/ \d+$/, '');

const rarityIn = ({ printings }: PrintedCard, set: Deck['set']): PrintedRarity | null =>
  (printings.find((printing) => printing.set === set) ?? printings[0])?.rarity ?? null;

/** A maverick: of a house that it was never printed in. Cards without a house are at home everywhere. */
const isFromElsewhere = ({ house, printings }: PrintedCard, placed: DeckCard['house']): boolean =>
  house !== null && placed !== null && placed !== house && !printings.some(({ houses }) => houses.includes(placed));
