// Notices within a single process, for a server that has no other.

import type { PubSub } from './pubSub.ts';
import { Subscribers } from './pubSub.ts';

/** Wakes whoever listens here. */
export function pubSubInProcess(): PubSub {
  const subscribers = new Subscribers();
  return {
    publish: (topic, id) => subscribers.deliver(topic, id),
    subscribe: (topic, listener) => subscribers.add(topic, listener),
    isShared: false,
    watch: () => {},
    close: async () => {},
  };
}
