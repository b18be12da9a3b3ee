// Reading of what a client says: a message, or what is wrong with it.
import type { ToServer } from '@vaultsong/protocol';
import { protocolVersion, toServer } from '@vaultsong/protocol';
import { z } from 'zod';

/** What is wrong with a message. */
export interface MessageFault {
  readonly fault: string;
  /** The number by which its sender waits for an answer, where one can be read. */
  readonly id?: number;
}

/** As much of a message as is needed to answer it by its number. */
const withId = z.looseObject({ id: z.int() });

/** Whether a message has the form of version 1 of the live protocol, whose clients are told that there is another one. */
const isOfVersion1 = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, 'is') && !Object.hasOwn(json, 'type');

/** Reads a message. What JSON can do to the prototypes of objects it cannot do here: zod makes objects of its own. */
export function readMessage(text: string): ToServer | MessageFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: 'Expected a message in JSON' };
  }
  const { success, data, error } = toServer.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  const fault = isOfVersion1(json)
    ? `This server speaks version ${protocolVersion} of the live protocol: expected the name of the message in "type"; found it in "is", as in version 1 (docs/protocol.md, “Version 2”)`
    : `${issue?.path.join('.') || 'message'}: ${issue?.message ?? 'not understood'}`;
  const numbered = withId.safeParse(json);
  return numbered.success ? { fault, id: numbered.data.id } : { fault };
}
