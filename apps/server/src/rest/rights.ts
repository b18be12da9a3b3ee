// Rights that a route asks for before its handler runs. What depends on the thing itself (a seat, a tournament of one's own, the rank of a
// moderator) is checked by the service that does it.
import type { Person } from '@vaultsong/protocol';
import { ApiError } from '../errors/apiError.ts';
import type { Services } from './services.ts';

export interface RightsInfo {
  readonly name: 'anyone' | 'session' | 'moderator';
  readonly needsSession: boolean;
}

/** @template P who the handler is called for */
export interface Rights<P extends Person | null> extends RightsInfo {
  /** Before the request is read. @throws ApiError for those who need a session first */
  identify(person: Person | null): P;
  /** After the request was read. @throws ApiError for those who may not do it */
  authorize?(person: P, services: Services): Promise<void>;
}

function withSession(person: Person | null): Person {
  if (person !== null) return person;
  throw new ApiError('not-signed-in', 'This needs a session: POST /api/guests starts one');
}

/** Everybody, with or without a session. */
export const anyone: Rights<Person | null> = {
  name: 'anyone',
  needsSession: false,
  identify: (person) => person,
};

/** Everybody with a session, guests too. */
export const session: Rights<Person> = {
  name: 'session',
  needsSession: true,
  identify: withSession,
};

/** Moderators and admins. */
export const moderator: Rights<Person> = {
  name: 'moderator',
  needsSession: true,
  identify: withSession,
  async authorize({ id }, { people: { moderation } }) {
    if ((await moderation.roleOf(id)) === null) throw new ApiError('forbidden', 'This is for moderators');
  },
};
