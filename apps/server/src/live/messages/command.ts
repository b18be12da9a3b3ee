// `command`: a command at a table, such as an answer or a concession. It is acknowledged when it is written down.
import type { Handler } from './handler.ts';
import { ownSeat } from './ownSeat.ts';

export const command: Handler<'command'> = async ({ id, table, command: wanted }, client, services) => {
  const own = await ownSeat(id, table, client, services);
  if (own === null) return;
  const { actor, person } = own;
  const started = services.now();
  const outcome = await actor.act({ id: person.id, isAccount: person.kind !== 'guest' }, wanted);
  services.onAnswer(services.now() - started);
  if (outcome.type === 'done') client.send({ type: 'done', id });
  else client.send({ type: 'rejected', id, ...outcome.rejection });
};
