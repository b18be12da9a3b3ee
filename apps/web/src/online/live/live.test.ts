// The wire to the server, with a server that does as it is told.
import type { ToServer } from '@vaultsong/protocol';
import { describe, expect, it } from 'vitest';
import { waitBefore } from './backoff.ts';
import type { Connection, Socket } from './live.ts';
import { Live } from './live.ts';

const table = 'abcdefghij';

/** A server that can be lost and found, and time that passes when it is told to. */
function served() {
  const sent: ToServer[] = [];
  const timers: { readonly work: () => void; readonly at: number; off: boolean }[] = [];
  const sockets: Socket[] = [];
  let now = 0;
  const greetings: (string | null)[] = [];
  const live = new Live({
    connect: () => {
      const socket: Socket = {
        send: (text) => sent.push(JSON.parse(text)),
        close: () => {},
        onmessage: null,
        onclose: null,
      };
      sockets.push(socket);
      return socket;
    },
    later: (work, milliseconds) => {
      const timer = { work, at: now + milliseconds, off: false };
      timers.push(timer);
      return () => {
        timer.off = true;
      };
    },
    chance: () => 1,
    greeted: (you) => void greetings.push(you?.id ?? null),
  });
  const told: Connection[] = [];
  const stop = live.listen({ onConnection: (connection) => told.push(connection) });
  const say = (message: object) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  return {
    live,
    sent,
    told,
    stop,
    sockets,
    greetings,
    say,
    greet: () => say({ type: 'hello', protocol: 1, version: '1', you: null, now: 0 }),
    lose: () => sockets.at(-1)?.onclose?.(),
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const timer of timers.filter(({ at, off }) => at <= now && !off)) {
        timer.off = true;
        timer.work();
      }
    },
  };
}

describe('the wire to the server', () => {
  it('tells who one is each time that the server says so: one may have been signed out from afar', () => {
    const { greetings, greet, say, lose, pass } = served();
    say({ type: 'hello', protocol: 1, version: '1', you: { id: 'a', name: 'Ann', kind: 'account' }, now: 0 });
    lose();
    pass(60_000);
    greet();
    expect(greetings).toEqual(['a', null]);
  });

  it('says nothing before it was greeted, and then follows what is followed', () => {
    const { live, sent, greet, told } = served();
    live.follow(table);
    expect(sent).toEqual([]);
    greet();
    expect(sent).toEqual([{ type: 'subscribe', table, whyNot: true, changes: true }]);
    expect(told).toEqual(['open']);
  });

  it('connects again by itself, follows again, and sends again what was not acknowledged', async () => {
    const { live, sent, sockets, greet, lose, pass, say, told } = served();
    greet();
    live.follow(table);
    const done = live.do(table, { type: 'answer', question: 4, option: 2 });
    const [, answer] = sent;
    lose();
    pass(waitBefore(0, 1));
    expect(sockets).toHaveLength(2);
    sent.length = 0;
    greet();
    expect(sent).toEqual([{ type: 'subscribe', table, whyNot: true, changes: true }, answer]);
    expect(told).toEqual(['open', 'lost', 'open']);
    say({ type: 'done', id: answer !== undefined && 'id' in answer ? answer.id : -1 });
    await expect(done).resolves.toBeUndefined();
    sent.length = 0;
    lose();
    pass(20_000);
    greet();
    expect(sent).toEqual([{ type: 'subscribe', table, whyNot: true, changes: true }]);
  });

  it('hears of a tournament as long as anybody looks at it', () => {
    const { live, sent, greet, lose, pass } = served();
    greet();
    const tournament = 'abcdefghij';
    const stops = [live.followTournament(tournament), live.followTournament(tournament)];
    expect(sent).toEqual([{ type: 'tournament', tournament, on: true }]);
    sent.length = 0;
    lose();
    pass(20_000);
    greet();
    expect(sent).toEqual([{ type: 'tournament', tournament, on: true }]);
    sent.length = 0;
    for (const stop of stops) stop();
    expect(sent).toEqual([{ type: 'tournament', tournament, on: false }]);
    lose();
    pass(20_000);
    greet();
    expect(sent).toHaveLength(1);
  });

  it('keeps an answer that is given while it is lost', () => {
    const { live, sent, greet, lose, pass } = served();
    greet();
    lose();
    void live.do(table, { type: 'answer', question: 4, option: 2 });
    expect(sent).toEqual([]);
    pass(20_000);
    greet();
    expect(sent).toMatchObject([{ type: 'command', command: { type: 'answer', question: 4, option: 2 } }]);
  });

  it('does not say twice what is said once', async () => {
    const { live, sent, greet, lose, pass } = served();
    greet();
    const said = live.say(table, 'hello');
    lose();
    await expect(said).rejects.toMatchObject({ code: 'lost' });
    sent.length = 0;
    pass(20_000);
    greet();
    expect(sent).toEqual([]);
  });

  it('follows again when it may, where the server asks it to wait', () => {
    const { live, sent, greet, say, pass } = served();
    greet();
    const stop = live.follow(table);
    sent.length = 0;
    say({ type: 'error', code: 'too-many', message: 'Wait', table, retryAfter: 5 });
    pass(4_999);
    expect(sent).toEqual([]);
    pass(1);
    expect(sent).toMatchObject([{ type: 'subscribe', table }]);
    say({ type: 'error', code: 'too-many', message: 'Wait', table, retryAfter: 5 });
    stop();
    sent.length = 0;
    pass(5_000);
    expect(sent).toEqual([]);
  });

  it('tells what the server refuses', async () => {
    const { live, sent, greet, say } = served();
    greet();
    const done = live.do(table, { type: 'concede' });
    const [message] = sent;
    say({
      type: 'rejected',
      id: message !== undefined && 'id' in message ? message.id : -1,
      code: 'stale',
      message: 'Over',
    });
    await expect(done).rejects.toMatchObject({ code: 'stale', message: 'Over' });
  });

  it('leaves unread what it does not understand', () => {
    const { greet, say, told, sockets } = served();
    greet();
    say({ type: 'fanfare' });
    sockets.at(-1)?.onmessage?.({ data: '{' });
    expect(told).toEqual(['open']);
  });

  it('takes a server that does not answer for lost', () => {
    const { greet, pass, sent, told } = served();
    greet();
    pass(15_000);
    expect(sent).toMatchObject([{ type: 'ping' }]);
    pass(10_000);
    expect(told).toEqual(['open', 'lost']);
  });

  it('ends with the last who listens', () => {
    const { greet, stop, lose, pass, sockets } = served();
    greet();
    stop();
    lose();
    pass(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('the wait before another try', () => {
  it('grows to a bound, and differs by chance', () => {
    expect([0, 1, 2, 3].map((tries) => waitBefore(tries, 1))).toEqual([500, 1000, 2000, 4000]);
    expect(waitBefore(30, 1)).toBe(15_000);
    expect(waitBefore(2, 0)).toBe(1000);
  });
});
