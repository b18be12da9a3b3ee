// All cards that were ever printed, playable or not: to know a card of a deck by its name, and to look cards up. It is
// a door of its own (`@vaultsong/cards/catalogue`), because the table and the bots need none of it.
import type { Bonus, CardDef, CardName, House } from '@vaultsong/engine';
import { cards } from '../index.ts';
import { printings } from '../printings.ts';
import type { SetId } from '../sets.ts';
import { cardSets } from '../sets.ts';
import { aoa } from './aoa.ts';
import { skies } from './as.ts';
import type { PrintedRarity, PrintedType, UnplayableCard } from './card.ts';
import { cc } from './cc.ts';
import { dm } from './dm.ts';
import { dt } from './dt.ts';
import { gr } from './gr.ts';
import { mg24 } from './mg24.ts';
import { mm } from './mm.ts';
import { momu } from './momu.ts';
import { pv } from './pv.ts';
import { toc } from './toc.ts';
import { vm25 } from './vm25.ts';
import { wc } from './wc.ts';
import { woe } from './woe.ts';

export type { PrintedRarity, PrintedType } from './card.ts';

/** Facts of a card, without its text. Lists are empty where it has nothing of the kind. */
export interface PrintedCard {
  readonly id: CardName;
  readonly name: string;
  /** null: it belongs to the house of whatever deck it is in, or to none. */
  readonly house: House | null;
  readonly type: PrintedType;
  /** null for what is not a creature. */
  readonly power: number | null;
  readonly armor: number | null;
  readonly bonus: readonly Bonus[];
  readonly traits: readonly string[];
  /** As they are written, such as `assault 2`. */
  readonly keywords: readonly string[];
  readonly playable: boolean;
  /** A gigantic creature is two cards of one name; null for every other card. */
  readonly otherHalf: CardName | null;
  /** Evil twins have the name of their twin; null for every other card. */
  readonly evilTwinOf: CardName | null;
  /** In the order of the sets. */
  readonly printings: readonly PrintingOf[];
}

/** One printing of a card. `houses` are those that it was printed in there, mavericks apart. */
export interface PrintingOf {
  readonly set: SetId;
  readonly number: string;
  readonly rarity: PrintedRarity;
  readonly houses: readonly House[];
}

const unplayable: readonly UnplayableCard[] = [
  ...aoa,
  ...wc,
  ...mm,
  ...dt,
  ...woe,
  ...gr,
  ...mg24,
  ...skies,
  ...toc,
  ...momu,
  ...vm25,
  ...pv,
  ...cc,
  ...dm,
];

function grouped<T, V>(
  items: readonly T[],
  keyOf: (item: T) => string,
  toValue: (item: T) => V,
): ReadonlyMap<string, readonly V[]> {
  const groups = new Map<string, V[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [toValue(item)]);
    else group.push(toValue(item));
  }
  return groups;
}

const itself = <T>(item: T): T => item;

const playableFacts = (card: CardDef): PrintedCard => ({
  id: card.id,
  name: card.name,
  house: card.house,
  type: card.type,
  power: card.type === 'creature' ? card.power : null,
  armor: card.type === 'creature' ? card.armor : null,
  bonus: card.bonus,
  traits: card.traits,
  keywords: Object.entries(card.keywords).map(([keyword, value]) => keywordText(keyword, value)),
  playable: true,
  otherHalf: null,
  evilTwinOf: null,
  printings: (printingsOf.get(card.id) ?? []).map(({ set, number, rarity, house }) => ({
    set,
    number,
    rarity,
    houses: house === undefined ? (card.house === null ? [] : [card.house]) : [house],
  })),
});

const printingsOf: ReadonlyMap<CardName, typeof printings> = grouped(printings, ({ card }) => card, itself);

/** Keywords that come with a number (v1.3 pp.10-11, reference manual 5). */
const keywordText = (keyword: string, value: number): string => (valued.has(keyword) ? `${keyword} ${value}` : keyword);

const valued: ReadonlySet<string> = new Set(['assault', 'hazardous', 'splash-attack']);

const unplayableFacts = (card: UnplayableCard): PrintedCard => ({
  id: card.id,
  name: card.name,
  house: card.house,
  type: card.type,
  power: card.power ?? null,
  armor: card.armor ?? (card.power === undefined ? null : 0),
  bonus: card.bonus ?? [],
  traits: card.traits ?? [],
  keywords: card.keywords ?? [],
  playable: false,
  otherHalf: card.otherHalf ?? null,
  evilTwinOf: card.evilTwinOf ?? null,
  printings: cardSets.flatMap(({ id }) => {
    const printing = card.printings[id];
    if (printing === undefined) return [];
    const { number, rarity, houses } = printing;
    return [{ set: id, number, rarity, houses: houses ?? (card.house === null ? [] : [card.house]) }];
  }),
});

/** Every card that was printed, the playable ones first. */
export const catalogue: readonly PrintedCard[] = [...cards.map(playableFacts), ...unplayable.map(unplayableFacts)];

const byId: ReadonlyMap<CardName, PrintedCard> = new Map(catalogue.map((card) => [card.id, card]));

/** The card with this id; undefined when none was printed. */
export const findPrinted = (id: CardName): PrintedCard | undefined => byId.get(id);

/** Letters and digits alone: spellings of a name differ in accents, quotation marks and hyphens. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]/g, '');

const byName: ReadonlyMap<string, readonly PrintedCard[]> = grouped(catalogue, ({ name }) => plain(name), itself);

/**
 * The cards of this name, however its accents and marks are written. Several are possible: evil twins, and the halves of
 * a gigantic creature, share a name.
 */
export const printedNamed = (name: string): readonly PrintedCard[] => byName.get(plain(name)) ?? [];

/** `012` and `12` are one number, `a01` and `A01` too. */
const plainNumber = (number: string): string => number.toUpperCase().replace(/^([A-Z]*)0+(?=\d)/, '$1');

const byNumber: ReadonlyMap<string, readonly PrintedCard[]> = grouped(
  catalogue.flatMap((card) =>
    card.printings.map(({ set, number }) => ({ card, key: `${set} ${plainNumber(number)}` })),
  ),
  ({ key }) => key,
  ({ card }) => card,
);

/**
 * The cards that have this collector number in a set, with or without its leading zeros: the halves of a gigantic
 * creature share one.
 */
export const printedAs = (set: SetId, number: string): readonly PrintedCard[] =>
  byNumber.get(`${set} ${plainNumber(number)}`) ?? [];
