// Series, biddings, claims, concessions, teams: how a match goes on and ends.
import { startRecorded } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { verify } from '../log/verify.ts';
import { deckAt, duelOf, Host } from '../testing/host.ts';
import { claimAfter, claimableAt, stageOf } from './pending.ts';
import { scoreOf } from './table.ts';

const bestOf = (games: 1 | 3 | 5) =>
  ({ type: 'duel', decks: 'own', format: { bestOf: games, adaptive: false } }) as const;

describe('answers', () => {
  test('are given once: the same again is known, and leaves nothing', () => {
    const host = duelOf();
    const { who, question } = host.asked();
    const answer = { type: 'answer', question, option: 1 } as const;
    host.do(who, answer);
    const written = host.entries.length;
    expect(host.ask(who, answer)).toEqual({ type: 'known' });
    expect(host.entries.length).toBe(written);
    expect(host.refused(who, { ...answer, option: 0 }).code).toBe('stale');
  });

  test('are given by who is asked, to the question that is pending, with an option that there is', () => {
    const host = duelOf();
    const { who, question, options } = host.asked();
    const other = who === 'ann' ? 'bob' : 'ann';
    expect(host.refused(other, { type: 'answer', question, option: 0 }).code).toBe('not-asked');
    expect(host.refused(who, { type: 'answer', question: question + 1, option: 0 }).code).toBe('stale');
    expect(host.refused(who, { type: 'answer', question, option: options })).toEqual({
      code: 'no-option',
      message: `There is no option ${options}: expected 0 to ${options - 1}`,
    });
    expect(new Host().seat('ann').refused('ann', { type: 'answer', question: 0, option: 0 }).code).toBe('not-now');
  });
});

describe('a series', () => {
  test('goes on when somebody concedes a game of it, and whoever lost says who goes first', () => {
    const host = duelOf({ play: bestOf(3) })
      .play(3)
      .do('ann', { type: 'concede' });
    expect(host.table.result).toBe(null);
    expect(stageOf(host.table)).toBe('choosing-first');
    expect(host.refused('bob', { type: 'choose-first', first: 1 }).code).toBe('not-asked');
    host.do('ann', { type: 'choose-first', first: 0 });
    expect(host.table.playing?.game.state.first).toBe(0);
    expect(host.refused('ann', { type: 'choose-first', first: 0 }).code).toBe('not-now');
    host.play(3).do('bob', { type: 'concede' });
    expect(scoreOf(host.table)).toEqual([1, 1]);
    host.do('bob', { type: 'choose-first', first: 0 }).do('bob', { type: 'concede' });
    expect(host.table.result).toEqual({ winner: 0, reason: 'concession' });
    expect(host.table.finished.map(({ number, winner }) => [number, winner])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
    ]);
    expect(verify(host.table.id, host.entries)).toMatchObject({ faults: [], games: 3 });
  });

  test('is given up as a whole by who concedes between two games, whatever the score', () => {
    const host = duelOf({ play: bestOf(5) }).do('ann', { type: 'concede' });
    host.do('bob', { type: 'concede' });
    expect(host.table.result).toEqual({ winner: 0, reason: 'concession' });
    expect(scoreOf(host.table)).toEqual([0, 1]);
  });

  test('that is adaptive swaps decks, and bids for the third game', () => {
    const host = duelOf({ play: { type: 'duel', decks: 'own', format: { bestOf: 3, adaptive: true } } });
    host.do('ann', { type: 'concede' }).do('ann', { type: 'choose-first', first: 0 });
    expect(host.table.playing?.game.setup.decks).toEqual([deckAt(1), deckAt(0)]);
    host.do('bob', { type: 'concede' });
    expect(stageOf(host.table)).toBe('bidding');
    const bid = (chains: number) => ({ type: 'call', call: { kind: 'bid', deck: 1, chains } }) as const;
    expect(host.refused('ann', bid(1)).code).toBe('not-asked');
    expect(host.refused('bob', { type: 'call', call: { kind: 'bid', deck: 0, chains: 1 } }).code).toBe('no-option');
    host.do('bob', bid(0)).do('ann', bid(3));
    expect(host.refused('bob', bid(3)).code).toBe('no-option');
    host.do('bob', { type: 'call', call: { kind: 'pass' } });
    expect(host.refused('bob', { type: 'call', call: { kind: 'pass' } }).code).toBe('not-now');
    host.do('bob', { type: 'choose-first', first: 1 });
    expect(host.table.playing?.game.setup).toMatchObject({ chains: [3, 0], decks: [deckAt(1), deckAt(0)], first: 1 });
  });

  test('begins with a bidding where it is agreed, and with chains', () => {
    const bidding = duelOf({ play: { type: 'duel', decks: 'own', bid: true } });
    expect(stageOf(bidding.table)).toBe('bidding');
    const chained = duelOf({ play: { type: 'duel', decks: 'own', chains: [0, 5] } });
    expect(chained.table.playing?.game.setup.chains).toEqual([0, 5]);
  });
});

