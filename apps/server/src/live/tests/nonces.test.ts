// Quick matches by the live protocol: whoever is paired adds to the chance of the match once its commitment is public.
import { createHash, createHmac } from 'node:crypto';
import { logAnswer, quickMatchAnswer } from '@vaultsong/protocol';
import { tableEvent, verify } from '@vaultsong/tables';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../../compose/server.ts';
import { Client } from '../../testing/client.ts';
import { listeningServer } from '../../testing/server.ts';

let server: RunningServer;
const clients: Client[] = [];
beforeAll(async () => {
  server = await listeningServer();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
});

async function guest(): Promise<Client> {
  const client = await Client.guest(server.address, true);
  clients.push(client);
  await client.connect();
  return client;
}

const want = async (client: Client): Promise<string | null> =>
  quickMatchAnswer.parse((await client.rest('POST', '/api/quick-match', { kind: 'sealed' })).body).table;

/** The one who waited, and the one who came, both at their table. */
async function pair(): Promise<readonly [Client, Client, string]> {
  const [one, two] = [await guest(), await guest()];
  expect(await want(one)).toBeNull();
  const table = await want(two);
  if (table === null) throw new Error('Nobody was paired');
  await one.until(() => one.heard.find((message) => message.type === 'match-found' && message.table === table));
  return [one, two, table];
}

const faceAt = (client: Client, table: string) => client.tables.get(table)?.summary;

it('the match of two who were paired is dealt with the nonces of both, which came after the commitment', async () => {
  const [one, two, table] = await pair();
  one.send({ type: 'subscribe', table });
  const commitment = await one.until(() => faceAt(one, table)?.commitment);
  // Until the other is there too, nothing is drawn: not even a deck.
  const waiting = await one.until(() => {
    const summary = faceAt(one, table);
    return summary?.nonces?.missing.length === 1 && summary;
  });
  expect(waiting).toMatchObject({
    stage: 'waiting',
    nonces: { missing: [1] },
    seats: [{ deck: null }, { deck: null }],
  });
  two.send({ type: 'subscribe', table });
  await one.until(() => faceAt(one, table)?.stage === 'playing');
  expect(faceAt(one, table)?.nonces).toBeNull();
  expect(await two.ask({ type: 'command', table, command: { type: 'add-nonce', nonce: 'another' } })).toMatchObject({
    ...{ type: 'rejected', code: 'not-now' },
  });
  await one.ask({ type: 'command', table, command: { type: 'concede' } });
  const secret = await one.until(() => faceAt(one, table)?.secret);

  const { body } = await one.rest('GET', `/api/tables/${table}/log`);
  const { entries } = logAnswer.parse(body);
  const nonces = [one, two].map(({ nonces: added }) => added.get(table) ?? '');
  expect(nonces.every((nonce) => nonce.length === 32)).toBe(true);
  expect(verify(table, entries)).toEqual({ faults: [], games: 1, nonces });
  // The same by nothing but docs/protocol.md.
  expect(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')).toBe(commitment);
  const dealt = entries.map(({ data }) => tableEvent.parse(JSON.parse(data))).find(({ type }) => type === 'dealt');
  const mac = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify(['game 1', ...nonces]))
    .digest('hex');
  expect(dealt?.type === 'dealt' && mac.startsWith(dealt.setup.chance ?? 'none')).toBe(true);
});

it('a client of before adds none, and its match waits until the time is over', async () => {
  const [one, two, table] = await pair();
  two.addsNonces = false;
  for (const client of [one, two]) client.send({ type: 'subscribe', table });
  const summary = await one.until(() => {
    const known = faceAt(one, table);
    return known?.nonces?.missing.length === 1 && known;
  });
  expect(summary.nonces).toEqual({ until: summary.openedAt + 20_000, missing: [1] });
  expect(await two.ask({ type: 'command', table, command: { type: 'leave' } })).toMatchObject({ code: 'not-allowed' });
  const actor = await server.game.tableRegistry.table(table);
  expect(actor?.table.seats.map((seated) => seated?.nonce)).toEqual([one.nonces.get(table), '']);
  expect(actor?.table.began).toBe(false);
});
