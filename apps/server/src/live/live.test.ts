// Two play and a third looks on, over the protocol alone.
import { randomFrom, rulesBot } from '@vaultsong/bots';
import { logAnswer } from '@vaultsong/protocol';
import { verify } from '@vaultsong/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../compose/server.ts';
import { askedOf, Client } from '../testing/client.ts';
import { listeningServer } from '../testing/server.ts';

let server: RunningServer;
beforeAll(async () => {
  // They think faster than a connection may usually ask.
  server = await listeningServer({ messageRate: { perSecond: 1_000, burst: 100_000, patience: 1 } });
});
afterAll(() => server.close());

/** Answers whatever is asked, as the rules bot does by what it sees, until the match is over. */
async function playOn(client: Client, table: string): Promise<number> {
  const random = randomFrom(7);
  let answers = 0;
  for (;;) {
    const found = await client.until(() => {
      const stage = client.tables.get(table)?.summary.stage;
      return stage === 'over' ? 'over' : askedOf(client, table);
    });
    if (found === 'over') return answers;
    const { question, view } = found;
    const option = rulesBot.choose(view, random);
    const answer = await client.ask({ type: 'command', table, command: { type: 'answer', question, option } });
    expect(answer).toMatchObject({ type: 'done' });
    answers += 1;
  }
}

describe('a game over the protocol', () => {
  it('is opened, joined by its link, played to the end, watched, and can be verified', async () => {
    const [one, two, watcher] = await Promise.all([1, 2, 3].map(() => Client.guest(server.address, true)));
    if (one === undefined || two === undefined || watcher === undefined) throw new Error('three guests');
    const table = await one.open({
      terms: { play: { type: 'duel', decks: 'own' } },
      join: { deck: 'miss-onyx-censorius', nonce: 'my own chance' },
    });
    await Promise.all([one, two, watcher].map((client) => client.connect()));
    for (const client of [one, two, watcher]) client.send({ type: 'subscribe', table, whyNot: true });
    await two.until(() => two.tables.get(table));
    await two.sit(table, 'generated:cota:7');
    const counts = await Promise.all([playOn(one, table), playOn(two, table)]);
    expect(Math.min(...counts)).toBeGreaterThan(10);
    await watcher.until(() => watcher.tables.get(table)?.summary.secret);
    const { summary, game, you } = watcher.tables.get(table)!;
    expect(you).toBeNull();
    expect(summary.result).toEqual({ winner: game?.view.winner, reason: 'keys' });

    // Nobody who looks on sees a hand, nor a player that of the other.
    for (const message of watcher.heard)
      if (message.type === 'table' && message.game != null) expect(message.game.view.viewer).toBe('table');

    const { body } = await watcher.rest('GET', `/api/tables/${table}/log`);
    const log = logAnswer.parse(body);
    expect(verify(log.id, log.entries)).toMatchObject({ faults: [], games: 1 });
    const record = await watcher.rest('GET', `/api/tables/${table}/record`);
    expect(record).toMatchObject({ status: 200, body: { format: 1, winner: summary.result?.winner } });
    for (const client of [one, two, watcher]) client.close();
  });
});
