// By LISTEN and NOTIFY, on a connection of its own: what waits at one moment goes into one statement. When the connection breaks, it is
// made again; what could not be told is told then, and who listens here looks at everything again.
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Waking } from './notice.ts';
import { channel, Ears, newVoice, readNotice, written } from './notice.ts';

/** How long it waits before it tries to connect again, in milliseconds. */
const pause = { least: 100, most: 2_000 } as const;

/** @throws what is wrong, when the database cannot be reached at first */
export async function wakeByPostgres(url: string): Promise<Waking> {
  const link = new PostgresLink(url);
  await link.connect();
  return link;
}

class PostgresLink implements Waking {
  private readonly ears = new Ears();
  private readonly voice = newVoice();
  /** What is still to be told; a set, because twice the same at one moment is once. */
  private unsent = new Set<string>();
  private client: Client | null = null;
  private isSending = false;
  private isOver = false;

  constructor(private readonly url: string) {}

  tell(...[topic, id]: Parameters<Waking['tell']>): void {
    this.ears.hear(topic, id);
    this.unsent.add(written(this.voice, topic, id));
    queueMicrotask(() => void this.send());
  }

  hear(...[topic, listener]: Parameters<Waking['hear']>): () => void {
    return this.ears.add(topic, listener);
  }

  async close(): Promise<void> {
    this.isOver = true;
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
      if (this.client === client) this.client = null;
      client.end().catch(() => {});
    };
    client.on('error', lose);
    client.on('notification', ({ payload = '' }) => {
      const notice = readNotice(this.voice, payload);
      if (notice !== null) this.ears.hear(notice.topic, notice.id);
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
    void this.send();
  }

  private async reconnect(): Promise<void> {
    for (let wait: number = pause.least; !this.isOver; wait = Math.min(pause.most, wait * 2)) {
      try {
        await this.connect();
        return this.ears.missed();
      } catch {
        await setTimeout(wait, undefined, { ref: false });
      }
    }
  }

  private async send(): Promise<void> {
    const { client } = this;
    if (client === null || this.isSending || this.unsent.size === 0) return;
    this.isSending = true;
    const batch = this.unsent;
    this.unsent = new Set();
    try {
      await client.query('select pg_notify($1, notice) from unnest($2::text[]) as notice', [channel, [...batch]]);
    } catch {
      this.unsent = new Set([...batch, ...this.unsent]);
      // A connection that cannot even do this is of no use; the next one tries again.
      client.end().catch(() => {});
    } finally {
      this.isSending = false;
    }
    if (this.client === client) await this.send();
  }
}
