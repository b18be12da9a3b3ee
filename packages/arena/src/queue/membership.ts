// Membership by heartbeats: workers and those who ask for games write themselves down with a beat that changes. One whose beat stands
// still is gone, whatever the clocks of different machines say. Members of other code are seen too, to explain why nobody plays.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Broker } from './broker.ts';
import type { JobQueue } from './jobQueue.ts';
import { openJobQueue } from './jobQueue.ts';

const memberShape = z.object({
  role: z.enum(['worker', 'asker']),
  /** By which code it plays. */
  code: z.string(),
  /** How many games a worker plays at the same time. */
  threads: z.int().nonnegative(),
});
export type Member = z.infer<typeof memberShape>;
const entryShape = z.object({ ...memberShape.shape, beat: z.int() });

export interface Present extends Member {
  readonly id: string;
  /** Its beat was seen to change: it is not what somebody left who died. */
  readonly isAlive: boolean;
}

export interface Membership {
  readonly id: string;
  /** Waits until the broker answers, or rejects. */
  ready(): Promise<void>;
  /** Tells that one is still there, and who else is. */
  beat(): Promise<readonly Present[]>;
  leave(): Promise<void>;
}

interface Seen {
  readonly beat: number;
  readonly at: number;
  readonly isAlive: boolean;
}

const name = 'roll';
/** Milliseconds without a new beat after which somebody is gone: several beats, so that a busy machine is not taken for a dead one. */
const gone = 10_000;
/** Entries of the dead are swept away after that long. */
const swept = 60_000;

/** @param id of a run; drawn where none is given */
export function openMembership(broker: Broker, self: Member, id: string = randomUUID()): Membership {
  const queue = openJobQueue(broker, name);
  const seen = new Map<string, Seen>();
  let beat = 0;
  let isDown = false;
  return {
    id,
    ready: () => queue.ready(),
    async beat() {
      await queue.put(id, { ...self, beat: ++beat });
      isDown = true;
      return await membersOf(queue, seen);
    },
    async leave() {
      // A broker that is gone would be waited for; it is told by the beat that stands still.
      if (isDown) await Promise.race([queue.remove(id), sleep(1_000, undefined, { ref: false })]).catch(() => {});
      await queue.close();
    },
  };
}

async function membersOf(queue: JobQueue, seen: Map<string, Seen>): Promise<readonly Present[]> {
  const now = performance.now();
  const present: Present[] = [];
  for (const { id, data } of await queue.waiting()) {
    const entry = entryShape.safeParse(data);
    if (!entry.success) continue;
    const { beat, ...member } = entry.data;
    const last = seen.get(id);
    const news = last === undefined || last.beat !== beat ? { beat, at: now, isAlive: last !== undefined } : last;
    seen.set(id, news);
    const silent = now - news.at;
    if (silent < gone) present.push({ id, isAlive: news.isAlive, ...member });
    else if (silent > swept) await queue.remove(id);
  }
  return present;
}

export const workersOf = (present: readonly Present[], code: string): readonly Present[] =>
  present.filter((member) => member.role === 'worker' && member.code === code);
