// Processes tell each other what changed, so that nobody asks the database again and again: a table, the lobby, a person. A
// notice has nothing in it but a name, and of a table how far its log is. Whoever hears it looks for themselves, so that one too many does no
// harm, and where some may have been missed, all is looked at again.
import type { Settings } from '../settings/settings.ts';
import { wakeInProcess } from './in-process.ts';
import type { Waking } from './notice.ts';
import { wakeByPostgres } from './postgres.ts';
import { wakeByRedis } from './redis.ts';

export type { Listener, Topic, Waking } from './notice.ts';

/** Redis where there is one, the database where several processes share it, this process alone else. */
export async function openWaking({ place, brokerUrl }: Pick<Settings, 'place' | 'brokerUrl'>): Promise<Waking> {
  if (brokerUrl !== null) return await wakeByRedis(brokerUrl);
  return place.kind === 'postgres' ? await wakeByPostgres(place.url) : wakeInProcess();
}
