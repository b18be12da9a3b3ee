// Reading of what a client says: a message, or what is wrong with it.
import type { ToServer } from '@vaultsong/protocol';
import { toServer } from '@vaultsong/protocol';
import { z } from 'zod';

/** What is wrong with a message. */
export interface MessageFault {
  readonly fault: string;
  /** The number by which its sender waits for an answer, where one can be read. */
  readonly id?: number;
}

/** As much of a message as is needed to answer it by its number. */
const withId = z.looseObject({ id: z.int() });

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
  const fault = `${issue?.path.join('.') || 'message'}: ${issue?.message ?? 'not understood'}`;
  const numbered = withId.safeParse(json);
  return numbered.success ? { fault, id: numbered.data.id } : { fault };
}
