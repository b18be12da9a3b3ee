// Key of a refusal of the live protocol: a message or a command, and a code.
import type { Refusable } from '@vaultsong/protocol';
import { liveCommand, refusalCodesOf } from '@vaultsong/protocol';

/** A sign of life needs nothing, so that it is refused as any message may be. */
const ofAnyMessage = refusalCodesOf({ type: 'ping' });

/** Codes that a command has of its own, beside those of every message and of `command`. */
const codesOfCommand = (type: Extract<Refusable, { type: 'command' }>['command']['type']): readonly string[] =>
  liveCommand.options.find(({ shape }) => shape.type.value === type)?.meta()?.errors ?? [];

/** The key of a refusal of the live protocol; what any message may be refused with comes up once for all of them. */
export function liveKey(message: Refusable, code: string): string {
  if (ofAnyMessage.some((one) => one === code)) return `live ${code}`;
  if (message.type !== 'command') return `${message.type} ${code}`;
  const isOwn = codesOfCommand(message.command.type).some((one) => one === code);
  return isOwn ? `command ${message.command.type} ${code}` : `command ${code}`;
}
