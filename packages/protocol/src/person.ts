// Public identity of a person.
import { z } from 'zod';

export const personKinds = ['guest', 'account', 'bot'] as const;

export const person = z
  .object({
    id: z.string().max(64).describe('Stays the same when the name changes.'),
    name: z.string().max(40).describe('As others see it.'),
    kind: z.enum(personKinds).describe('`bot`: a program with an account of its own.'),
  })
  .meta({ title: 'Person', description: 'A person as others see them.' });
export type Person = z.infer<typeof person>;
