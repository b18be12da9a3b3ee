// The seat of a client at a table, which most messages need.
import type { Seat } from '@vaultsong/engine';
import type { Person } from '@vaultsong/protocol';
import { seatOfPerson } from '@vaultsong/tables';
import type { TableActor } from '../../tables/tableActor.ts';
import type { LiveServices } from '../services.ts';
import type { Client } from './handler.ts';

export interface OwnSeat {
  readonly actor: TableActor;
  readonly person: Person;
  readonly seat: Seat;
}

/**
 * Finds the seat of a client, or refuses the message.
 * @param id of the message
 * @returns null where it was refused, or where nobody is there any more
 */
export async function ownSeat(
  id: number,
  table: string,
  client: Client,
  { tableRegistry }: LiveServices,
): Promise<OwnSeat | null> {
  const refuse = (code: string, message: string): null => {
    client.send({ type: 'rejected', id, code, message });
    return null;
  };
  const { person } = client;
  if (person === null) return refuse('not-signed-in', 'Sign in, or play as a guest, first');
  const actor = await tableRegistry.table(table, client.requester);
  // Meanwhile the session may have ended.
  if (!client.isOpen) return null;
  if (actor === null) return refuse('not-found', `There is no table ${table}`);
  const seat = seatOfPerson(actor.table, person.id);
  return seat === null ? refuse('not-your-seat', 'You do not sit at this table') : { actor, person, seat };
}
