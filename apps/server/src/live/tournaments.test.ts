// Tests of notices about changed tournaments in the live protocol.
import { openedTournament, sessionAnswer } from '@vaultsong/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../compose/server.ts';
import { Client } from '../testing/client.ts';
import { goodPassword, listeningServer, newName } from '../testing/server.ts';

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

/** An organizer opens a tournament. @returns its id */
async function open(): Promise<string> {
  const organizer = await Client.guest(server.address);
  const signedUp = await organizer.rest('POST', '/api/people', { name: newName(), password: goodPassword });
  const response = await fetch(`${server.address}/api/tournaments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sessionAnswer.parse(signedUp.body).token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Friday night', terms: { play: { type: 'duel', decks: 'sealed' } } }),
  });
  return openedTournament.parse(await response.json()).id;
}

/** Asks something, so that all that was sent before is read. */
const settled = (client: Client) => client.ask({ type: 'ping' });

const heardOf = (client: Client) =>
  client.heard.flatMap((message) => (message.type === 'tournament' ? [message.tournament] : []));

it('whoever wants to hear of it, as long as they want to, and of no other one', async () => {
  const [one, other] = [await open(), await open()];
  const [hearer, leaver, deaf] = [await guest(), await guest(), await guest()];
  hearer.send({ type: 'tournament', tournament: one, on: true });
  leaver.send({ type: 'tournament', tournament: one, on: true });
  leaver.send({ type: 'tournament', tournament: one, on: false });
  await Promise.all([hearer, leaver].map(settled));
  const join = (tournament: string) => deaf.rest('PUT', `/api/tournaments/${tournament}/players/me`, {});
  for (const tournament of [other, one]) expect(await join(tournament)).toMatchObject({ status: 200 });
  await hearer.until(() => heardOf(hearer).length > 0);
  await Promise.all(clients.map(settled));
  expect([hearer, leaver, deaf].map(heardOf)).toEqual([[one], [], []]);
});

it('nobody hears of more than 20 at once', async () => {
  const client = await guest();
  const ids = Array.from({ length: 21 }, (_, n) => `aaaaaaaa${10 + n}`);
  for (const tournament of ids) client.send({ type: 'tournament', tournament, on: true });
  await settled(client);
  const errors = () => client.heard.filter(({ type }) => type === 'error');
  expect(errors()).toEqual([
    { type: 'error', code: 'too-many', message: 'Too many tournaments: follow at most 20 at once' },
  ]);
  // Twice the same is one; and there is room again where one of them is left.
  client.send({ type: 'tournament', tournament: ids[0] ?? '', on: true });
  client.send({ type: 'tournament', tournament: ids[0] ?? '', on: false });
  client.send({ type: 'tournament', tournament: ids[20] ?? '', on: true });
  await settled(client);
  expect(errors()).toHaveLength(1);
});
