// Log of the server: lines of JSON, one for each request and each fault. It never holds a cookie, token, password or
// chat line, because it has only the method, the path, the number and the address of a request.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { AddressStyle, Settings } from '../settings/settings.ts';
import { addressIn, pathInLog } from './loggedAddresses.ts';

export type Log = FastifyBaseLogger;

/** Output of the log; standard error, because standard output has the one line with the address. */
export interface LogStream {
  write(line: string): void;
}

/** Options of Fastify that make its log ours. */
export function logging(
  { logLevel: level, logAddresses }: Pick<Settings, 'logLevel' | 'logAddresses'>,
  stream: LogStream = process.stderr,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    // Should ever an object with such a field be logged, its value is not.
    redact: { paths: secretPaths, censor: '[not logged]' },
    serializers: { req: (request: FastifyRequest) => loggedRequestOf(request, logAddresses), err: loggedErrorOf },
  };
}

interface LoggedError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * Of an error: what it is and where it was. A statement that failed would tell its values as well, which are tokens, hashes and decks: of it only
 * what the database said is told.
 */
function loggedErrorOf(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something was thrown that is no error', stack: '' };
  const { name: type, message } = error instanceof DrizzleQueryError ? (error.cause ?? unsaid) : error;
  const code = codeOf(error);
  const at = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { type, message, ...(code === null ? {} : { code }), stack: [`${type}: ${message}`, ...at].join('\n') };
}

const unsaid = { name: 'DrizzleQueryError', message: 'A statement failed' };

function codeOf(error: Error): string | null {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : null;
}

const secretNames = ['password', 'token', 'secret', 'cookie', 'authorization', 'body', 'headers'];
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Of a request: what was asked for, and from where. */
function loggedRequestOf({ method, url, ip }: FastifyRequest, style: AddressStyle): Record<string, unknown> {
  return { method, path: pathInLog(url), from: addressIn(style, ip) };
}
