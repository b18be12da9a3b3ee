// Tests of the metrics, and of their completeness in docs/operations.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deckOfName, toDeckList } from '@vaultsong/decks';
import { terms } from '@vaultsong/tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../compose/server.ts';
import { Client } from '../testing/client.ts';
import { browserAt, goodPassword, listeningServer, newName } from '../testing/server.ts';
import { sharedStore } from '../testing/store.ts';
import { untilPlaying } from '../testing/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await listeningServer({ store: await sharedStore() });
});
afterAll(() => server.close());

/** Of the series whose line begins with this, what was counted. */
async function counted(series: string): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

test('the page for operators names each metric, and none that there is not', async () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  const named = [...page.matchAll(/^\| `(vaultsong_\w+)/gm)].map(([, name]) => name);
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const there = [...text.matchAll(/^# TYPE (vaultsong_\w+)/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(there.toSorted());
});

test('refused requests are counted by route and code, failed sign-ins by why', async () => {
  const browser = browserAt(server);
  await browser.ask('POST', '/api/session', { body: { name: newName(), password: goodPassword } });
  await browser.ask('GET', '/nothing/here');
  expect(await counted('vaultsong_refusals_total{route="/api/session",code="wrong-password"}')).toBe(1);
  expect(await counted('vaultsong_refusals_total{route="none",code="not-found"}')).toBe(1);
  expect(await counted('vaultsong_failed_sign_ins_total{why="wrong-password"}')).toBe(1);
});

test('refused live messages and ended connections are counted', async () => {
  const client = await Client.guest(server.address);
  await client.connect();
  client.sendText('nonsense');
  await client.until(() => true);
  await client.ask({ type: 'chat', table: 'nothere000', text: 'hello' });
  client.close();
  await client.ended;
  expect(await counted('vaultsong_refusals_total{route="live",code="invalid"}')).toBe(1);
  expect(await counted('vaultsong_refusals_total{route="live",code="not-found"}')).toBe(1);
  while ((await counted('vaultsong_connections_ended_total{why="client left"}')) === 0);
});

test('games that begin and end are counted, by how', async () => {
  const { tableRegistry } = server.game;
  const actor = await tableRegistry.table(
    await tableRegistry.create({ by: 'a', terms: terms.parse({ play: { type: 'duel', decks: 'own' } }) }),
  );
  if (actor === null) throw new Error('The table is gone');
  const deck = toDeckList(deckOfName('generated:cota:1'));
  for (const id of ['a', 'b']) {
    await actor.act({ id, isAccount: true }, { type: 'join', nonce: '' });
    await actor.act({ id, isAccount: true }, { type: 'choose-deck', deck, origin: null });
  }
  await untilPlaying(actor);
  expect(await counted('vaultsong_games_begun_total')).toBe(1);
  await actor.act({ id: 'a', isAccount: true }, { type: 'concede' });
  expect(await counted('vaultsong_games_ended_total{how="concession"}')).toBe(1);
  expect(await counted('vaultsong_games_begun_total')).toBe(1);
});
