// A session that has ended has ended on its live connections too, at whichever process they are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RunningServer } from '../../compose/server.ts';
import type { PubSub } from '../../pubsub/openPubSub.ts';
import { Subscribers } from '../../pubsub/pubSub.ts';
import { Client } from '../../testing/client.ts';
import { goodPassword, listeningServer, newName } from '../../testing/server.ts';
import { freshStore } from '../../testing/store.ts';

const ears = new Subscribers();
/** Shared by two processes; what is told can be lost. */
const pubSub: PubSub & { isDeaf: boolean } = {
  isDeaf: false,
  publish(topic, id) {
    if (!this.isDeaf) ears.deliver(topic, id);
  },
  subscribe: (topic, listener) => ears.add(topic, listener),
  isShared: true,
  watch: () => {},
  close: async () => {},
};

let [here, there]: RunningServer[] = [];
beforeAll(async () => {
  const store = await freshStore();
  here = await listeningServer({ store, pubSub });
  there = await listeningServer({ store, pubSub });
});
afterAll(async () => {
  for (const server of [here, there]) await server?.close();
});

const [token, sessions] = [
  z.object({ token: z.string() }),
  z.object({ sessions: z.array(z.looseObject({ id: z.string(), isCurrent: z.boolean() })) }),
];

/** An account, signed in twice, and connected at the other process by both sessions. */
async function twice() {
  if (here === undefined || there === undefined) throw new Error('There is no server');
  const name = newName();
  const credentials = { name, password: goodPassword };
  const guest = await Client.guest(here.address, true);
  const first = guest.as(token.parse((await guest.rest('POST', '/api/people', credentials)).body).token);
  const nobody = first.as('none');
  const second = first.as(token.parse((await nobody.rest('POST', '/api/session', credentials)).body).token);
  const [firstWire, secondWire] = [first.again(there.address), second.again(there.address)];
  for (const wire of [firstWire, secondWire]) await wire.connect();
  return { name, first, second, firstWire, secondWire };
}

const isOpen = async (wire: Client): Promise<boolean> => (await wire.ask({ type: 'ping' }))?.type === 'pong';

describe('a live connection', () => {
  it('ends when its session is signed out, and those of other sessions go on', async () => {
    const { first, firstWire, secondWire } = await twice();
    expect(await first.rest('DELETE', '/api/session')).toMatchObject({ status: 200 });
    await firstWire.ended;
    expect(firstWire.heard.at(-1)).toMatchObject({ type: 'error', code: 'not-signed-in' });
    expect(await isOpen(secondWire)).toBe(true);
    secondWire.close();
  });

  it('ends with all other sessions when there is a new password, and a program is told its new token', async () => {
    const { first, firstWire, secondWire } = await twice();
    const password = { current: goodPassword, next: 'another good password' };
    const changed = await first.rest('PATCH', '/api/me', { password });
    await Promise.all([firstWire.ended, secondWire.ended]);
    const renewed = first.as(token.parse(changed.body).token);
    expect(await renewed.rest('GET', '/api/me')).toMatchObject({ status: 200 });
    expect(await first.rest('GET', '/api/me')).toMatchObject({ status: 401 });
    const onlyName = await renewed.rest('PATCH', '/api/me', { about: 'I play' });
    expect(onlyName.body).not.toHaveProperty('token');
  });

  it('ends when the account is deleted', async () => {
    const { first, firstWire, secondWire } = await twice();
    await first.rest('DELETE', '/api/me', { password: goodPassword });
    await Promise.all([firstWire.ended, secondWire.ended]);
  });

  it('ends when everybody else is signed out, and when all are', async () => {
    const { first, second, firstWire, secondWire } = await twice();
    expect(await first.rest('DELETE', '/api/me/sessions', { keepCurrent: true })).toMatchObject({ body: { ended: 1 } });
    await secondWire.ended;
    expect([await isOpen(firstWire), (await second.rest('GET', '/api/me')).status]).toEqual([true, 401]);
    expect(await first.rest('DELETE', '/api/me/sessions')).toMatchObject({ body: { ended: 1 } });
    await firstWire.ended;
    expect((await first.rest('GET', '/api/me')).status).toBe(401);
  });

  it('ends where a notice was lost, as soon as that is known', async () => {
    const { first, firstWire } = await twice();
    pubSub.isDeaf = true;
    await first.rest('DELETE', '/api/session');
    expect(await isOpen(firstWire)).toBe(true);
    pubSub.isDeaf = false;
    ears.missed();
    await firstWire.ended;
  });

  it('counts no longer among those who are at a table, and does nothing there', async () => {
    const { first, firstWire, secondWire } = await twice();
    if (here === undefined) throw new Error('There is no server');
    secondWire.close();
    const table = await first.open({
      terms: { play: { type: 'duel', decks: 'own' } },
      join: { deck: 'miss-onyx-censorius' },
    });
    const other = await Client.guest(here.address, true);
    await other.connect();
    for (const client of [firstWire, other]) {
      client.send({ type: 'subscribe', table });
      await client.until(() => client.tables.get(table));
    }
    const hears = (isHere: boolean) =>
      other.until(() => {
        const last = other.heard.findLast(({ type }) => type === 'presence');
        return last?.type === 'presence' && last.present[0] === isHere;
      });
    await hears(true);
    await first.rest('DELETE', '/api/session');
    await hears(false);
    expect(await firstWire.ask({ type: 'command', table, command: { type: 'leave' } })).toBeNull();
    other.close();
  });
});

describe('own sessions', () => {
  it('are listed without tokens, that of the request first, and end one by one', async () => {
    const { first, second, firstWire, secondWire } = await twice();
    const { body } = await second.rest('GET', '/api/me/sessions');
    const listed = sessions.parse(body).sessions;
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(listed[0]).toMatchObject({ device: expect.any(String), since: expect.any(Number) });
    for (const one of [first, second]) expect(JSON.stringify(body)).not.toContain(one.token);
    const id = listed[1]?.id ?? '';
    expect(await second.rest('DELETE', `/api/me/sessions/${id}`)).toMatchObject({ status: 200 });
    await firstWire.ended;
    expect([await isOpen(secondWire), (await first.rest('GET', '/api/me')).status]).toEqual([true, 401]);
    expect(await second.rest('DELETE', `/api/me/sessions/${id}`)).toMatchObject({ status: 404 });
    secondWire.close();
  });

  it('of others cannot be ended', async () => {
    const [one, other] = [await twice(), await twice()];
    const { body } = await one.first.rest('GET', '/api/me/sessions');
    const id = sessions.parse(body).sessions[0]?.id ?? '';
    expect(await other.first.rest('DELETE', `/api/me/sessions/${id}`)).toMatchObject({ status: 404 });
    expect(await isOpen(one.firstWire)).toBe(true);
    for (const wire of [one.firstWire, one.secondWire, other.firstWire, other.secondWire]) wire.close();
  });
});
