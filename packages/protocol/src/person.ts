// Public identity of a person.
import { z } from 'zod';

export const personKinds = ['guest', 'account', 'bot'] as const;

export const person = z.object({
  id: z.string().max(64),
  name: z.string().max(40),
  /** bot: a program with an account of its own. */
  kind: z.enum(personKinds),
});
export type Person = z.infer<typeof person>;
