// Tests of seats: sitting down, standing up, and the right to change a seat.
import { describe, expect, test } from 'vitest';
import { verify } from '../log/verify.ts';
import type { AskedTerms } from '../terms/terms.ts';
import { deckAt, duelOf, Host } from '../testing/host.ts';
import { stageOf } from './pending.ts';
import { seatOfPerson } from './table.ts';

const sit = { type: 'join', nonce: '' } as const;
const guest = { id: 'gus', isAccount: false };

describe('whoever sits down', () => {
  test('has the first free seat, or the one that was asked for', () => {
    const host = new Host().do('ann', { ...sit, seat: 1 }).do('bob', sit);
    expect(seatOfPerson(host.table, 'ann')).toBe(1);
    expect(seatOfPerson(host.table, 'bob')).toBe(0);
  });

  test('sits there already when it is asked for again, and cannot have another seat besides', () => {
    const host = new Host().do('ann', sit);
    expect(host.ask('ann', sit)).toEqual({ type: 'known' });
    expect(host.ask('ann', { ...sit, seat: 0 })).toEqual({ type: 'known' });
    expect(host.refused('ann', { ...sit, seat: 1 }).code).toBe('not-allowed');
  });

  test('finds no seat that is taken, or that there is not', () => {
    const host = new Host().do('ann', sit);
    expect(host.refused('bob', { ...sit, seat: 0 })).toEqual({ code: 'seat-taken', message: 'Seat 0 is taken' });
    expect(host.refused('bob', { ...sit, seat: 2 }).code).toBe('no-option');
    host.do('bob', sit);
    expect(host.refused('cid', sit)).toEqual({ code: 'seat-taken', message: 'All seats are taken' });
  });

  test('may stand up until the match begins', () => {
    const host = new Host().seat('ann').do('bob', sit).do('ann', { type: 'leave' });
    expect(host.table.seats[0]).toBeNull();
    host.seat('ann').do('bob', { type: 'choose-deck', deck: deckAt(1), origin: null });
    expect(host.refused('ann', { type: 'leave' }).code).toBe('not-now');
    expect(host.refused('ann', { type: 'choose-deck', deck: deckAt(1), origin: null }).code).toBe('not-now');
    expect(host.refused('cid', sit).code).toBe('not-now');
  });

  test('closes the table by standing up as the last person, whom a bot does not replace', () => {
    const host = new Host()
      .do('ann', { type: 'add-bot', seat: 1, bot: 'random', deck: deckAt(1), origin: null })
      .do('ann', sit)
      .do('ann', { type: 'leave' });
    expect([stageOf(host.table), host.table.closed]).toEqual(['closed', 'left']);
    expect(host.refused('bob', sit).code).toBe('not-now');
  });

  test('needs an account where it is rated', () => {
    const rated = { rated: true, takeBacks: 'never', clock: { type: 'turn', seconds: 60 } } as const;
    const host = new Host({ terms: { play: { type: 'duel', decks: 'own' }, ...rated } });
    expect(host.refused(guest, sit)).toEqual({
      code: 'not-allowed',
      message: 'Rated games need an account: choose a name and a password first',
    });
    host.seat('ann');
    expect(host.refused('ann', { type: 'add-bot', seat: 1, bot: 'rules', deck: deckAt(1), origin: null }).code).toBe(
      'not-allowed',
    );
    expect(new Host().ask(guest, sit).type).toBe('event');
  });

  test('has the seat that is kept for them, and nobody else has', () => {
    const host = new Host({ opened: { openedBy: null, tournament: 'cup', reserved: ['bob', 'ann'] } });
    expect(host.refused('cid', sit).code).toBe('not-allowed');
    expect(host.refused('ann', { ...sit, seat: 0 })).toEqual({
      code: 'not-allowed',
      message: 'Seat 1 is kept for you, not seat 0',
    });
    host.do('ann', sit).do('bob', sit);
    expect(host.table.seats.map((seated) => seated?.sitter)).toEqual([
      { type: 'person', id: 'bob' },
      { type: 'person', id: 'ann' },
    ]);
  });
});

describe('bots', () => {
  const bot = { type: 'add-bot', seat: 1, bot: 'random', deck: deckAt(1), origin: 'clearly-ugly-xhe' } as const;

  test('are seated, with their deck, and sent away by who opened the table', () => {
    const host = new Host().do('ann', bot);
    expect(host.table.seats[1]).toEqual({
      sitter: { type: 'bot', bot: 'random' },
      nonce: '',
      deck: deckAt(1),
      origin: 'clearly-ugly-xhe',
      set: null,
    });
    expect(host.refused('bob', bot).code).toBe('not-allowed');
    expect(host.refused('bob', { type: 'remove-bot', seat: 1 }).code).toBe('not-allowed');
    expect(host.refused('ann', { ...bot, seat: 1 }).code).toBe('seat-taken');
    host.do('ann', { type: 'remove-bot', seat: 1 });
    expect(host.refused('ann', { type: 'remove-bot', seat: 1 }).message).toBe('Nobody sits on seat 1');
  });

  test('do not play alone, and a person is not sent away', () => {
    const host = new Host().do('ann', bot).do('ann', { ...bot, seat: 0 });
    expect(stageOf(host.table)).toBe('waiting');
    host.do('ann', { type: 'remove-bot', seat: 0 }).seat('bob');
    expect(stageOf(host.table)).toBe('playing');
    const other = new Host().seat('bob');
    expect(other.refused('ann', { type: 'remove-bot', seat: 0 }).message).toBe('Only bots can be sent away');
  });

  test('are asked first where the lot falls on them, and a question with one answer is asked of nobody', () => {
    for (let n = 0; n < 4; n++) {
      const host = new Host({ secret: n.toString(16).padStart(64, '3') }).seat('ann').do('ann', bot);
      const { playing } = host.table;
      expect(playing?.game.state.ask?.player).toBe(0);
      expect(playing?.game.state.ask?.options.length).toBeGreaterThan(1);
      if (playing?.game.state.first === 1) expect(playing.decisions[0]?.seat).toBe(1);
    }
  });

  test('are dealt a deck where decks are dealt, and keep none of their own', () => {
    const host = new Host({ terms: { play: { type: 'duel', decks: 'sealed' } } }).do('ann', bot);
    expect(host.table.seats[1]?.deck).toBe(null);
    host.seat('ann');
    expect(host.table.seats[1]?.origin).toMatch(/^generated:cota:/);
  });
});

