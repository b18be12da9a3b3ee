// By Redis, where BROKER_URL is set: for more processes than the notices of one PostgreSQL are good for.
import { Redis } from 'ioredis';
import { Link, Outbox } from './link.ts';
import type { PubSub } from './pubSub.ts';
import { channel, decodeMessage, encodeMessage, newSenderId, Subscribers, safetyTopics } from './pubSub.ts';

/** @throws what is wrong, when there is no Redis at first */
export async function pubSubByRedis(url: string): Promise<PubSub> {
  const subscribers = new Subscribers();
  const sender = newSenderId();
  const listening = connectionTo(url);
  const telling = connectionTo(url);
  const outbox = new Outbox();
  const publish = (text: string): void => {
    // Nothing gathers inside the driver: what cannot be told waits here.
    if (telling.status === 'ready') telling.publish(channel, text).catch(() => {});
  };
  const link = new Link(sender, publish, () => subscribers.missed(...safetyTopics));
  listening.on('message', (_, text) => {
    if (link.heard(text)) return;
    const message = decodeMessage(sender, text);
    if (message !== null) subscribers.deliver(message.topic, message.id);
  });
  const end = (): void => {
    link.close();
    listening.disconnect();
    telling.disconnect();
  };
  try {
    await Promise.all([listening.connect(), telling.connect()]);
    await listening.subscribe(channel);
  } catch (error) {
    end();
    throw error;
  }
  link.watch((lost) => {
    // Either way some notices may be missing here.
    subscribers.missed();
    if (lost === null) for (const text of outbox.take()) publish(text);
  });
  // From now on: each time that it is there again.
  listening.on('ready', () => {
    listening.subscribe(channel).then(
      () => link.probe(),
      () => {},
    );
  });
  telling.on('ready', () => link.probe());
  for (const connection of [listening, telling])
    connection.on('close', () => link.lost(new Error('The connection to the broker is gone')));
  return {
    publish(topic, id) {
      subscribers.deliver(topic, id);
      const text = encodeMessage(sender, topic, id);
      if (link.isUp) publish(text);
      else outbox.add(text);
    },
    subscribe: (topic, listener) => subscribers.add(topic, listener),
    isShared: true,
    watch: (listener) => link.watch(listener),
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
