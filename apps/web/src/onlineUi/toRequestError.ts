// Converts anything that a request threw into a `RequestError`.
import { RequestError } from '../online/rest.ts';

export const toRequestError = (error: unknown): RequestError =>
  error instanceof RequestError
    ? error
    : new RequestError('failed', 0, error instanceof Error ? error.message : String(error));