describe('a claim', () => {
  test('is good when the other has kept silent for five minutes, and wins the match', () => {
    const host = duelOf({ play: bestOf(3) });
    const { who } = host.asked();
    const other = who === 'ann' ? 'bob' : 'ann';
    host.wait(claimAfter - 1);
    expect(host.refused(other, { type: 'claim' })).toEqual({
      code: 'not-now',
      message: 'You can claim the match in 1 seconds',
    });
    host.wait(1);
    expect(host.refused(who, { type: 'claim' }).code).toBe('not-now');
    host.do(other, { type: 'claim' });
    expect(host.table.result).toEqual({ winner: other === 'ann' ? 0 : 1, reason: 'claim' });
    expect(host.table.finished).toHaveLength(1);
    expect(verify(host.table.id, host.entries).faults).toEqual([]);
  });

  test('counts anew with each answer', () => {
    const host = duelOf();
    host.wait(claimAfter).answer(1);
    expect(claimableAt(host.table)?.at).toBe(host.now + claimAfter);
  });

  test('is good between two games and in a bidding as well', () => {
    const host = duelOf({ play: bestOf(3) })
      .do('ann', { type: 'concede' })
      .wait(claimAfter)
      .do('bob', { type: 'claim' });
    expect(host.table.result).toEqual({ winner: 1, reason: 'claim' });
  });

  test('is nothing where a clock decides, or only a bot could be waited for', () => {
    const clocked = duelOf({ clock: { type: 'days', days: 3 } }).wait(claimAfter * 2);
    for (const who of ['ann', 'bob']) expect(clocked.refused(who, { type: 'claim' }).code).toBe('not-now');
    const alone = new Host()
      .seat('ann')
      .seatBot(1)
      .wait(claimAfter * 2);
    expect(alone.refused('ann', { type: 'claim' }).code).toBe('not-now');
    // A bot that is asked, as if no server went on with it.
    alone.write({ type: 'bot-took-over', seat: 0, bot: 'random' });
    expect(claimableAt(alone.table)).toBe(null);
  });
});

describe('a team', () => {
  const team = (players: 1 | 2 | 3) => new Host({ terms: { play: { type: 'keyraken', players } } });

  test('goes on without who concedes; when the last one does, the Keyraken wins', () => {
    const host = team(3).seatAll().play(4);
    host.do('bob', { type: 'concede' });
    expect(host.table.seats[1]?.sitter).toEqual({ type: 'bot', bot: 'rules' });
    expect(host.refused('bob', { type: 'agree', request: 0 }).code).toBe('not-your-seat');
    host.do('ann', { type: 'concede' });
    expect(host.table.result).toBe(null);
    host.do('cid', { type: 'concede' });
    expect(host.table.result).toEqual({ winner: 3, reason: 'concession' });
    expect(verify(host.table.id, host.entries).faults).toEqual([]);
  });

  test('has a bot go on for who is silent, when another one claims it', () => {
    const host = team(2).seatAll();
    const { who } = host.asked();
    const other = who === 'ann' ? 'bob' : 'ann';
    host.wait(claimAfter).do(other, { type: 'claim' });
    expect(host.table.result).toBe(null);
    expect(host.table.seats.filter((seated) => seated?.sitter.type === 'bot')).toHaveLength(1);
    expect(verify(host.table.id, host.entries).faults).toEqual(['The secret is still hidden: the match is not over']);
  });

  test('of one, and of one with bots, plays to the end', () => {
    for (const host of [team(1).seat('ann'), team(3).seat('ann').seatBot(1).seatBot(2)]) {
      host.play(5_000);
      const { winner, reason } = host.table.result ?? {};
      expect(reason).toBe(winner === host.table.seats.length ? 'advances' : 'adversary');
      expect(verify(host.table.id, host.entries)).toMatchObject({ faults: [], games: 1 });
    }
  });
});

