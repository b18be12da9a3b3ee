// Answer to a request that failed for a reason that is not its sender's.
import { outageOf } from '../store/outage.ts';
import { ApiError } from './apiError.ts';

/** After so many seconds it may be tried again. */
const retryAfter = 5;

/** A fault of ours is told of without its details; the log has them. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (outageOf(error) !== null)
    return new ApiError('unavailable', 'The server cannot save anything now: try again in some seconds', retryAfter);
  return new ApiError('failed', 'The server failed, and has logged the fault');
}
