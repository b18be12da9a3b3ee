// `do`: a command at a table, such as an answer or a concession. It is acknowledged when it is written down.
import type { Handler } from './handler.ts';
import { ownSeat } from './ownSeat.ts';

export const command: Handler<'do'> = async ({ id, table, command: wanted }, client, services) => {
  const own = await ownSeat(id, table, client, services);
  if (own === null) return;
  const { actor, person } = own;
  const started = services.now();
  const outcome = await actor.act({ id: person.id, isAccount: person.kind !== 'guest' }, wanted);
  services.onAnswer(services.now() - started);
  if (outcome.is === 'done') client.send({ is: 'done', id });
  else client.send({ is: 'refused', id, ...outcome.refusal });
};
