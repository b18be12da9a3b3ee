// By LISTEN and NOTIFY, on a connection of its own: what waits at one moment goes into one statement. When the connection breaks, it is
// made again; what could not be told is told then, and who listens here looks at everything again.
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { Link, Outbox } from './link.ts';
import type { PubSub } from './pubSub.ts';
import { channel, decodeMessage, encodeMessage, newSenderId, Subscribers, safetyTopics } from './pubSub.ts';

/** How long it waits before it tries to connect again, in milliseconds. */
const pause = { least: 100, most: 2_000 } as const;

/** @throws what is wrong, when the database cannot be reached at first */
export async function pubSubByPostgres(url: string): Promise<PubSub> {
  const link = new PostgresPubSub(url);
  await link.connect();
  return link;
}

class PostgresPubSub implements PubSub {
  private readonly subscribers = new Subscribers();
  private readonly sender = newSenderId();
  private readonly outbox = new Outbox();
  readonly isShared = true;
  private readonly link = new Link(
    this.sender,
    (text) => this.send(text),
    () => this.subscribers.missed(...safetyTopics),
  );
  private client: Client | null = null;
  private isSending = false;
  private isOver = false;

  constructor(private readonly url: string) {}

  publish(...[topic, id]: Parameters<PubSub['publish']>): void {
    this.subscribers.deliver(topic, id);
    this.send(encodeMessage(this.sender, topic, id));
  }

  private send(text: string): void {
    this.outbox.add(text);
    queueMicrotask(() => void this.flush());
  }

  watch(...[listener]: Parameters<PubSub['watch']>): void {
    this.link.watch(listener);
  }

  subscribe(...[topic, listener]: Parameters<PubSub['subscribe']>): () => void {
    return this.subscribers.add(topic, listener);
  }

  async close(): Promise<void> {
    this.isOver = true;
    this.link.close();
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => {});
  }

  async connect(): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis: 10_000 });
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      this.letGo(client);
    };
    client.on('error', lose);
    client.on('notification', ({ payload = '' }) => {
      if (this.link.heard(payload)) return;
      const message = decodeMessage(this.sender, payload);
      if (message !== null) this.subscribers.deliver(message.topic, message.id);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      lose();
      throw error;
    }
    client.on('end', () => {
      lose();
      void this.reconnect();
    });
    if (this.isOver) return lose();
    this.client = client;
    this.link.probe();
  }

  private letGo(client: Client): void {
    if (this.client === client) {
      this.client = null;
      this.link.lost(new Error('The connection on which the database sends notices is gone'));
    }
    client.end().catch(() => {});
  }

  private async reconnect(): Promise<void> {
    for (let wait: number = pause.least; !this.isOver; wait = Math.min(pause.most, wait * 2)) {
      try {
        await this.connect();
        this.subscribers.missed();
        return;
      } catch {
        await setTimeout(wait, undefined, { ref: false });
      }
    }
  }

  private async flush(): Promise<void> {
    const { client } = this;
    if (client === null || this.isSending || this.outbox.size === 0) return;
    this.isSending = true;
    const batch = this.outbox.take();
    try {
      await client.query('select pg_notify($1, notice) from unnest($2::text[]) as notice', [channel, batch]);
    } catch {
      for (const text of batch) this.outbox.add(text);
      // A connection that cannot even do this is of no use; the next one tries again.
      this.letGo(client);
    } finally {
      this.isSending = false;
    }
    if (this.client === client) await this.flush();
  }
}
