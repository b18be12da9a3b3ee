// A route of the API: what it takes and gives as schemas, and what it does. One description feeds the checks of what comes in, of what
// goes out, and the OpenAPI document.
import type { Person, RefusalCode } from '@vaultsong/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../refusing/refusal.ts';
import type { Owners } from '../workers/workers.ts';
import { JsonText } from './jsonText.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often one address may ask. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** Where the parts of a request are; what is not named there is not looked at. */
export type Takes = Readonly<Partial<Record<'params' | 'query' | 'body', z.ZodType>>>;

export interface Description<T extends Takes, A extends z.ZodType> {
  readonly method: Method;
  /** As Fastify has it: `/api/tables/:id`. */
  readonly path: `/api/${string}`;
  /** One sentence, for the document. */
  readonly summary: string;
  /** Under which heading the document has it. */
  readonly tag: string;
  readonly takes: T;
  /** What of the answer goes out; whatever is not named there does not. */
  readonly answer: A;
  /** 200 where it is not said. */
  readonly status?: 200 | 201 | 202;
  /** What it may refuse, besides what any route does. */
  readonly refusals?: readonly RefusalCode[];
  readonly limit?: Limit;
  /** Bytes of a body, where it may be more than usual. */
  readonly bodyLimit?: number;
}

const shapeOf = <T extends Takes>(takes: T) => z.object(takes);

/** What was asked, checked. */
export type Asked<T extends Takes> = z.output<ReturnType<typeof shapeOf<T>>>;

/** The request itself, and the reply, for headers: the answer is what the handler returns. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A route as it is registered: whatever its types are, it is asked with what came in. */
export interface Route extends Description<Takes, z.ZodType> {
  /** Whether it is for whoever has a session alone. */
  readonly isPersonal: boolean;
  answerTo(exchange: Exchange, person: Person | null): Promise<unknown>;
}

/** A route for everybody. */
export function route<T extends Takes, A extends z.ZodType>(
  description: Description<T, A>,
  handle: (asked: Asked<T>, person: Person | null, exchange: Exchange) => Promise<z.input<A> | JsonText>,
): Route {
  const shape = shapeOf(description.takes);
  return {
    ...description,
    isPersonal: false,
    async answerTo(exchange, person) {
      return told(description.answer, await handle(read(shape, exchange), person, exchange));
    },
  };
}

/** A route for whoever has a session, as a guest too. */
export function personalRoute<T extends Takes, A extends z.ZodType>(
  description: Description<T, A>,
  handle: (asked: Asked<T>, person: Person, exchange: Exchange) => Promise<z.input<A> | JsonText>,
): Route {
  const shape = shapeOf(description.takes);
  return {
    ...description,
    isPersonal: true,
    async answerTo(exchange, person) {
      if (person === null)
        throw new Refusal('not-signed-in', 'This needs a session; POST /api/guests gives one at once');
      return told(description.answer, await handle(read(shape, exchange), person, exchange));
    },
  };
}

/** What of an answer goes out: what its schema names, unless it was made as text for this. */
const told = (schema: z.ZodType, answer: unknown): unknown =>
  answer instanceof JsonText ? answer : schema.parse(answer);

/** Who asks, by all names by which a share of the server's work is counted. */
export const ownersOf = (person: Person | null, { ip }: FastifyRequest): Owners =>
  person === null ? [ip] : [ip, person.id];

const nameOf: Readonly<Record<string, string>> = { params: 'path', query: 'query', body: 'body' };

/** @throws Refusal that says where something else was found than is expected */
function read<S extends z.ZodType>(shape: S, { request }: Exchange): z.output<S> {
  const { params, query } = request;
  // Whoever has nothing to say may send nothing.
  const given = { params, query, body: request.body ?? {} };
  if (hasNul(given)) throw new Refusal('invalid', 'the letter U+0000 is in it, which no text may have');
  const { success, data, error } = shape.safeParse(given);
  if (success) return data;
  const [issue] = error.issues;
  const [part = '', ...rest] = issue?.path.map(String) ?? [];
  throw new Refusal('invalid', `${[nameOf[part] ?? part, ...rest].join('.')}: ${issue?.message ?? 'invalid'}`);
}

/** Whether a text has the one letter that no database keeps. However deep it lies: what was sent may be nested without end. */
function hasNul(given: object): boolean {
  const waiting: unknown[] = [given];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && value.includes('\u0000')) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) waiting.push(key, inner);
  }
  return false;
}
