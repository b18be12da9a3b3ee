// Table of the handlers, by type of message. A type without a handler does not compile.

import type { LiveServices } from '../services.ts';
import { chat } from './chat.ts';
import { command } from './command.ts';
import type { Client, Handler, MessageOf, MessageType } from './handler.ts';
import { lobby } from './lobby.ts';
import { phrase } from './phrase.ts';
import { ping } from './ping.ts';
import { preview } from './preview.ts';
import { subscribe } from './subscribe.ts';
import { targets } from './targets.ts';
import { tournament } from './tournament.ts';
import { unsubscribe } from './unsubscribe.ts';

type Handlers = { readonly [T in MessageType]: Handler<T> };

const handlers: Handlers = {
  subscribe,
  unsubscribe,
  command,
  preview,
  targets,
  chat,
  phrase,
  lobby,
  tournament,
  ping,
};

/** Does what a message asks for, if it may be done. @param type of the message, which says its handler */
export async function handle<T extends MessageType>(
  type: T,
  message: MessageOf<T>,
  client: Client,
  services: LiveServices,
): Promise<void> {
  await handlers[type](message, client, services);
}
