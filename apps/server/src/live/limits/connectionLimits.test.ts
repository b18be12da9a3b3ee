// Tests of the connection limits: one client has so many connections and no more, whatever address it claims, and other
// clients still get in.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, request } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Server } from '../../compose/server.ts';
import { testServer } from '../../testing/server.ts';
import { clientAddresses, networkOf } from './clientAddress.ts';
import type { Entered } from './connectionLimits.ts';
import { ConnectionCounts, limitsFor } from './connectionLimits.ts';
import { openFilesIn, openFilesLimit } from './openFiles.ts';
import { limitSockets } from './sockets.ts';

const entered = (counts: ConnectionCounts, address: string): Entered => {
  const one = counts.enter(address);
  if (typeof one === 'string') throw new Error(`The limit of ${one} is reached`);
  return one;
};

describe('connections', () => {
  it('are counted for an address, a person and in all, and no more when they have ended', () => {
    const counts = new ConnectionCounts({ perAddress: 2, perPerson: 1, inAll: 3 });
    const [one, two, three] = [entered(counts, 'a'), entered(counts, 'a'), entered(counts, 'b')];
    expect(counts.enter('a')).toBe('all');
    three.leave();
    three.leave();
    expect(counts.enter('a')).toBe('address');
    expect([one.identify('ann'), two.identify('ann'), two.identify('bob')]).toEqual([true, false, true]);
    one.leave();
    const again = entered(counts, 'a');
    expect(again.identify('ann')).toBe(true);
    two.leave();
    again.leave();
    expect([entered(counts, 'c'), entered(counts, 'c'), entered(counts, 'd')].length).toBe(3);
  });

  it('are far fewer than the process may have files', () => {
    expect(limitsFor(20_000, 100)).toEqual({ perAddress: 100, perPerson: 30, inAll: 14_000 });
    expect(limitsFor(1_024, 100).inAll).toBe(716);
    expect(limitsFor(Number.POSITIVE_INFINITY, 100).inAll).toBe(20_000);
    const limits =
      'Limit                     Soft Limit  Hard Limit  Units\nMax open files            4096        8192        files\n';
    expect([openFilesIn(limits), openFilesIn(limits.replace('4096', 'unlimited'))]).toEqual([
      4096,
      Number.POSITIVE_INFINITY,
    ]);
    expect(openFilesIn(null)).toBeLessThanOrEqual(10_240);
    expect(openFilesLimit()).toBeGreaterThan(0);
  });
});

describe('where a connection comes from', () => {
  it('is an IPv4 address, or the /64 of which somebody has all', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2::ffff')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
    expect(networkOf('fe80::1%eth0')).toBe('fe80::/64');
    expect(networkOf('unknown')).toBe('unknown');
  });
});

/** Asks for a live connection. */
function upgrade(port: number, from: string, path = '/live'): Promise<WebSocket | IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ port, path, host: '127.0.0.1' },
      headers: {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
        ...{ 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'x-forwarded-for': from },
      },
    });
    asked.on('response', (response) => {
      response.resume();
      resolve(response);
    });
    asked.on('error', reject);
    asked.end();
  });
}

function open(port: number, from: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { 'x-forwarded-for': from } });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

describe('a server', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = await testServer({ env: { CONNECTIONS_PER_ADDRESS: '2' } });
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => server.close());

  it('refuses the connection too many of one address, whatever that says before its proxy, and says when to come back', async () => {
    const first = await open(port, '192.0.2.1');
    const second = await open(port, '198.51.100.9, 192.0.2.1');
    const refused = await upgrade(port, '203.0.113.5, 192.0.2.1');
    expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': '10' } });
    expect(await server.app.inject('/metrics')).toMatchObject({
      body: expect.stringContaining('vaultsong_refusals_total{route="live",code="too-many"} 1'),
    });
    const elsewhere = await open(port, '192.0.2.2');
    first.close();
    await once(first, 'close');
    const again = await open(port, '192.0.2.1');
    for (const socket of [second, elsewhere, again]) socket.terminate();
  });

  it('is not ended by an address that cannot be read', async () => {
    for (const path of ['//', '//[', '/live//x', '/live?a=%'])
      expect([101, 400, 404], path).toContain(
        await new Promise((resolve) => {
          const asked = request({
            ...{ port, path, host: '127.0.0.1' },
            headers: { connection: 'Upgrade', upgrade: 'websocket', 'x-forwarded-for': '192.0.2.3' },
          });
          asked.on('response', ({ statusCode }) => resolve(statusCode));
          asked.on('error', resolve);
          asked.end();
        }),
      );
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  it('looks every second for requests that take too long', () => {
    expect(server.app.server).toMatchObject({ requestTimeout: 30_000, connectionsCheckingInterval: 1_000 });
  });
});

describe('connections of the network', () => {
  it.each([
    ['nobody is a proxy', [], 4],
    ['they come from a trusted proxy', ['loopback'], 7],
  ] as const)('are ended where one client has too many of them: %s', async (_, trusted, left) => {
    const http = createServer();
    limitSockets(http, clientAddresses(trusted), 2, 1_000);
    expect(http.maxConnections).toBe(850);
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const address = http.address();
    if (address === null || typeof address === 'string') throw new Error('It listens on a port');
    const ends: boolean[] = [];
    const sockets: Socket[] = [];
    for (let n = 0; n < 7; n++) {
      const taken: Promise<[Socket]> = new Promise((resolve) => http.once('connection', (one) => resolve([one])));
      sockets.push(connect(address.port, '127.0.0.1'));
      const [one] = await taken;
      ends.push(one.destroyed);
    }
    expect(ends).toEqual(Array.from({ length: 7 }, (_one, n) => n >= left));
    for (const socket of sockets) socket.destroy();
    http.close();
  });
});
