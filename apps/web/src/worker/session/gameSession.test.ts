import { keyOf } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../wire/choice.ts';
import { presetChoice } from '../../wire/choice.ts';
import { human } from '../../wire/match.ts';
import { duel } from '../duel.ts';
import { GameSession } from './gameSession.ts';

const choice = (change: Partial<Choice> = {}): Choice => ({
  ...presetChoice,
  you: 'miss-onyx-censorius',
  first: 'me',
  seed: 7,
  ...change,
});

/** Lets the machine move until the human is asked. */
function machineMoves(session: GameSession): void {
  while (session.turnOf !== null && session.turnOf !== human) session.moveOfMachine();
}

/** A human who takes the option that a number says, and rarely ends the turn while something is left. */
function humanMoves(session: GameSession, number: number): void {
  const { question } = session.snapshot(0, 0);
  const answers = question?.answers.filter(({ option }) => option.pick !== 'move' || option.move.do !== 'end') ?? [];
  const chosen = answers[number % Math.max(1, answers.length)] ?? question?.answers[0];
  if (chosen === undefined) throw new Error('The human has nothing to answer');
  session.answer(chosen.index);
}

function playToEnd(session: GameSession): number {
  machineMoves(session);
  let decisions = 0;
  while (session.turnOf !== null && decisions < 3000) {
    humanMoves(session, decisions * 7 + 3);
    machineMoves(session);
    decisions += 1;
  }
  return decisions;
}

/** Keeps the hand and chooses the house of its first card. */
function toFirstMove(session: GameSession): void {
  const { question } = session.snapshot(0, 0);
  session.answer(question?.answers.find(({ option }) => option.pick === 'no')?.index ?? 0);
  machineMoves(session);
  const { question: houses, view } = session.snapshot(0, 0);
  const card = view.players[0]?.hand[0];
  const wanted = card?.known === true ? card.house : null;
  const chosen = houses?.answers.find(({ option }) => option.pick === 'house' && option.house === wanted);
  session.answer(chosen?.index ?? 0);
}

