// Errors of the server: a closed list of codes for programs, and a message for people.
import { z } from 'zod';

/** Each code has one status of HTTP. */
export const statusOf = {
  invalid: 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  failed: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** Meaning of each code, for people who write clients. */
export const errorCodes: Readonly<Record<ErrorCode, string>> = {
  invalid: 'The request does not have the expected form; the message names the place.',
  'not-signed-in': 'The request needs a session: there is none, or it has ended.',
  'wrong-password': 'Name and password do not match.',
  forbidden: 'It is not yours, or not allowed.',
  'not-found': 'The thing that the request names does not exist.',
  conflict: 'The present state forbids it: a name is taken, a table is full.',
  'too-large': 'The request is too big.',
  'wrong-type': 'The body is not JSON.',
  'too-many':
    'Too many requests: wait the seconds that `retryAfter`, or the header `Retry-After`, names; without them a moment.',
  failed: 'A fault of the server; it is logged.',
  unavailable:
    'The server cannot keep anything just now (it goes down, its database is away, its disk is full), or the registry of decks gives it no deck: nothing has changed. Give the same again after some seconds; should it have been kept all the same, it counts once.',
};

const codes: readonly ErrorCode[] = [
  'invalid',
  'not-signed-in',
  'wrong-password',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'wrong-type',
  'too-many',
  'failed',
  'unavailable',
];

/** The body of every answer with a status of 400 and more. */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(codes).describe('For programs.'),
    message: z.string().describe('For people: the fault, its place and a right form.'),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
