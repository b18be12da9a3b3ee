// The seat of a client at a table, which most messages need.
import type { Seat } from '@vaultsong/engine';
import type { Person } from '@vaultsong/protocol';
import { seatOfPerson } from '@vaultsong/tables';
import type { Hosted } from '../../hall/hosted.ts';
import type { LiveServices } from '../services.ts';
import type { Client } from './handler.ts';

export interface OwnSeat {
  readonly hosted: Hosted;
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
  { hall }: LiveServices,
): Promise<OwnSeat | null> {
  const refuse = (code: string, message: string): null => {
    client.send({ is: 'refused', id, code, message });
    return null;
  };
  const { person } = client;
  if (person === null) return refuse('not-signed-in', 'Become a guest or sign in first');
  const hosted = await hall.table(table, client.opener);
  // Meanwhile the session may have ended.
  if (!client.isOpen) return null;
  if (hosted === null) return refuse('not-found', `There is no table ${table}`);
  const seat = seatOfPerson(hosted.table, person.id);
  return seat === null ? refuse('not-your-seat', 'You do not sit at this table') : { hosted, person, seat };
}
