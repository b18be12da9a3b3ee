// Client of the server's REST API. It checks every answer before the page believes it.
import { z } from 'zod';

const errorIn = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** Refusal by the server, or failure to reach it (`code` is then `unreachable`). The message is for people. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: string;
  /** Of HTTP; 0 where no server answered. */
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
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
}

async function send(method: Method, path: string, { body, keepalive = false }: Sending): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      keepalive,
      // Anything, where there is no JSON: a static server has its page for what it does not know, and nothing fails loudly.
      headers: {
        accept: 'application/json, */*;q=0.1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
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

/** Sends a request that arrives even if the page is left at this moment. */
export const restAtTheEnd = <T>(schema: z.ZodType<T>, method: Method, path: string): Promise<T> =>
  ask(schema, method, path, { keepalive: true });

async function ask<T>(schema: z.ZodType<T>, method: Method, path: string, sending: Sending): Promise<T> {
  const response = await send(method, path, sending);
  const json = jsonOf(await textOf(response));
  if (!response.ok) {
    const said = errorIn.safeParse(json);
    if (said.success) throw new RequestError(said.data.error.code, response.status, said.data.error.message);
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
