// `phrase`: a line of chat from the list of phrases, for whoever has no keyboard.

import { sayLine } from './chat.ts';
import type { Handler } from './handler.ts';

export const phrase: Handler<'phrase'> = ({ id, table, phrase: chosen }, client, services) =>
  sayLine({ id, table, text: '', phrase: chosen }, client, services);
