// The cards behind the ids of the registry, for answers that name cards by ids alone. A door of its own, loaded when such
// an answer comes: the table is large.
import { findSet } from '@vaultsong/cards';
import type { IdentifiedCard, IdTable } from '../formats/master-vault.ts';
import { houseNamed } from '../formats/names.ts';
import { houseByPrint } from '../kind.ts';
import { registryIdOf } from '../registry-id.ts';
import { table } from './table.ts';

/** The first digits of an id are enough to tell all that were ever given apart. */
const digits = 12;

const byDigits: ReadonlyMap<string, IdentifiedCard> = new Map(
  table
    .trim()
    .split('\n\n')
    .flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n');
      // Anomalies were printed apart from sets, and lie in decks of several.
      const set = findSet(heading)?.id ?? null;
      return lines.flatMap((line) => cardsOfLine(line, set));
    }),
);

function cardsOfLine(line: string, set: IdentifiedCard['set']): readonly [string, IdentifiedCard][] {
  const [card = '', ...words] = line.split(' ');
  return words.map((word) => {
    const [id = '', house] = word.split(':').reverse();
    return [id, { card, set, house: house === undefined ? houseByPrint(card, set, []) : (houseNamed(house) ?? null) }];
  });
}

/** The card and house that an id stands for; undefined where nobody has listed it. */
export const cardWithId: IdTable = (id) => byDigits.get((registryIdOf(id) ?? '').replaceAll('-', '').slice(0, digits));
