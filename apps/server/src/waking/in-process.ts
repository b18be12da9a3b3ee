// Where one process is all there is.

import type { Waking } from './notice.ts';
import { Ears } from './notice.ts';

/** Wakes whoever listens here. */
export function wakeInProcess(): Waking {
  const ears = new Ears();
  return {
    tell: (topic, id) => ears.hear(topic, id),
    hear: (topic, listener) => ears.add(topic, listener),
    isShared: false,
    watch: () => {},
    close: async () => {},
  };
}
