// Tests of the answers of a table's client to messages of its connection: errors about its own table, and the wait for
// its nonce.
import type { ToServer } from '@vaultsong/protocol';
import { terms } from '@vaultsong/tables';
import { expect, it } from 'vitest';
import type { Socket } from '../../online/live/live.ts';
import { Live } from '../../online/live/live.ts';
import type { Presenter } from './presenter.ts';
import { TableClient } from './tableClient.ts';

const [here, elsewhere] = ['aaaaaaaaaa', 'bbbbbbbbbb'];

const unasked = (): never => {
  throw new Error('Nothing is put into words here');
};
const words: Presenter = {
  present: unasked,
  sayPreview: unasked,
  aimed: unasked,
  allowAnyOrder: unasked,
  listDecks: unasked,
  verify: unasked,
};

it('is refused by an error about its own table, and not by one about another', () => {
  const socket: Socket = { send: () => {}, close: () => {}, onmessage: null, onclose: null };
  const live = new Live({ connect: () => socket, later: () => () => {}, chance: () => 1, greeted: () => {} });
  const client = new TableClient(here, live, words, { now: () => 0, later: () => () => {} });
  const stop = client.watch(() => {});
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  say({ type: 'error', code: 'not-found', message: 'There is none', table: elsewhere });
  say({ type: 'error', code: 'too-many', message: 'Wait a moment' });
  expect(client.read()).toMatchObject({ stand: 'opening', error: null });
  say({ type: 'error', code: 'not-found', message: 'There is none', table: here });
  expect(client.read()).toMatchObject({ stand: 'rejected', error: 'There is none' });
  stop();
});

it('adds a nonce, once, where the table waits for it', () => {
  const sent: ToServer[] = [];
  const socket: Socket = {
    send: (text) => sent.push(JSON.parse(text)),
    close: () => {},
    onmessage: null,
    onclose: null,
  };
  const live = new Live({ connect: () => socket, later: () => () => {}, chance: () => 1, greeted: () => {} });
  const client = new TableClient(here, live, words, { now: () => 0, later: () => () => {} });
  const stop = client.watch(() => {});
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  say({ type: 'hello', protocol: 1, version: '1', you: null, now: 0 });
  const view = {
    ...{ id: here, stage: 'waiting', terms: terms.parse({ play: { type: 'duel', decks: 'sealed' } }), openedBy: null },
    ...{
      openedAt: 0,
      seats: [null, null],
      games: [],
      series: null,
      toAct: null,
      since: 0,
      deadline: null,
      claimable: null,
    },
    ...{ maxTurns: null, clock: null, request: null, result: null, closed: null, commitment: '', secret: null },
    ...{ rematch: [], continuedAt: null, tournament: null, rematchOf: null },
  };
  const tell = (you: number | null, missing: readonly number[]) =>
    say({
      ...{ type: 'table', table: here, seq: 0, now: 0, seat: you, full: false, events: [], game: null },
      summary: { ...view, nonces: { until: 20_000, missing } },
    });
  const added = () => sent.filter((message) => message.type === 'command');
  tell(null, [0, 1]);
  tell(1, [0]);
  expect(added()).toEqual([]);
  tell(1, [0, 1]);
  tell(1, [0, 1]);
  expect(added()).toMatchObject([
    { table: here, command: { type: 'add-nonce', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  ]);
  stop();
});
