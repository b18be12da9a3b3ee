// `targets`: what an answer could be aimed at.
import { reachOf } from '@vaultsong/foresight';
import { askedOption } from './askedOption.ts';
import type { Handler } from './handler.ts';

export const targets: Handler<'targets'> = async (message, client, services) => {
  const asked = await askedOption(message, client, services);
  if (asked === null) return;
  const { id, option } = message;
  client.send({ type: 'targets', id, targets: asked.state === null ? null : reachOf(asked.state, asked.seat, option) });
};
