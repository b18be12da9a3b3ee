// News of a set: which of its cards are new, printed again or printed otherwise, and which houses, kinds, traits, keywords,
// icons and rarities no known card has.
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import type { GivenCard } from './setFile.ts';

/** A value that no known card has, or few. */
export interface NewValue {
  readonly value: string;
  /** Cards of the file that have it. */
  readonly cards: readonly string[];
  /** Known cards that have it: 0, or so few that much of it may be missing. */
  readonly known: number;
}

export interface ChangedCard {
  readonly id: string;
  /** Such as `power: 3, not 2`. */
  readonly changes: readonly string[];
}

export interface News {
  readonly fresh: readonly GivenCard[];
  readonly reprinted: readonly GivenCard[];
  /** Reprints whose facts differ from those that are kept. */
  readonly changed: readonly ChangedCard[];
  /** By the name of what is new: houses, kinds, traits, keywords, icons, icons that enhance, rarities. */
  readonly values: readonly { readonly of: string; readonly values: readonly NewValue[] }[];
}

type Reader<T> = (card: T) => readonly string[];

interface Field {
  readonly of: string;
  readonly given: Reader<GivenCard>;
  readonly printed: Reader<PrintedCard>;
  /** A value of so few known cards is told, too: much of it may be missing. A house has some forty new cards in its set. */
  readonly few: number;
}

const oneOf = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** `assault 2` is the keyword assault. */
const bare = (keyword: string): string => keyword.split(' ')[0] ?? keyword;

const fields: readonly Field[] = [
  {
    of: 'houses',
    given: ({ house, houses }) => [...oneOf(house), ...houses],
    printed: ({ house, printings }) => [...oneOf(house), ...printings.flatMap(({ houses }) => houses)],
    few: 60,
  },
  { of: 'kinds of cards', given: ({ type }) => [type], printed: ({ type }) => [type], few: 12 },
  {
    of: 'keywords',
    given: ({ keywords }) => keywords.map(bare),
    printed: ({ keywords }) => keywords.map(bare),
    few: 12,
  },
  { of: 'bonus icons', given: ({ bonus }) => bonus, printed: ({ bonus }) => bonus, few: 12 },
  { of: 'icons that enhance', given: ({ enhance }) => enhance, printed: ({ enhance }) => enhance, few: 0 },
  { of: 'traits', given: ({ traits }) => traits, printed: ({ traits }) => traits, few: 0 },
  {
    of: 'rarities',
    given: ({ rarity }) => [rarity],
    printed: ({ printings }) => printings.map(({ rarity }) => rarity),
    few: 0,
  },
];

/** What a set brings to the cards that are known. */
export function newsOf(cards: readonly GivenCard[], known: ReadonlyMap<string, PrintedCard>): News {
  const reprinted = cards.filter(({ id }) => known.has(id));
  return {
    fresh: cards.filter(({ id }) => !known.has(id)),
    reprinted,
    changed: reprinted.flatMap((card) => {
      const changes = changesOf(card, known.get(card.id));
      return changes.length === 0 ? [] : [{ id: card.id, changes }];
    }),
    values: fields.flatMap((field) => {
      const values = newValues(cards, [...known.values()], field);
      return values.length === 0 ? [] : [{ of: field.of, values }];
    }),
  };
}

function newValues(cards: readonly GivenCard[], known: readonly PrintedCard[], field: Field): readonly NewValue[] {
  const times = new Map<string, number>();
  for (const card of known)
    for (const value of new Set(field.printed(card))) times.set(value, (times.get(value) ?? 0) + 1);
  return [...grouped(cards, field.given)]
    .map(([value, its]) => ({ value, cards: its, known: times.get(value) ?? 0 }))
    .filter((one) => one.known <= field.few)
    .sort((a, b) => a.known - b.known || b.cards.length - a.cards.length || (a.value < b.value ? -1 : 1));
}

/** The ids of the cards that have each value. */
export function grouped(
  cards: readonly GivenCard[],
  valuesOf: Reader<GivenCard>,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const card of cards)
    for (const value of new Set(valuesOf(card))) {
      const group = groups.get(value);
      if (group === undefined) groups.set(value, [card.id]);
      else group.push(card.id);
    }
  return groups;
}

function changesOf(card: GivenCard, printed: PrintedCard | undefined): readonly string[] {
  if (printed === undefined || card.half === 2) return [];
  const isBody = card.power !== null;
  const pairs: readonly (readonly [string, string, string])[] = [
    ['name', card.name, printed.name],
    ['type', card.type, printed.type],
    ['power', `${card.power ?? 0}`, `${printed.power ?? 0}`],
    ['armor', isBody ? `${card.armor ?? 0}` : '', isBody ? `${printed.armor ?? 0}` : ''],
    ['bonus', listed(card.bonus), listed(printed.bonus)],
    ['enhance', listed(card.enhance), listed(printed.enhance)],
    ['traits', listed(card.traits), listed(printed.traits)],
    ['keywords', listed(card.keywords), listed(printed.keywords)],
  ];
  return pairs
    .filter(([, now, before]) => now !== before)
    .map(([field, now, before]) => `${field}: ${now || 'none'}, not ${before || 'none'}`);
}

const listed = (values: readonly string[]): string => [...values].sort().join(' ');
