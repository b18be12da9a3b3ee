// A request that is refused: thrown wherever the reason is found, answered in one place.
import type { ErrorCode } from '@vaultsong/protocol';

/** The message says what was wrong, where, and what would be right; it is shown to people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** After how many seconds it may be tried again; null where that would not help. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}
