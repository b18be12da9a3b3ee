// Tells outages from faults: an error that says that the database cannot be reached or cannot keep anything goes away by itself, and what was
// asked may be asked again. All others are faults of ours, or of the statement.
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What is away: the database, or only the room to write to. */
export type Outage = 'database' | 'disk';

/** What PostgreSQL says where it cannot write: classes and codes of SQLSTATE. */
const ofDisk = /^(?:53100|58...|25006)$/;
/** A connection that is lost, too many of them, a shutdown, and what PostgreSQL itself calls internal, such as damaged data. */
const ofDatabase = /^(?:08...|53...|57P..|XX...)$/;
const sqlState = /^[0-9A-Z]{5}$/;

const diskCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);
const networkCodes: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'EMFILE'],
]);

/** What the driver says of a connection, which has no code. */
const words = /connection (?:terminated|error|timeout)|timeout exceeded when trying to connect|connection is closed/i;
/** What the system says of a disk, in the words of PostgreSQL. */
const diskWords = /no space left|disk quota|file too large|read-only file system|input\/output error/i;

/** The embedded database does not answer. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}

/** What kind of outage an error tells of. @returns null: none */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (ofDisk.test(code) || diskCodes.has(code)) return 'disk';
  if (ofDatabase.test(code)) return diskWords.test(error.message) ? 'disk' : 'database';
  if (error instanceof AggregateError) return firstOf(error.errors);
  if (error instanceof EmbeddedError) return diskWords.test(error.message) ? 'disk' : 'database';
  if (networkCodes.has(code) || words.test(error.message)) return 'database';
  if (error.cause === undefined || sqlState.test(code)) return null;
  // Whatever fails below a statement and is no answer of PostgreSQL is the way to it.
  return outageOf(error.cause) ?? (error instanceof DrizzleQueryError && !isAnswer(error.cause) ? 'database' : null);
}

const isAnswer = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && sqlState.test(String(error.code));

function firstOf(errors: readonly unknown[]): Outage | null {
  for (const error of errors) {
    const found = outageOf(error);
    if (found !== null) return found;
  }
  return null;
}
