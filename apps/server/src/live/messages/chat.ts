// `chat`: a line of chat in the words of a player.
import type { Phrase } from '@vaultsong/protocol';
import type { LiveServices } from '../services.ts';
import type { Client, Handler } from './handler.ts';
import { ownSeat } from './ownSeat.ts';

interface Line {
  readonly id: number;
  readonly table: string;
  readonly text: string;
  /** Null: the text says it. */
  readonly phrase: Phrase | null;
}

export const chat: Handler<'chat'> = ({ id, table, text }, client, services) =>
  sayLine({ id, table, text, phrase: null }, client, services);

/** Keeps a line and publishes it, if its speaker is not muted and not too fast. */
export async function sayLine(
  { id, table, text, phrase }: Line,
  client: Client,
  services: LiveServices,
): Promise<void> {
  const own = await ownSeat(id, table, client, services);
  if (own === null) return;
  const { person } = own;
  if (!services.chat.maySpeak(person.id))
    return client.send({
      type: 'rejected',
      id,
      code: 'too-many',
      message: 'Too many lines at once: wait some seconds',
    });
  const muted = await services.muted(person.id);
  if (muted !== null) return client.send({ type: 'rejected', id, code: 'muted', message: muted });
  const said = await services.chat.say(table, person.id, text, phrase);
  client.send({ type: 'done', id });
  services.publishSaid(table, said);
}