describe('a game against a bot', () => {
  it.each([1, 2, 3, 4])('goes on to its end (seed %i)', (seed) => {
    const session = new GameSession(duel(choice({ seed, first: 'chance' }), 1, 0));
    playToEnd(session);
    const { view, question, undo } = session.snapshot(1, 0);
    expect(view.winner).not.toBeNull();
    expect(question).toBeNull();
    expect(undo.possible).toBe(true);
  });

  it('is played by the edition that was chosen, and its record says so', () => {
    const session = new GameSession(duel(choice({ edition: 'manual' }), 1, 0));
    expect(session.snapshot(1, 0).view.edition).toBe('manual');
    expect(JSON.parse(session.record())).toMatchObject({ setup: { edition: 'manual' } });
  });

  it('shows the human their own hand and hides the other', () => {
    const { view } = new GameSession(duel(choice(), 1, 0)).snapshot(1, 0);
    expect(view.players[0]?.hand.every((card) => card.known)).toBe(true);
    expect(view.players[1]?.hand.some((card) => card.known)).toBe(false);
  });

  it('asks first the one who was chosen to go first', () => {
    expect(new GameSession(duel(choice({ first: 'me' }), 1, 0)).turnOf).toBe(0);
    expect(new GameSession(duel(choice({ first: 'foe' }), 1, 0)).turnOf).toBe(1);
  });

  it('deals the same game for the same seed', () => {
    const [a, b] = [new GameSession(duel(choice(), 1, 1)), new GameSession(duel(choice(), 1, 2))];
    expect(a.snapshot(1, 0).view).toEqual(b.snapshot(1, 0).view);
  });

  it('goes back to the same position, to the beginning if need be', () => {
    const session = new GameSession(duel(choice(), 1, 0));
    machineMoves(session);
    const positions = [];
    for (let i = 0; i < 25 && session.turnOf === human; i++) {
      positions.push(session.snapshot(0, 0));
      humanMoves(session, i * 5 + 1);
      machineMoves(session);
    }
    expect(positions).toHaveLength(25);
    for (const before of positions.reverse()) {
      session.undo();
      const after = session.snapshot(0, 0);
      expect(after.view).toEqual(before.view);
      expect(after.question).toEqual(before.question);
      expect(after.log).toEqual(before.log);
    }
    expect(session.snapshot(0, 0).undo.possible).toBe(false);
  });

  it('marks a game only when what was taken back had shown something hidden', () => {
    const session = new GameSession(duel(choice(), 1, 0));
    const { question } = session.snapshot(0, 0);
    const keep = question?.answers.find(({ option }) => option.pick === 'no')?.index ?? 0;
    session.answer(keep);
    machineMoves(session);
    // Choosing a house shows nothing to anybody.
    expect(session.snapshot(0, 0).question?.kind).toBe('house');
    session.answer(0);
    expect(session.snapshot(0, 0).undo.reveals).toBe(false);
    session.undo();
    expect(session.snapshot(0, 0).takeBacks).toBe(0);
    // The machine decided something after the hand was kept.
    expect(session.snapshot(0, 0).undo.reveals).toBe(true);
    session.undo();
    expect(session.snapshot(0, 0).takeBacks).toBe(1);
  });

  it('calls the machine the bot in its log, not by the name of its deck', () => {
    const session = new GameSession(duel(choice({ first: 'foe' }), 1, 0));
    playToEnd(session);
    const { log } = session.snapshot(1, 0);
    const name = session.info.decks[1]?.name ?? '';
    expect(name).not.toBe('');
    expect(log.lines.filter(({ text }) => text.includes(name))).toEqual([]);
    expect(log.lines.some(({ text }) => text.startsWith('Bot plays '))).toBe(true);
    expect(log.lines.some(({ kind, text }) => kind === 'heading' && /^Turn 1 · Bot$/.test(text))).toBe(true);
  });

  it('says in the first turn what the first-turn rule leaves', () => {
    const session = new GameSession(duel(choice(), 1, 0));
    expect(session.snapshot(0, 0)).toMatchObject({ firstTurn: null, mayDiscard: false });
    toFirstMove(session);
    expect(session.snapshot(0, 0)).toMatchObject({ firstTurn: 'one-card', mayDiscard: true });
    const discard = Object.values(session.snapshot(0, 0).verbs)
      .flat()
      .find(({ verb, answer }) => verb === 'discard' && answer !== null);
    session.answer(discard?.answer ?? -1);
    expect(session.snapshot(0, 0)).toMatchObject({ firstTurn: 'no-card', mayDiscard: false, left: null });
    const { end } = session.snapshot(0, 0);
    session.answer(end ?? -1);
    machineMoves(session);
    session.answer(0);
    expect(session.snapshot(0, 0)).toMatchObject({ question: { kind: 'move' }, firstTurn: null, mayDiscard: true });
  });

  it('says for each card in hand what can be done with it, or why not', () => {
    const session = new GameSession(duel(choice(), 1, 0));
    toFirstMove(session);
    const { view, verbs } = session.snapshot(0, 0);
    for (const card of view.players[0]?.hand ?? []) {
      if (!card.known) throw new Error('A card of the own hand is hidden');
      const offered = verbs[keyOf(card.ref)] ?? [];
      expect(offered.map(({ verb }) => verb)).toEqual(['play', 'discard']);
      for (const { answer, refusal } of offered) expect((answer === null) === (refusal !== null)).toBe(true);
      const possible = offered.some(({ answer }) => answer !== null);
      expect(possible).toBe(card.house === view.house);
    }
    expect(view.players[0]?.hand.some((card) => card.known && card.house === view.house)).toBe(true);
  });

  it('takes back the whole of a move that a question belongs to, as long as nothing was revealed since', () => {
    let cancelled = 0;
    let revealed = 0;
    for (const seed of [1, 2, 3]) {
      const session = new GameSession(duel(choice({ seed }), 1, 0));
      machineMoves(session);
      for (let decisions = 0; session.turnOf !== null && decisions < 300; decisions++) {
        const { question, undo } = session.snapshot(0, 0);
        if (question?.kind === 'move') {
          expect(undo.begun).toBeNull();
        } else if (undo.begun !== null) {
          const answers = session.answers();
          const { takeBacks } = session;
          session.undo(undo.begun);
          const back = session.snapshot(0, 0);
          expect(back.question?.kind).toBe('move');
          expect(session.takeBacks).toBe(takeBacks);
          session.resume(answers);
          expect(session.snapshot(0, 0).question).toEqual(question);
          cancelled += 1;
        } else revealed += undo.reveals ? 1 : 0;
        humanMoves(session, decisions * 7 + 3);
        machineMoves(session);
      }
    }
    expect(cancelled).toBeGreaterThan(10);
    expect(revealed).toBeGreaterThan(10);
  });

  it('tells what is left undone', () => {
    const session = new GameSession(duel(choice(), 1, 0));
    toFirstMove(session);
    const { left, end } = session.snapshot(0, 0);
    expect(left).toMatchObject({ creatures: 0, artifacts: 0 });
    expect(left?.hand).toBeGreaterThan(0);
    expect(end).not.toBeNull();
  });

  it('tells what an answer would bring about, without doing it and without telling hidden cards', () => {
    const told: string[] = [];
    for (const seed of [1, 2, 3]) {
      const session = new GameSession(duel(choice({ seed }), 1, 0));
      machineMoves(session);
      for (let decisions = 0; session.turnOf !== null && decisions < 400; decisions++) {
        const before = session.snapshot(0, 0);
        for (const { index } of before.question?.answers ?? []) told.push(...(session.preview(index)?.lines ?? []));
        expect(session.snapshot(0, 0)).toEqual(before);
        humanMoves(session, decisions * 7 + 3);
        machineMoves(session);
      }
    }
    expect(told).toContain('You gain 1 æmber by reaping.');
    expect(told.some((line) => /is dealt \d+ damage/.test(line))).toBe(true);
    for (const line of told.filter((text) => /\bdraws?\b/.test(text)))
      expect(line).toMatch(/draws? (a card|\d+ cards)/);
  });

  it('sums up the turn of the machine until the human has moved', () => {
    const session = new GameSession(duel(choice(), 1, 0));
    toFirstMove(session);
    const { end, recap } = session.snapshot(0, 0);
    expect(recap).toBeNull();
    session.answer(end ?? -1);
    expect(session.snapshot(0, 0).recap).toBeNull();
    machineMoves(session);
    const told = session.snapshot(0, 0);
    expect(told.recap).toMatch(/^Bot \((Logos|Sanctum|Untamed)\): /);
    expect(told.question?.kind).toBe('house');
    session.answer(0);
    expect(session.snapshot(0, 0).recap).toBe(told.recap);
    session.answer(session.snapshot(0, 0).end ?? -1);
    expect(session.snapshot(0, 0).recap).toBeNull();
    session.undo();
    expect(session.snapshot(0, 0).recap).toBe(told.recap);
  });

  it('shows no last move and no recap when the game is over', () => {
    for (const seed of [1, 2, 3, 4]) {
      const session = new GameSession(duel(choice({ seed }), 1, 0));
      playToEnd(session);
      const { lastMove, recap, view } = session.snapshot(0, 0);
      expect(view.winner).not.toBeNull();
      expect({ lastMove, recap }).toEqual({ lastMove: null, recap: null });
    }
  });

  it('sends the rule of each keyword with the card that has it', () => {
    const session = new GameSession(duel(choice(), 1, 0));
    const cardInfos = Object.values(session.info.cardInfos);
    for (const { keywords, reminders } of cardInfos) expect(reminders).toHaveLength(Object.keys(keywords).length);
    expect(cardInfos.flatMap(({ reminders }) => reminders.map(({ keyword }) => keyword))).toContain('Elusive');
  });

  it('does not try what the end of the turn would bring', () => {
    const session = new GameSession(duel(choice(), 1, 0));
    toFirstMove(session);
    expect(session.preview(session.snapshot(0, 0).end ?? -1)).toBeNull();
  });

  it('tells the effects that go on in words, with their cards', () => {
    const told = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const session = new GameSession(duel(choice({ seed }), 1, 0));
      machineMoves(session);
      for (let n = 0; n < 60 && session.turnOf !== null; n++) {
        humanMoves(session, n * 7 + 3);
        machineMoves(session);
        const { view, effects } = session.snapshot(n, 0);
        expect(effects.map(({ id, source }) => [id, source])).toEqual(
          view.lasting.map(({ id, source }) => [id, source.name]),
        );
        if (effects.length > 0) return effects;
      }
      return [];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const { text } of told) expect(text).toMatch(/^[A-Z].* .*\.$/);
  });

  it('writes no hidden card of the machine into the log', () => {
    const session = new GameSession(duel(choice({ seed: 3 }), 1, 0));
    playToEnd(session);
    const { log } = session.snapshot(0, 0);
    const draws = log.lines.filter(({ seat, text }) => seat === 1 && / draws /.test(text));
    expect(draws.length).toBeGreaterThan(5);
    for (const { text, cards } of draws) {
      expect(cards).toEqual([]);
      expect(text).toMatch(/draws (a card|\d+ cards)/);
    }
  });
});