describe('the end', () => {
  test('tells the secret, whether somebody won or the table was closed', () => {
    const over = duelOf().do('ann', { type: 'concede' });
    expect(over.table.secret).toBe(over.secret);
    const closed = duelOf().play(5);
    closed.write({ type: 'closed', reason: 'organizer', winner: null });
    closed.goOn();
    expect(stageOf(closed.table)).toBe('closed');
    expect(verify(closed.table.id, closed.entries)).toMatchObject({ faults: [], games: 1 });
    const given = duelOf().play(5);
    given.write({ type: 'closed', reason: 'organizer', winner: 1 });
    given.goOn();
    expect(given.table.result).toEqual({ winner: 1, reason: 'organizer' });
    expect(verify(given.table.id, given.entries).faults).toEqual([]);
  });

  test('lets each ask for a rematch once, but not in a tournament', () => {
    const host = duelOf();
    expect(host.refused('ann', { type: 'rematch' }).code).toBe('not-now');
    host.do('ann', { type: 'concede' }).do('ann', { type: 'rematch' });
    expect(host.ask('ann', { type: 'rematch' })).toEqual({ type: 'known' });
    host.do('bob', { type: 'rematch' });
    expect(host.table.rematch).toEqual([0, 1]);
    host.write({ type: 'continued', table: 'zzzzzzzzzz' });
    expect(host.table.continuedAt).toBe('zzzzzzzzzz');
    expect(verify(host.table.id, host.entries).faults).toEqual([]);
    const cup = duelOf({}, { opened: { openedBy: null, tournament: 'cup' } }).do('ann', { type: 'concede' });
    expect(cup.refused('ann', { type: 'rematch' }).code).toBe('not-allowed');
  });

  test('cannot be conceded, or come, twice', () => {
    const host = duelOf().do('ann', { type: 'concede' });
    for (const who of ['ann', 'bob']) expect(host.refused(who, { type: 'concede' }).code).toBe('not-now');
    expect(new Host().seat('ann').refused('ann', { type: 'concede' }).code).toBe('not-now');
  });
});

describe('a game that is brought in from elsewhere', () => {
  const setup = { decks: [deckAt(0), deckAt(1)], seed: 5, first: 0 };

  /** Answers that end the first turn, and then some. */
  function elsewhere(most: number): number[] {
    const host = duelOf();
    host.play(most);
    return [...(host.table.playing?.game.answers ?? host.table.finished[0]?.answers ?? [])];
  }

  test('goes on where it stood, and nothing of before can be taken back', () => {
    const host = new Host();
    for (const [seat, id] of ['ann', 'bob'].entries())
      host.write({ type: 'joined', seat, sitter: { type: 'person', id }, nonce: '' });
    host.bringIn(setup, [0, 0]);
    expect(stageOf(host.table)).toBe('playing');
    expect(host.table.playing?.isBroughtIn).toBe(true);
    expect(host.table.playing?.game.answers.slice(0, 2)).toEqual([0, 0]);
    for (const who of ['ann', 'bob'])
      expect(host.refused(who, { type: 'take-back', question: host.asked().question }).code).toBe('not-now');
    host.play(20).do(host.asked().who, { type: 'concede' });
    expect(host.table.finished[0]?.isBroughtIn).toBe(true);
    expect(verify(host.table.id, host.entries)).toMatchObject({ faults: [], games: 0 });
  });

  test('is over at once where it was over', () => {
    const whole = elsewhere(5_000);
    const dealt = duelOf().table.playing?.game.setup;
    if (dealt === undefined) throw new Error('No game was dealt');
    expect(startRecorded(dealt).state.winner).toBe(null);
    const host = new Host();
    for (const [seat, id] of ['ann', 'bob'].entries())
      host.write({ type: 'joined', seat, sitter: { type: 'person', id }, nonce: '' });
    host.bringIn(dealt, whole);
    expect(host.table.result?.reason).toBe('keys');
    expect(host.table.secret).toBe(host.secret);
  });
});
