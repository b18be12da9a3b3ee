// Two people at one screen: whom the table is shown to, what waits behind the curtain, and how a match of theirs goes on.
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../wire/choice.ts';
import { presetChoice } from '../../wire/choice.ts';
import { human, machine } from '../../wire/match.ts';
import { duel } from '../duel.ts';
import { Match } from '../match.ts';
import { GameSession } from './gameSession.ts';

const forTwo = (change: Partial<Choice> = {}): Choice => ({
  ...presetChoice,
  you: 'miss-onyx-censorius',
  bot: 'none',
  first: 'me',
  seed: 7,
  ...change,
});
const sitDown = (change: Partial<Choice> = {}): GameSession => new GameSession(duel(forTwo(change), 1, 0));

type Playable = Pick<GameSession, 'snapshot' | 'liftCurtain'> & { answer(option: number): void };

/** Whoever is asked answers by a number, and lifts the curtain before. @returns whether anybody was asked */
function goOn(session: Playable, number: number): boolean {
  session.liftCurtain();
  const { answers = [] } = session.snapshot(0, 0).question ?? {};
  const busy = answers.filter(({ option }) => option.pick !== 'move' || option.move.do !== 'end');
  const chosen = busy[number % Math.max(1, busy.length)] ?? answers[0];
  if (chosen === undefined) return false;
  session.answer(chosen.index);
  return true;
}

function untilCurtain(session: GameSession): void {
  for (let i = 0; !session.isCurtained && i < 200; i++) goOn(session, i);
}

/** The cards in the hand of a seat that are known where the table is shown now. */
const known = (session: GameSession, seat: number): readonly string[] =>
  session.snapshot(0, 0).view.players[seat]?.hand.flatMap((card) => (card.known ? [card.name] : [])) ?? [];

/** To where a player has had their first turn, and the screen has gone to the other. */
function untilTurnOver(session: GameSession): void {
  for (let i = 0; i < 50; i++) {
    session.liftCurtain();
    untilCurtain(session);
    if (session.snapshot(0, 0).recap !== null) return;
  }
}

describe('behind the curtain', () => {
  it('nobody is asked, no hand is known and no log is told, at the start and each time that the other is asked', () => {
    const session = sitDown();
    let [hung, hidden] = [0, 0];
    for (let i = 0; session.winner === null && i < 3000; i++) {
      if (session.isCurtained) {
        hung += 1;
        const { curtain, question, log, verbs, view, sides } = session.snapshot(1, 0);
        expect(curtain?.to).toBe(sides.me);
        expect({ question, verbs, lines: log.lines }).toEqual({ question: null, verbs: {}, lines: [] });
        // Only what all know, as of a card that came back from the table.
        const theirs = known(session, sides.foe);
        const mine = known(session, sides.me);
        expect(view.viewer).toBe('table');
        expect(session.preview(0)).toBeNull();
        expect(() => session.answer(0)).toThrow('curtain');
        session.liftCurtain();
        expect(known(session, sides.foe)).toEqual(theirs);
        hidden += known(session, sides.me).length - mine.length;
      }
      goOn(session, i * 7 + 3);
    }
    expect(session.winner).not.toBeNull();
    expect(hung).toBeGreaterThan(10);
    expect(hidden).toBeGreaterThan(3 * hung);
  });

  it('hangs before the one who is asked, and says whether it is their turn', () => {
    const session = sitDown();
    expect(session.snapshot(1, 0).curtain).toEqual({ to: human, isTheirTurn: expect.any(Boolean) });
    session.liftCurtain();
    untilCurtain(session);
    expect(session.snapshot(1, 0).curtain?.to).toBe(machine);
  });

  it('is lifted for one: they see their hand, not that of the other', () => {
    const session = sitDown();
    session.liftCurtain();
    expect(session.snapshot(1, 0).curtain).toBeNull();
    expect([known(session, 0).length > 0, known(session, 1)]).toEqual([true, []]);
    untilCurtain(session);
    session.liftCurtain();
    expect([known(session, 0), known(session, 1).length > 0]).toEqual([[], true]);
  });

  it('an undo leads back to whom it leads, behind a curtain if that is the other', () => {
    const session = sitDown();
    session.liftCurtain();
    untilCurtain(session);
    session.undo();
    // The screen has not changed hands.
    expect([session.isCurtained, session.snapshot(1, 0).sides.me]).toEqual([false, human]);
    untilCurtain(session);
    session.liftCurtain();
    session.undo();
    expect(session.snapshot(1, 0).curtain?.to).toBe(human);
  });

  it('does not hang when the game is over', () => {
    const session = sitDown({ seed: 2 });
    for (let i = 0; i < 3000 && goOn(session, i * 5 + 1); i++);
    expect(session.winner).not.toBeNull();
    expect(session.snapshot(1, 0).curtain).toBeNull();
  });

  it('hangs again when a game that was left goes on', () => {
    const [before, after] = [sitDown(), sitDown()];
    for (let i = 0; i < 20; i++) goOn(before, i);
    after.resume(before.answers());
    expect(after.isCurtained).toBe(true);
    after.liftCurtain();
    expect(after.snapshot(1, 0).view).toEqual(before.snapshot(1, 0).view);
  });
});

