// Whoever presses “play” is somebody from then on: a guest, without any ceremony.
import type { Person } from '@vaultsong/protocol';
import { live } from '../online/live/wire.ts';
import { becomeSomebody, readSession, renewSession } from '../online/session.ts';

/** Who one is; a guest is made of who was nobody yet. @throws ServerRefusal */
export async function somebody(): Promise<Person> {
  const before = readSession();
  const you = await becomeSomebody();
  if (before.is !== 'served' || before.you === null) live.renew();
  return you;
}

/** After signing in, out, or up: the page and its wire learn who one is now. */
export async function renewed(): Promise<void> {
  await renewSession();
  live.renew();
}
