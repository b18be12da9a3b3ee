// Whatever was thrown while the server was asked, as what it refused.
import { ServerRefusal } from '../online/rest.ts';

export const refusalOf = (error: unknown): ServerRefusal =>
  error instanceof ServerRefusal
    ? error
    : new ServerRefusal('failed', 0, error instanceof Error ? error.message : String(error));
