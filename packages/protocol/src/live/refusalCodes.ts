// Error codes with which the server may refuse a message: those of every message, of its own schema, and of its command.
import type {} from '../meta.ts';
import type { LiveErrorCode } from './errors.ts';
import { commonErrors } from './errors.ts';
import type { ToServer } from './toServer.ts';
import { liveCommand, toServer } from './toServer.ts';

/** Part of a message by which its refusals are known. */
export type Refusable =
  | { readonly type: Exclude<ToServer['type'], 'command'> }
  | {
      readonly type: 'command';
      readonly command: { readonly type: (typeof liveCommand)['options'][number]['shape']['type']['value'] };
    };

/**
 * The codes that a `rejected` or an `error` about this message may have. A client that tells them apart needs no others.
 * @param message as it is sent
 */
export function refusalCodesOf(message: Refusable): readonly LiveErrorCode[] {
  const codes = [...commonErrors, ...codesIn(toServer.options, message.type)];
  return message.type === 'command' ? [...codes, ...codesIn(liveCommand.options, message.command.type)] : codes;
}

type Schemas = readonly (typeof toServer.options | typeof liveCommand.options)[number][];

const codesIn = (schemas: Schemas, type: string): readonly LiveErrorCode[] =>
  schemas.find(({ shape }) => shape.type.value === type)?.meta()?.errors ?? [];
