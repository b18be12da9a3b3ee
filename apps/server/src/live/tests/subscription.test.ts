// A subscriber to changes knows at each moment the same as a subscriber to whole views.
import type { PublishedTable, ToClientOf } from '@vaultsong/protocol';
import { toClient, withChanges } from '@vaultsong/protocol';
import type { AskedTerms, Table } from '@vaultsong/tables';
import { openTable, replayEntry } from '@vaultsong/tables';
import { playMatch } from '@vaultsong/tables/testing';
import { expect, test } from 'vitest';
import type { Change } from '../../tables/tableActor.ts';
import { GameHistory } from '../history/gameHistory.ts';
import type { TableSource } from '../subscription.ts';
import { Subscription } from '../subscription.ts';

/** A table that takes up what is written about another. */
class Copy implements TableSource {
  readonly table: Table;
  readonly #listeners = new Set<(change: Change) => void>();

  constructor({ id, opened, openedAt }: Table) {
    this.table = openTable(id, opened, openedAt);
  }

  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  take(entry: Change['entry']): void {
    replayEntry(this.table, entry, (event, _, written, happened) => {
      for (const listener of this.#listeners) listener({ event, entry: written, ...happened });
    });
  }
}

/** One who follows, and what they know by the messages as they come over the wire. */
class Client {
  readonly following: Subscription;
  readonly heard: ToClientOf<'table'>[] = [];
  told: PublishedTable | null = null;

  constructor(copy: Copy, person: string | null, changes: boolean, here: ReadonlySet<string>) {
    this.following = new Subscription(
      copy,
      new GameHistory(),
      person,
      { whyNot: true, changes },
      {
        now: () => 0,
        find: (id) => ({ id, name: id, kind: 'account' }),
        isHere: (_, who) => here.has(who),
        mayReceive: () => true,
        send: (message) => this.#hear(JSON.stringify(message)),
      },
    );
  }

  #hear(text: string): void {
    const message = toClient.parse(JSON.parse(text));
    if (message.type !== 'table') throw new Error(`A table does not say ${text}`);
    this.heard.push(message);
    const { summary = this.told?.summary, game = this.told?.game ?? null, changes } = message;
    if (summary === undefined) throw new Error('The first message has no summary');
    this.told = changes === undefined ? { summary, game } : withChanges({ summary, game }, changes);
  }
}

const duel = { type: 'duel', decks: 'own' } as const;
const matches: readonly AskedTerms[] = [
  { play: { ...duel, format: { bestOf: 3, adaptive: false } } },
  {
    play: { ...duel, format: { bestOf: 3, adaptive: true } },
    clock: { type: 'chess', seconds: 10_800, increment: 60 },
  },
  { play: { type: 'duel', decks: 'sealed' } },
  { play: { ...duel, format: { bestOf: 5, adaptive: false } }, takeBacks: 'consent' },
  { play: { type: 'keyraken', players: 3, difficulty: 'easy' } },
];

test('after each message who follows with changes knows what one knows who is told all, at both seats and beside the table', () => {
  const events = new Set<string>();
  let [messages, withSome, mostGames] = [0, 0, 0];
  matches.forEach((asked, seed) => {
    const here = new Set<string>();
    let copy: Copy | undefined;
    const pairs: (readonly [Client, Client])[] = [];
    const compare = (): void => {
      for (const [plain, changed] of pairs) {
        expect(changed.heard.length).toBe(plain.heard.length);
        expect(changed.told).toStrictEqual(plain.told);
      }
    };
    playMatch(
      { asked, seed, bots: 0, length: 500 },
      {
        onWritten: ({ table, entries }) => {
          const entry = entries.at(-1);
          if (entry === undefined) throw new Error('Nothing was written');
          events.add(JSON.parse(entry.data).type);
          copy ??= new Copy(table);
          copy.take(entry);
          if (pairs.length === 0)
            for (const who of ['ann', 'bob', null])
              pairs.push([new Client(copy, who, false, here), new Client(copy, who, true, here)]);
          compare();
        },
      },
      () => {
        // Somebody comes or goes, which no log tells.
        if (!here.delete('bob')) here.add('bob');
        for (const { following } of pairs.flat()) following.sendView();
        compare();
      },
    );
    for (const [plain, changed] of pairs) {
      expect(plain.heard.filter(({ changes }) => changes !== undefined)).toEqual([]);
      messages += changed.heard.length;
      withSome += changed.heard.filter(({ changes }) => changes !== undefined).length;
      mostGames = Math.max(mostGames, changed.told?.game?.number ?? 0);
    }
  });
  // Else nothing would have been shown.
  expect(withSome).toBeGreaterThan(messages * 0.8);
  expect(mostGames).toBeGreaterThan(1);
  expect([...events]).toEqual(expect.arrayContaining(['taken-back', 'conceded', 'answered']));
});
