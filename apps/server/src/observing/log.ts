// What the server writes about itself: lines of JSON, one for each request and each thing that went wrong. No cookie, token,
// password or chat is ever in them, because of a request only the method, the path and the number are told.
import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../settings/settings.ts';

export type Log = FastifyBaseLogger;

/** Where lines of the log go; standard error, because standard output has the one line with the address. */
export interface LogStream {
  write(line: string): void;
}

/** Options of Fastify that make its log ours. */
export function logging(
  level: LogLevel,
  stream: LogStream = process.stderr,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    // Should ever an object with such a field be logged, its value is not.
    redact: { paths: secretPaths, censor: '[not logged]' },
    serializers: { req: told },
  };
}

const secretNames = ['password', 'token', 'secret', 'cookie', 'authorization', 'body', 'headers'];
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Of a request: what was asked for, without what stands behind a question mark, where somebody may have put a token. */
function told(request: FastifyRequest): Record<string, unknown> {
  return { method: request.method, path: request.url.replace(/\?.*/s, ''), from: request.ip };
}
