// `preview`: the effects of an answer, as far as nothing hidden or chance decides them.
import { previewOf } from '@vaultsong/foresight';
import { isForced, isHuman } from '@vaultsong/tables';
import { askedOption } from './askedOption.ts';
import type { Handler } from './handler.ts';

export const preview: Handler<'preview'> = async (message, client, services) => {
  const asked = await askedOption(message, client, services);
  if (asked === null) return;
  const { id, option, aim } = message;
  const { actor, seat, state } = asked;
  const found =
    state === null
      ? null
      : previewOf(state, seat, { option, aim }, (ask) => isForced(ask, isHuman(actor.table, ask.player)));
  client.send({ type: 'preview', id, preview: found });
};
