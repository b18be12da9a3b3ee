// Definition of a REST route: one object feeds the checks of what comes in and of what goes out, the limits, and the OpenAPI document.
import type { ErrorCode, Person } from '@vaultsong/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors/apiError.ts';
import type { Limit } from './limits.ts';
import { PreparedText } from './preparedText.ts';
import type { Rights, RightsInfo } from './rights.ts';
import type { Services } from './services.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Headings of the OpenAPI document. */
export type Tag = 'Server' | 'Cards' | 'People' | 'Decks' | 'Moderation' | 'Tables' | 'Ratings' | 'Tournaments';

/** Schemas of the parts of a request; a part that is not named is not looked at. */
export type RequestSchema = Readonly<Partial<Record<'params' | 'query' | 'body', z.ZodType>>>;

export interface RouteSchema<T extends RequestSchema, A extends z.ZodType> {
  readonly request: T;
  /** Fields that are not named here do not go out. */
  readonly answer: A;
  /** Of the answer, where it is not JSON. */
  readonly media?: 'image/svg+xml' | 'image/png';
  /** Of the answer; 200 where it is not said. */
  readonly status?: 200 | 201 | 202;
  /** Errors besides those of every route. */
  readonly errors?: readonly ErrorCode[];
}

interface RouteInfo {
  readonly method: Method;
  /** As Fastify has it: `/api/tables/:id`. */
  readonly path: `/api/${string}`;
  /** One sentence, for the document. */
  readonly summary: string;
  readonly tag: Tag;
  readonly limit: Limit;
  /** Bytes of a body, where it may be more than usual. */
  readonly bodyLimit?: number;
}

interface RouteDefinition<T extends RequestSchema, A extends z.ZodType, P extends Person | null> extends RouteInfo {
  readonly schema: RouteSchema<T, A>;
  readonly rights: Rights<P>;
  /** @returns the answer, or a text that was made for it */
  handler(context: RequestContext<T, P>, services: Services): Promise<z.input<A> | PreparedText>;
}

/** A route as it is registered: its types are behind `respond`. */
export interface Route extends RouteInfo {
  readonly schema: RouteSchema<RequestSchema, z.ZodType>;
  readonly rights: RightsInfo;
  /**
   * Checks the request, handles it, and checks the answer.
   * @param person with whose session it came; null: it came without one
   * @throws ApiError
   */
  respond(exchange: Exchange, person: Person | null, services: Services): Promise<unknown>;
}

/** The request itself, and the reply, for headers: the answer is what the handler returns. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Person and connection that a request comes from. */
export interface Caller {
  readonly person: Person | null;
  readonly request: FastifyRequest;
}

/** What a handler gets: the parts of the request as its schemas read them, and who sent it. */
export type RequestContext<T extends RequestSchema, P extends Person | null> = Input<T> &
  Exchange & { readonly person: P };

const objectOf = <T extends RequestSchema>(request: T) => z.object(request);
type Input<T extends RequestSchema> = z.output<ReturnType<typeof objectOf<T>>>;

export function defineRoute<T extends RequestSchema, A extends z.ZodType, P extends Person | null>(
  route: RouteDefinition<T, A, P>,
): Route {
  const { schema, rights } = route;
  const input = objectOf(schema.request);
  return {
    ...route,
    async respond(exchange, someone, services) {
      const person = rights.identify(someone);
      const parts = readRequest(input, exchange);
      await rights.authorize?.(person, services);
      const answer = await route.handler(Object.assign(parts, exchange, { person }), services);
      return answer instanceof PreparedText ? answer : schema.answer.parse(answer);
    },
  };
}

const nameOf: Readonly<Record<string, string>> = { params: 'path', query: 'query', body: 'body' };

/** @throws ApiError that says where something else was found than is expected */
function readRequest<S extends z.ZodType>(schema: S, { request }: Exchange): z.output<S> {
  const { params, query } = request;
  // Whoever has nothing to say may send nothing.
  const given = { params, query, body: request.body ?? {} };
  if (hasNul(given)) throw new ApiError('invalid', 'the letter U+0000 is in it, which no text may have');
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const [issue] = error.issues;
  const [part = '', ...rest] = issue?.path.map(String) ?? [];
  throw new ApiError('invalid', `${[nameOf[part] ?? part, ...rest].join('.')}: ${issue?.message ?? 'invalid'}`);
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
