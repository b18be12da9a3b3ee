// The format of `card-ids.json`, which is data for the page to load only when it needs it: by set, the cards, and for each
// the ids of its printings in the registry of decks.
//
//     { "cota": { "anger": ["b361d7e26873", "dis:b43f7534c458"] } }
//
// The first twelve digits of an id, without hyphens, tell all ids that were ever given apart. A house stands in front
// where it is not the one that the card was printed in, or `none`. Anomalies were printed apart from sets and lie in
// decks of several, so they stand below `anomaly`. Mavericks and enhanced cards that no published list names are
// missing.
import { findSet } from '@vaultsong/cards';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { House } from '@vaultsong/engine';
import { houses } from '@vaultsong/engine';
import * as z from 'zod';
import type { Fault } from '../faults/fault.ts';
import { limited, sayFault } from '../faults/fault.ts';
import type { IdentifiedCard } from '../formats/masterVault.ts';
import { named, readShape } from '../formats/shape.ts';
import { houseByPrint } from '../model/kind.ts';

/** A table of card ids that has an entry of another format, or one that contradicts another. */
export class IdTableError extends Error {
  override readonly name = 'IdTableError';
  readonly faults: readonly Fault[];

  /** @param faults at least one */
  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => `table of card ids, ${sayFault(fault)}`).join('\n'));
    this.faults = faults;
  }
}

/** As many of the first digits of an id as the table has. */
export const digits = 12;

/** undefined for a house: that of the print. */
interface Printing {
  readonly id: string;
  readonly house: House | null | undefined;
}

const printing = named((entry): Printing | undefined => {
  const [id = '', before, ...rest] = entry.split(':').reverse();
  if (id.length !== digits || !/^[0-9a-f]+$/.test(id) || rest.length > 0) return undefined;
  if (before === undefined) return { id, house: undefined };
  const house = before === 'none' ? null : houses.find((one) => one === before);
  return house === undefined ? undefined : { id, house };
}, `${digits} digits of an id, alone or with a house as in dis:b43f7534c458`);

const shape = z.record(
  z.string(),
  z.record(z.string(), z.array(printing, { error: 'a list of ids' }), { error: 'cards with their ids' }),
  { error: 'cards by the ids of sets' },
);

/**
 * Reads a table of card ids.
 * @returns each card by the first twelve digits of its ids
 * @throws IdTableError for another format, a set or a card that does not exist, and an id that stands twice
 */
export function parseIdTable(json: unknown): ReadonlyMap<string, IdentifiedCard> {
  const read = readShape(shape, json, 'the table');
  if ('faults' in read) throw new IdTableError(read.faults);
  const byDigits = new Map<string, IdentifiedCard>();
  const faults: Fault[] = [];
  for (const [section, cards] of Object.entries(read.value)) {
    const set = findSet(section)?.id ?? null;
    if (set === null && section !== 'anomaly')
      faults.push({ where: section, what: section, expected: 'the id of a set, or anomaly' });
    for (const [card, printings] of Object.entries(cards)) {
      const where = `${section}.${card}`;
      if (findPrinted(card) === undefined) faults.push({ where, what: card, expected: 'the id of a card' });
      for (const { id, house } of printings) {
        if (byDigits.has(id)) faults.push({ where, what: `${id} once more`, expected: 'each id once' });
        byDigits.set(id, { card, set, house: house === undefined ? houseByPrint(card, set, []) : house });
      }
    }
  }
  if (faults.length > 0) throw new IdTableError(limited(faults, 'the table'));
  return byDigits;
}
