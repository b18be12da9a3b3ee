// Makes a guest of a newcomer who presses “play”, without any ceremony.
import type { Person } from '@vaultsong/protocol';
import { live } from '../online/live/connection.ts';
import { becomeGuest, readSession, renewSession } from '../online/session.ts';

/** The person of this browser, made a guest where there was none. @throws RequestError */
export async function ensureGuest(): Promise<Person> {
  const before = readSession();
  const you = await becomeGuest();
  if (before.type !== 'online' || before.you === null) live.renew();
  return you;
}

/** Renews the person of the page and of its live connection, after signing in, out, or up. */
export async function refreshSession(): Promise<void> {
  await renewSession();
  live.renew();
}
