// A rematch: another table with the same terms and the same people, opened when all of them want it.
import { createHash } from 'node:crypto';
import type { Table } from '@vaultsong/tables';
import { humansAt, stageOf, termsOf } from '@vaultsong/tables';
import type { CreateTableOptions } from '../createTable.ts';
import { idLetters, nonceWindow } from '../createTable.ts';

/** Whether all people want one, and there is none yet. */
export const wantsRematch = (table: Table): boolean =>
  stageOf(table) === 'over' &&
  table.continuedAt === null &&
  table.rematch.length > 0 &&
  humansAt(table).every((seat) => table.rematch.includes(seat));

/** The id of the rematch: the same for each process that opens it, so that there is one however many try. */
export function rematchId({ id, secret }: Table): string {
  const digest = createHash('sha256').update(`rematch ${id} ${secret}`).digest();
  return [...digest.subarray(0, 10)].map((byte) => idLetters[byte % idLetters.length]).join('');
}

/** Who sat here sits there, with the same decks, but for sealed ones. */
export function rematchOptions(table: Table): CreateTableOptions {
  const { opened, seats } = table;
  const { play } = termsOf(table);
  const isSealed = play.type === 'duel' && play.decks === 'sealed';
  return {
    by: opened.openedBy,
    terms: opened.terms,
    rematchOf: table.id,
    nonceWindow,
    seated: seats.flatMap((seated, seat) =>
      seated === null
        ? []
        : [
            {
              seat,
              sitter: seated.sitter,
              deck: isSealed ? null : seated.deck,
              origin: isSealed ? null : seated.origin,
              set: isSealed ? null : seated.set,
            },
          ],
    ),
  };
}
