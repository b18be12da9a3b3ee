// Errors of the live protocol: those of a table, those that it shares with REST, and one of its own.
import type { RejectionCode } from '@vaultsong/tables';
import { rejectionCodes } from '@vaultsong/tables';
import type { ErrorCode } from '../rest/error.ts';
import { errorCodes } from '../rest/error.ts';

/** Codes of REST that have no use here: a message has neither a password nor a body. */
type NotLive = 'wrong-password' | 'conflict' | 'too-large' | 'wrong-type';

/** Sitting down goes by REST. */
type NotOfMessages = 'seat-taken';

export type LiveErrorCode = Exclude<RejectionCode, NotOfMessages> | Exclude<ErrorCode, NotLive> | 'muted';

const { 'seat-taken': _, ...ofTables } = rejectionCodes;
const { 'wrong-password': _1, conflict: _2, 'too-large': _3, 'wrong-type': _4, ...shared } = errorCodes;

/** Meaning of each code in `rejected` and `error`, for people who write clients. */
export const liveErrorCodes: Readonly<Record<LiveErrorCode, string>> = {
  ...ofTables,
  muted: 'A moderator does not let you speak for now; the message says until when.',
  ...shared,
};

/** Codes that any message may be refused with; the schema of each names its others. */
export const commonErrors: readonly LiveErrorCode[] = ['invalid', 'too-many', 'failed', 'unavailable'];