describe('decks', () => {
  test('are changed until all have one, and not brought where they are dealt', () => {
    const host = new Host().seat('ann').do('ann', { type: 'choose-deck', deck: deckAt(2), origin: null });
    expect(host.table.seats[0]?.deck).toEqual(deckAt(2));
    const sealed = new Host({ terms: { play: { type: 'duel', decks: 'sealed' } } }).do('ann', sit);
    expect(sealed.refused('ann', { type: 'choose-deck', deck: deckAt(0), origin: null })).toEqual({
      code: 'not-allowed',
      message: 'This table deals the decks: do not bring one',
    });
  });

  test('that no game can be dealt with never come into the log', () => {
    const host = new Host().do('ann', sit);
    const deck = { ...deckAt(0), cards: [{ name: 'no-such-card' }] };
    expect(host.refused('ann', { type: 'choose-deck', deck, origin: null })).toEqual({
      code: 'not-allowed',
      message: `The deck "${deck.name}" has a card that is not known: no-such-card`,
    });
    expect(host.refused('ann', { type: 'add-bot', seat: 1, bot: 'random', deck, origin: null }).code).toBe(
      'not-allowed',
    );
  });

  test('that were dealt are not dealt anew for who stands up in between', () => {
    const host = new Host({ terms: { play: { type: 'duel', decks: 'sealed' } } });
    host.write({ type: 'joined', seat: 0, sitter: { type: 'person', id: 'ann' }, nonce: '' });
    host.write({ type: 'joined', seat: 1, sitter: { type: 'person', id: 'bob' }, nonce: '' });
    host.write({ type: 'deck-chosen', seat: 0, deck: deckAt(0), origin: null });
    expect(host.refused('bob', { type: 'leave' }).message).toBe('Decks are being dealt: the match begins');
  });
});

test('a table that was closed says so to who wants to sit down', () => {
  const host = new Host().seat('ann');
  host.write({ type: 'closed', reason: 'expired', winner: null });
  expect(host.refused('bob', sit).message).toBe('This table was closed');
});

test('who does not sit at a table can do nothing there', () => {
  const host = duelOf();
  for (const command of [
    { type: 'answer', question: host.asked().question, option: 0 },
    { type: 'take-back', question: 0 },
    { type: 'agree', request: 0 },
    { type: 'decline', request: 0 },
    { type: 'concede' },
    { type: 'claim' },
    { type: 'rematch' },
    { type: 'leave' },
    { type: 'call', call: { kind: 'pass' } },
    { type: 'choose-first', first: 0 },
    { type: 'choose-deck', deck: deckAt(0), origin: null },
  ] as const)
    expect(host.refused('eve', command).code).toBe('not-your-seat');
});

test('where some sets alone are agreed on, decks of others are not brought, by nobody; a log that has one is found out', () => {
  const terms: AskedTerms = { play: { type: 'duel', decks: 'own', sets: ['cota', 'aoa'] } };
  const deck = deckAt(0);
  const host = new Host({ terms }).do('ann', sit);
  const bring = { type: 'choose-deck', deck, origin: null } as const;
  expect(host.refused('ann', { ...bring, set: 'wc' })).toEqual({
    code: 'not-allowed',
    message: `“${deck.name}” is of the set wc; expected one of cota, aoa`,
  });
  expect(host.refused('ann', bring).message).toContain('is of no known set');
  const bot = { type: 'add-bot', seat: 1, bot: 'random', deck, origin: null } as const;
  expect(host.refused('ann', { ...bot, set: null }).code).toBe('not-allowed');
  host.do('ann', { ...bring, set: 'aoa' }).do('ann', { ...bot, set: 'cota' });
  host.do('ann', { type: 'concede' });
  expect(verify(host.table.id, host.entries).faults).toEqual([]);

  const forged = new Host({ terms }).do('ann', sit);
  forged.write({ type: 'deck-chosen', seat: 0, deck, origin: null, set: 'wc' });
  forged.do('ann', { ...bot, set: 'cota' }).do('ann', { type: 'concede' });
  expect(verify(forged.table.id, forged.entries).faults).toEqual([
    'The deck of seat 0 was not brought, and not drawn from the secret',
  ]);
});
