// By Redis, where BROKER_URL is set: for more processes than the notices of one PostgreSQL are good for.
import { Redis } from 'ioredis';
import type { Waking } from './notice.ts';
import { channel, Ears, newVoice, readNotice, written } from './notice.ts';

/** @throws what is wrong, when there is no Redis at first */
export async function wakeByRedis(url: string): Promise<Waking> {
  const ears = new Ears();
  const voice = newVoice();
  let isFirst = true;
  const listening = connectionTo(url);
  const telling = connectionTo(url);
  listening.on('message', (_, text) => {
    const notice = readNotice(voice, text);
    if (notice !== null) ears.hear(notice.topic, notice.id);
  });
  const subscribe = async (): Promise<void> => {
    await listening.subscribe(channel);
    if (!isFirst) ears.missed();
    isFirst = false;
  };
  const end = (): void => {
    listening.disconnect();
    telling.disconnect();
  };
  try {
    await Promise.all([listening.connect(), telling.connect()]);
    await subscribe();
  } catch (error) {
    end();
    throw error;
  }
  // From now on: each time that it is there again.
  listening.on('ready', () => void subscribe().catch(() => {}));
  return {
    tell(topic, id) {
      ears.hear(topic, id);
      // Waits for Redis while it is away.
      telling.publish(channel, written(voice, topic, id)).catch(() => {});
    },
    hear: (topic, listener) => ears.add(topic, listener),
    close: async () => end(),
  };
}

function connectionTo(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    autoResubscribe: false,
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
    retryStrategy: (times) => Math.min(2_000, 50 * 2 ** Math.min(times, 6)),
  });
  // Whoever asks for something hears of it, and it tries again by itself.
  redis.on('error', () => {});
  return redis;
}