describe('the log and the line on the turn before', () => {
  it('call both players by their names, and tell whoever looks their own cards and not those of the other', () => {
    const session = sitDown();
    const read = (): readonly string[] => {
      session.liftCurtain();
      return session.snapshot(1, 0).log.lines.map(({ text }) => text);
    };
    for (let i = 0; i < 200; i++) goOn(session, i * 7 + 3);
    untilCurtain(session);
    const logs = [read()];
    untilCurtain(session);
    logs.unshift(read());
    const [one, other] = ['Player 1', 'Player 2'];
    const seats = session.snapshot(1, 0).sides.me === human ? [one, other] : [other, one];
    for (const [i, log] of logs.entries()) {
      // “Turn 3 · You” would be another person a turn later.
      expect(log.filter((line) => /\byou\b/i.test(line))).toEqual([]);
      for (const seat of seats) expect(log.some((line) => /^Turn \d+ · /.test(line) && line.endsWith(seat))).toBe(true);
      // Own cards by name, those of the other by number.
      expect(log.some((line) => new RegExp(`^${seats[i]} draws (?!\\d|a card|cards)`).test(line))).toBe(true);
      const others = log.filter((line) => line.startsWith(`${seats[1 - i]} draws`));
      expect(others.length).toBeGreaterThan(0);
      for (const line of others) expect(line).toMatch(/ draws (?:a|\d+) cards?\.$/);
    }
  });

  it('tells each the turn of the other, until they move', () => {
    const session = sitDown();
    const recaps = [0, 1].map(() => {
      untilTurnOver(session);
      return session.snapshot(1, 0).recap;
    });
    expect(recaps[0]).toMatch(/^Player 1/);
    expect(recaps[1]).toMatch(/^Player 2/);
    session.liftCurtain();
    const asks = (): string | undefined => session.snapshot(1, 0).question?.kind;
    while (asks() !== 'move') session.answer(0);
    expect([session.snapshot(1, 0).recap, session.snapshot(1, 0).sides.me]).toEqual([recaps[1], human]);
    session.answer(0);
    expect(session.snapshot(1, 0).recap).not.toBe(recaps[1]);
  });
});

describe('a match of two people', () => {
  const match = (change: Partial<Choice>): Match => new Match(forTwo(change), 1);
  const play = (one: Match): void => {
    const { session } = one;
    if (session === null) throw new Error('No game is on the table');
    for (let i = 0; i < 3000; i++) {
      const table: Playable = {
        snapshot: (moment, from) => session.snapshot(moment, from),
        liftCurtain: () => session.liftCurtain(),
        answer: (option) => one.answer(option),
      };
      if (!goOn(table, i * 7 + 3)) return;
    }
  };

  it('lets the loser choose who goes first, whoever that is', () => {
    const one = match({ series: '3' });
    play(one);
    const { next, score } = one.info();
    const loser = score[0] === 1 ? machine : human;
    expect(next).toEqual({ type: 'choose-first', player: loser });
    one.goOn(loser);
    expect(one.session?.snapshot(1, 0).view.players).toHaveLength(2);
    expect(one.info()).toMatchObject({ game: 2, next: { type: 'playing' } });
  });

  it('is bid for by both in turn, and no machine tries the decks out', () => {
    const one = match({ bid: true });
    expect(one.machineBids).toBe(false);
    const opener = one.info().bidding?.turnOf;
    one.call({ kind: 'bid', deck: 0, chains: 3 });
    expect(one.info().bidding?.turnOf).toBe(opener === human ? machine : human);
    one.call({ kind: 'pass' });
    expect(one.info().bidding).toMatchObject({ turnOf: null, thought: null, standing: { player: opener, chains: 3 } });
    one.goOn(null);
    expect(one.session).not.toBeNull();
  });

  it('goes on from what was kept of it', () => {
    const one = match({ series: '3' });
    play(one);
    one.goOn(one.info().score[0] === 1 ? machine : human);
    for (let i = 0; i < 10; i++) goOn(one.session!, i);
    const again = Match.resumed(one.choice, one.saved());
    expect(again?.info()).toEqual(one.info());
    expect(again?.saved()).toBe(one.saved());
  });
});
