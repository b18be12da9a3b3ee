// Publish and subscribe between processes. All brokers share these parts: the topics, the subscribers of this process,
// and the text of a notice that leaves the process.
import { randomBytes } from 'node:crypto';
import type { OnLink } from './link.ts';

/** Kinds of things that may have changed. */
export const topics = ['table', 'lobby', 'person', 'session', 'tournament', 'presence', 'chat', 'paired'] as const;
export type Topic = (typeof topics)[number];

/** Topics that are polled while no notices come: a session that has ended must not go on for as long as a broker is away. */
export const safetyTopics: readonly Topic[] = ['session'];

/** @param id which of them; null where notices may have been missed, so that any of them may have changed */
export type Listener = (id: string | null) => void;

export interface PubSub {
  /** Tells all processes, this one too, soon. Never throws: where it cannot be told now, it is told when it can. */
  publish(topic: Topic, id: string): void;
  /** @returns ends it */
  subscribe(topic: Topic, listener: Listener): () => void;
  /** Whether there may be other processes. */
  readonly isShared: boolean;
  /** Hears when the way to the others is closed, and when it is open again. */
  watch(listener: OnLink): void;
  close(): Promise<void>;
}

/** Listeners of this process. */
export class Subscribers {
  private readonly listeners = new Map<Topic, Set<Listener>>();

  add(topic: Topic, listener: Listener): () => void {
    const here = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, here.add(listener));
    return () => void here.delete(listener);
  }

  /** Calls the listeners after the publisher has gone on. */
  deliver(topic: Topic, id: string): void {
    queueMicrotask(() => {
      for (const listener of this.listeners.get(topic) ?? []) listener(id);
    });
  }

  /** Notices may have been missed: of these topics, or of all. */
  missed(...only: readonly Topic[]): void {
    for (const topic of only.length === 0 ? this.listeners.keys() : only)
      for (const listener of this.listeners.get(topic) ?? []) listener(null);
  }
}

/** The name under which processes meet at a broker. */
export const channel = 'vaultsong';

/** A process as others know it, so that it does not hear what it has heard already. */
export const newSenderId = (): string => randomBytes(6).toString('base64url');

/** A notice as it is sent. */
export const encodeMessage = (sender: string, topic: Topic, id: string): string => `${sender} ${topic} ${id}`;

/** @returns null for what is no notice, or was sent by this voice itself */
export function decodeMessage(sender: string, text: string): { readonly topic: Topic; readonly id: string } | null {
  const [from, word, ...rest] = text.split(' ');
  const topic = topics.find((name) => name === word);
  return topic === undefined || from === sender || rest.length === 0 ? null : { topic, id: rest.join(' ') };
}
