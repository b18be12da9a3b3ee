// Whoever presses “play” is somebody from then on: a guest, without any ceremony.
import type { Person } from '@vaultsong/protocol';
import { live } from '../online/live/connection.ts';
import { becomeGuest, readSession, renewSession } from '../online/session.ts';

/** Who one is; a guest is made of who was nobody yet. @throws ServerRefusal */
export async function ensureGuest(): Promise<Person> {
  const before = readSession();
  const you = await becomeGuest();
  if (before.is !== 'online' || before.you === null) live.renew();
  return you;
}

/** After signing in, out, or up: the page and its wire learn who one is now. */
export async function refreshSession(): Promise<void> {
  await renewSession();
  live.renew();
}
