// The cards that the project has already, with or without some sets: their facts, and for those that can be played, the
// entry that says what they do and the text that `say` makes of it.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cardSets, cards } from '@vaultsong/cards';
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { catalogue } from '@vaultsong/cards/catalogue';
import { sayCard } from '@vaultsong/say';
import type { GivenCard } from '../facts/setFile.ts';
import { InputError } from '../facts/setFile.ts';
import type { Names } from '../text/sentences.ts';
import type { Entry } from './houseFile.ts';
import { readHouseFile } from './houseFile.ts';

/** A card with data. */
export interface WrittenCard {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly entry: Entry;
  /** The text that is made of the data, with line breaks. */
  readonly text: string;
}

export interface Known {
  /** Facts of all cards that are not hidden, with the printings of hidden sets left out. */
  readonly printed: ReadonlyMap<string, PrintedCard>;
  readonly written: ReadonlyMap<string, WrittenCard>;
  /** Cards with data of the sets that are hidden, with which proposals can be compared. */
  readonly hidden: ReadonlyMap<string, WrittenCard>;
}

/** The project's root. */
export const root = path.resolve(import.meta.dirname, '../../..');

/**
 * The cards that are known.
 * @param without sets whose cards are hidden, as if they had not come yet
 * @throws InputError where there is no such set
 */
export function knownCards(without: readonly string[]): Known {
  const sets = cardSets.filter(({ houses }) => houses !== null).map(({ id }) => id);
  const wrong = without.find((one) => !sets.some((set) => set === one));
  if (wrong !== undefined) throw new InputError(`--without: there is no set “${wrong}”; sets are ${sets.join(', ')}`);
  const hidden = new Set(without);
  const printed = catalogue.flatMap((card): readonly (readonly [string, PrintedCard])[] => {
    const [first] = card.printings;
    if (first !== undefined && hidden.has(first.set)) return [];
    return [[card.id, { ...card, printings: card.printings.filter(({ set }) => !hidden.has(set)) }]];
  });
  const entries = new Map(
    houseFiles()
      .flatMap((file) => readHouseFile(root, file))
      .map((entry) => [entry.id, entry]),
  );
  const written = cards.flatMap((card): readonly WrittenCard[] => {
    const entry = entries.get(card.id);
    if (entry === undefined || card.half === 'art') return [];
    // The first line of a base half tells that it is one.
    const lines = sayCard(card).slice(card.half === undefined ? 0 : 1);
    return [{ id: card.id, name: card.name, type: card.type, entry, text: lines.join('\n') }];
  });
  const known = new Map(printed);
  return {
    printed: known,
    written: new Map(written.filter(({ id }) => known.has(id)).map((card) => [card.id, card])),
    hidden: new Map(written.filter(({ id }) => !known.has(id)).map((card) => [card.id, card])),
  };
}

const houseFiles = (): readonly string[] =>
  cardSets
    .map(({ id }) => `packages/cards/src/${id}`)
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${folder}/${file}`),
    );

/** Names of houses, traits and cards, those of a new set among them. */
export function namesOf({ printed }: Known, given: readonly GivenCard[]): Names {
  const all = [...printed.values(), ...given];
  const titled = (values: readonly string[]): readonly string[] => [...new Set(values)].map(inCapitals);
  return {
    houses: titled(all.flatMap(({ house }) => (house === null ? [] : [house]))),
    traits: titled(all.flatMap(({ traits }) => traits)),
    cards: [...new Set(all.map(({ name }) => name))],
  };
}

/** `star-alliance` as it is written in texts. */
const inCapitals = (name: string): string =>
  name
    .split(/[ -]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
