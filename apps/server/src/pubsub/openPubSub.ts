// Processes tell each other what changed, so that nobody asks the database again and again: a table, the lobby, a person. A
// notice has nothing in it but a name, and of a table how far its log is. Whoever hears it looks for themselves, so that one too many does no
// harm, and where some may have been missed, all is looked at again.
import type { Settings } from '../settings/settings.ts';
import { pubSubInProcess } from './inProcess.ts';
import { pubSubByPostgres } from './postgres.ts';
import type { PubSub } from './pubSub.ts';
import { pubSubByRedis } from './redis.ts';

export type { Listener, PubSub, Topic } from './pubSub.ts';

/** Redis where there is one, the database where several processes share it, this process alone else. */
export async function openPubSub({ storage, brokerUrl }: Pick<Settings, 'storage' | 'brokerUrl'>): Promise<PubSub> {
  if (brokerUrl !== null) return await pubSubByRedis(brokerUrl);
  return storage.kind === 'postgres' ? await pubSubByPostgres(storage.url) : pubSubInProcess();
}
