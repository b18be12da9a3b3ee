// The cards behind the ids of the registry, for answers that name cards by ids alone. A door of its own, loaded when such
// an answer comes: the table is large.
import type { IdTable } from '../formats/masterVault.ts';
import cardIds from './card-ids.json' with { type: 'json' };
import { digits, parseIdTable } from './idTable.ts';
import { registryIdOf } from './registryId.ts';

const byDigits = parseIdTable(cardIds);

/** The card and house that an id stands for; undefined where nobody has listed it. */
export const cardWithId: IdTable = (id) => byDigits.get((registryIdOf(id) ?? '').replaceAll('-', '').slice(0, digits));
