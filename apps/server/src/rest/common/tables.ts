// Tables as routes find them, and commands that are given there.
import type { Person } from '@vaultsong/protocol';
import type { Command } from '@vaultsong/tables';
import { seatOfPerson } from '@vaultsong/tables';
import type { Brought } from '../../hall/decks.ts';
import type { Hosted } from '../../hall/hosted.ts';
import { peopleIn } from '../../live/face.ts';
import { networkOf } from '../../live/limits/clientAddress.ts';
import { Refusal } from '../../refusing/refusal.ts';
import { refusalOfTable } from '../refusals.ts';
import type { Caller } from '../route.ts';
import type { Services } from '../services.ts';

/** The page of a table. */
export const tableUrl = (id: string): string => `/t/${id}`;

/** @throws Refusal where there is none, or too many were loaded for the caller */
export async function findTable(
  id: string,
  { person, request: { ip } }: Caller,
  { hall }: Pick<Services, 'hall'>,
): Promise<Hosted> {
  const hosted = await hall.table(id, { address: networkOf(ip), person: person?.id ?? null });
  if (hosted === null) throw new Refusal('not-found', `There is no table ${id}`);
  return hosted;
}

/** @throws Refusal where it may not be done */
export async function act(hosted: Hosted, { id, kind }: Person, command: Command): Promise<void> {
  const answer = await hosted.act({ id, isAccount: kind !== 'guest' }, command);
  if (answer.is === 'refused') throw refusalOfTable(answer.refusal);
}

interface Sitting {
  readonly seat?: number | undefined;
  readonly nonce?: string | undefined;
  /** Null: without a deck, which is brought later or dealt. */
  readonly brought: Brought | null;
}

/**
 * Seats somebody at a table, but not beside people whom one of the two has blocked.
 * @returns the seat
 * @throws Refusal where they may not sit there
 */
export async function sitDown(
  hosted: Hosted,
  person: Person,
  { seat, nonce = '', brought }: Sitting,
  { people }: Pick<Services, 'people'>,
): Promise<number> {
  const apart = await people.profiles.apartFrom(person.id);
  if (peopleIn(hosted.table).some((one) => apart.has(one)))
    throw new Refusal('forbidden', 'You and somebody at this table do not play together');
  await act(hosted, person, { do: 'sit', nonce, ...(seat === undefined ? {} : { seat }) });
  if (brought !== null) await act(hosted, person, { do: 'bring', ...brought });
  return seatOfPerson(hosted.table, person.id) ?? 0;
}
