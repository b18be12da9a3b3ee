// Rated play, which is for accounts: a guest can be gone tomorrow.
import type { Person } from '@vaultsong/protocol';
import { ApiError } from '../../errors/apiError.ts';

/** @throws ApiError where a guest wants a rated game */
export function checkMayPlayRated(rated: boolean, { kind }: Person): void {
  if (rated && kind === 'guest')
    throw new ApiError('forbidden', 'Rated games need an account: choose a name and a password first');
}