describe('a game that goes on after its page was loaded again', () => {
  /** Some turns of a game in which nobody took anything back. */
  function played(decisions: number): GameSession {
    const session = new GameSession(duel(choice({ quickstart: true }), 1, 0));
    for (let i = 0; i < decisions && session.turnOf !== null; i++) {
      machineMoves(session);
      humanMoves(session, i);
    }
    return session;
  }

  it.each([0, 1, 12, 60])('stands where it stood, with its log and its undo (%i decisions)', (decisions) => {
    const before = played(decisions);
    const after = new GameSession(duel(choice({ quickstart: true }), 1, 0));
    after.resume(before.answers());
    const [one, other] = [before.snapshot(1, 0), after.snapshot(1, 0)];
    expect(other).toEqual({ ...one, lastMove: null });
    before.undo();
    after.undo();
    expect(after.snapshot(2, 0)).toEqual({ ...before.snapshot(2, 0), lastMove: null });
  });

  it('goes on from the last answer that is legal', () => {
    const after = new GameSession(duel(choice({ quickstart: true }), 1, 0));
    after.resume([0, 99, 0]);
    expect(after.answers()[0]).toBe(0);
    expect(after.snapshot(0, 0).question?.kind).toBe('move');
  });
});

describe('the advice of the rules bot', () => {
  it('is a legal answer to the question of the human, and changes nothing', () => {
    const session = new GameSession(duel(choice(), 1, 0));
    const before = session.snapshot(0, 0);
    const advice = session.advice();
    expect(before.question?.answers.map(({ index }) => index)).toContain(advice);
    expect(session.advice()).toBe(advice);
    expect(session.snapshot(0, 0)).toEqual(before);
  });

  it('is none while the machine decides', () => {
    const session = new GameSession(duel(choice({ first: 'foe' }), 1, 0));
    expect(session.turnOf).not.toBe(human);
    expect(session.advice()).toBeNull();
  });
});

describe('a Quickstart game', () => {
  it('asks nobody for a mulligan, and its record says so', () => {
    const session = new GameSession(duel(choice({ quickstart: true }), 1, 0));
    expect(session.snapshot(0, 0).question?.kind).toBe('house');
    expect(JSON.parse(session.record())).toMatchObject({ setup: { quickstart: true } });
    expect(JSON.parse(new GameSession(duel(choice(), 1, 0)).record()).setup).not.toHaveProperty('quickstart');
  });
});
