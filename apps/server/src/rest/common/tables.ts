// Tables as routes find them, and commands that are given there.
import type { Person } from '@vaultsong/protocol';
import type { Command } from '@vaultsong/tables';
import { seatOfPerson } from '@vaultsong/tables';
import { ApiError } from '../../errors/apiError.ts';
import { networkOf } from '../../live/limits/clientAddress.ts';
import { peopleIn } from '../../live/publicView.ts';
import type { Brought } from '../../tables/decks.ts';
import type { TableActor } from '../../tables/tableActor.ts';
import type { Caller } from '../route.ts';
import type { Services } from '../services.ts';
import { apiErrorOfRejection } from '../tableErrors.ts';

/** The page of a table. */
export const tableUrl = (id: string): string => `/t/${id}`;

/** @throws ApiError where there is none, or too many were loaded for the caller */
export async function findTable(
  id: string,
  { person, request: { ip } }: Caller,
  { tableRegistry }: Pick<Services, 'tableRegistry'>,
): Promise<TableActor> {
  const actor = await tableRegistry.table(id, { address: networkOf(ip), person: person?.id ?? null });
  if (actor === null) throw new ApiError('not-found', `There is no table ${id}`);
  return actor;
}

/** @throws ApiError where it may not be done */
export async function act(actor: TableActor, { id, kind }: Person, command: Command): Promise<void> {
  const answer = await actor.act({ id, isAccount: kind !== 'guest' }, command);
  if (answer.type === 'rejected') throw apiErrorOfRejection(answer.rejection);
}

interface SeatTaking {
  readonly seat?: number | undefined;
  readonly nonce?: string | undefined;
  /** Null: without a deck, which is brought later or dealt. */
  readonly brought: Brought | null;
}

/**
 * Seats somebody at a table, but not beside people whom one of the two has blocked.
 * @returns the seat
 * @throws ApiError where they may not sit there
 */
export async function sitDown(
  actor: TableActor,
  person: Person,
  { seat, nonce = '', brought }: SeatTaking,
  { people }: Pick<Services, 'people'>,
): Promise<number> {
  const apart = await people.profiles.apartFrom(person.id);
  if (peopleIn(actor.table).some((one) => apart.has(one)))
    throw new ApiError('forbidden', 'You or a player at this table blocked the other: you cannot play together');
  await act(actor, person, { type: 'join', nonce, ...(seat === undefined ? {} : { seat }) });
  if (brought !== null) await act(actor, person, { type: 'choose-deck', ...brought });
  return seatOfPerson(actor.table, person.id) ?? 0;
}
