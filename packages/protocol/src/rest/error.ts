// Errors of the server: a closed list of codes for programs, and a message for people.
import { z } from 'zod';

/** Each code has one status of HTTP. */
export const statusOf = {
  /** The request does not have the expected form; the message names the place. */
  invalid: 400,
  /** It needs a session, and there is none. */
  'not-signed-in': 401,
  /** Name and password do not fit. */
  'wrong-password': 401,
  /** It is not yours, or not allowed. */
  forbidden: 403,
  'not-found': 404,
  /** It cannot be done as things are: a name is taken, a table is full. */
  conflict: 409,
  /** The request is too big. */
  'too-large': 413,
  /** The body is not JSON. */
  'wrong-type': 415,
  /** Too many requests; the header `Retry-After` says in how many seconds there may be more. */
  'too-many': 429,
  /** A fault of the server. */
  failed: 500,
  /** The server is going down, or its database is away; try again. */
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

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
  error: z.object({ code: z.enum(codes), message: z.string() }),
});
export type ErrorBody = z.infer<typeof errorBody>;
