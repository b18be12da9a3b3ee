// Client of the server's REST API. It checks every answer before the page believes it.
import { z } from 'zod';

const errorIn = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** Refusal by the server, or failure to reach it (`code` is then `unreachable`). The message is for people. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: string;
  /** Of HTTP; 0 where no server answered. */
  readonly status: number;
  /** After so many seconds it may be tried again; null where the server does not say. */
  readonly retryAfter: number | null;

  constructor(code: string, status: number, message: string, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const unreachable = (): RequestError =>
  new RequestError(
    'unreachable',
    0,
    'The server cannot be reached. Perhaps there is no network, or the server is restarting.',
  );

interface Sending {
  readonly body?: unknown;
  /** It arrives where the page is left meanwhile, too. */
  readonly keepalive?: boolean;
  /** Gives it up. */
  readonly signal?: AbortSignal;
}

async function send(method: Method, path: string, { body, keepalive = false, signal }: Sending): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      keepalive,
      ...(signal === undefined ? {} : { signal }),
      // Anything, where there is no JSON: a static server has its page for what it does not know, and nothing fails loudly.
      headers: {
        accept: 'application/json, */*;q=0.1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    signal?.throwIfAborted();
    throw unreachable();
  }
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    throw unreachable();
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Asks the server.
 * @param path from the root, such as `/api/me`
 * @param schema of the answer
 * @throws RequestError with what the server says, or that it cannot be reached or understood
 */
export const rest = <T>(schema: z.ZodType<T>, method: Method, path: string, body?: unknown): Promise<T> =>
  ask(schema, method, path, { body });

/** Asks the server until the signal is given, whose reason is thrown then. */
export const restUntil = <T>(schema: z.ZodType<T>, path: string, signal: AbortSignal): Promise<T> =>
  ask(schema, 'GET', path, { signal });

/** Sends a request that arrives even if the page is left at this moment. */
export const restAtTheEnd = <T>(schema: z.ZodType<T>, method: Method, path: string): Promise<T> =>
  ask(schema, method, path, { keepalive: true });

function retryAfterOf({ headers }: Response): number | null {
  const seconds = headers.get('retry-after');
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) : null;
}

async function ask<T>(schema: z.ZodType<T>, method: Method, path: string, sending: Sending): Promise<T> {
  const response = await send(method, path, sending);
  const json = jsonOf(await textOf(response));
  if (!response.ok) {
    const said = errorIn.safeParse(json);
    if (said.success) {
      const { code, message } = said.data.error;
      throw new RequestError(code, response.status, message, retryAfterOf(response));
    }
    throw new RequestError('failed', response.status, `The server failed (${response.status}). Try again in a moment.`);
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new RequestError(
    'not-understood',
    response.status,
    'This page does not understand the server’s answer: reload the page.',
  );
}

/** For answers without a body. */
export const nothing = z.unknown();
