import { keyOf } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../wire/choice.ts';
import { presetChoice } from '../../wire/choice.ts';
import { human } from '../../wire/match.ts';
import { duel } from '../duel.ts';
import { Sitting } from './sitting.ts';

const choice = (change: Partial<Choice> = {}): Choice => ({
  ...presetChoice,
  you: 'miss-onyx-censorius',
  first: 'me',
  seed: 7,
  ...change,
});

/** Lets the machine move until the human is asked. */
function machineMoves(sitting: Sitting): void {
  while (sitting.turnOf !== null && sitting.turnOf !== human) sitting.moveOfMachine();
}

/** A human who takes the option that a number says, and rarely ends the turn while something is left. */
function humanMoves(sitting: Sitting, number: number): void {
  const { question } = sitting.snapshot(0, 0);
  const answers = question?.answers.filter(({ option }) => option.pick !== 'move' || option.move.do !== 'end') ?? [];
  const chosen = answers[number % Math.max(1, answers.length)] ?? question?.answers[0];
  if (chosen === undefined) throw new Error('The human has nothing to answer');
  sitting.answer(chosen.index);
}

function playToEnd(sitting: Sitting): number {
  machineMoves(sitting);
  let decisions = 0;
  while (sitting.turnOf !== null && decisions < 3000) {
    humanMoves(sitting, decisions * 7 + 3);
    machineMoves(sitting);
    decisions += 1;
  }
  return decisions;
}

/** Keeps the hand and chooses the house of its first card. */
function toFirstMove(sitting: Sitting): void {
  const { question } = sitting.snapshot(0, 0);
  sitting.answer(question?.answers.find(({ option }) => option.pick === 'no')?.index ?? 0);
  machineMoves(sitting);
  const { question: houses, view } = sitting.snapshot(0, 0);
  const card = view.players[0]?.hand[0];
  const wanted = card?.known === true ? card.house : null;
  const chosen = houses?.answers.find(({ option }) => option.pick === 'house' && option.house === wanted);
  sitting.answer(chosen?.index ?? 0);
}

describe('a game against the machine', () => {
  it.each([1, 2, 3, 4])('goes on to its end (seed %i)', (seed) => {
    const sitting = new Sitting(duel(choice({ seed, first: 'chance' }), 1, 0));
    playToEnd(sitting);
    const { view, question, undo } = sitting.snapshot(1, 0);
    expect(view.winner).not.toBeNull();
    expect(question).toBeNull();
    expect(undo.possible).toBe(true);
  });

  it('is played by the edition that was chosen, and its record says so', () => {
    const sitting = new Sitting(duel(choice({ edition: 'manual' }), 1, 0));
    expect(sitting.snapshot(1, 0).view.edition).toBe('manual');
    expect(JSON.parse(sitting.record())).toMatchObject({ setup: { edition: 'manual' } });
  });

  it('shows the human their own hand and hides the other', () => {
    const { view } = new Sitting(duel(choice(), 1, 0)).snapshot(1, 0);
    expect(view.players[0]?.hand.every((card) => card.known)).toBe(true);
    expect(view.players[1]?.hand.some((card) => card.known)).toBe(false);
  });

  it('asks first the one who was chosen to go first', () => {
    expect(new Sitting(duel(choice({ first: 'me' }), 1, 0)).turnOf).toBe(0);
    expect(new Sitting(duel(choice({ first: 'foe' }), 1, 0)).turnOf).toBe(1);
  });

  it('deals the same game for the same seed', () => {
    const [a, b] = [new Sitting(duel(choice(), 1, 1)), new Sitting(duel(choice(), 1, 2))];
    expect(a.snapshot(1, 0).view).toEqual(b.snapshot(1, 0).view);
  });

  it('goes back to the same position, to the beginning if need be', () => {
    const sitting = new Sitting(duel(choice(), 1, 0));
    machineMoves(sitting);
    const positions = [];
    for (let i = 0; i < 25 && sitting.turnOf === human; i++) {
      positions.push(sitting.snapshot(0, 0));
      humanMoves(sitting, i * 5 + 1);
      machineMoves(sitting);
    }
    expect(positions).toHaveLength(25);
    for (const before of positions.reverse()) {
      sitting.undo();
      const after = sitting.snapshot(0, 0);
      expect(after.view).toEqual(before.view);
      expect(after.question).toEqual(before.question);
      expect(after.log).toEqual(before.log);
    }
    expect(sitting.snapshot(0, 0).undo.possible).toBe(false);
  });

  it('marks a game only when what was taken back had shown something hidden', () => {
    const sitting = new Sitting(duel(choice(), 1, 0));
    const { question } = sitting.snapshot(0, 0);
    const keep = question?.answers.find(({ option }) => option.pick === 'no')?.index ?? 0;
    sitting.answer(keep);
    machineMoves(sitting);
    // Choosing a house shows nothing to anybody.
    expect(sitting.snapshot(0, 0).question?.kind).toBe('house');
    sitting.answer(0);
    expect(sitting.snapshot(0, 0).undo.reveals).toBe(false);
    sitting.undo();
    expect(sitting.snapshot(0, 0).takeBacks).toBe(0);
    // The machine decided something after the hand was kept.
    expect(sitting.snapshot(0, 0).undo.reveals).toBe(true);
    sitting.undo();
    expect(sitting.snapshot(0, 0).takeBacks).toBe(1);
  });

  it('calls the machine the bot in its log, not by the name of its deck', () => {
    const sitting = new Sitting(duel(choice({ first: 'foe' }), 1, 0));
    playToEnd(sitting);
    const { log } = sitting.snapshot(1, 0);
    const name = sitting.info.decks[1]?.name ?? '';
    expect(name).not.toBe('');
    expect(log.lines.filter(({ text }) => text.includes(name))).toEqual([]);
    expect(log.lines.some(({ text }) => text.startsWith('Bot plays '))).toBe(true);
    expect(log.lines.some(({ kind, text }) => kind === 'heading' && /^Turn 1 · Bot$/.test(text))).toBe(true);
  });

  it('says in the first turn what the first-turn rule leaves', () => {
    const sitting = new Sitting(duel(choice(), 1, 0));
    expect(sitting.snapshot(0, 0)).toMatchObject({ firstTurn: null, mayDiscard: false });
    toFirstMove(sitting);
    expect(sitting.snapshot(0, 0)).toMatchObject({ firstTurn: 'one-card', mayDiscard: true });
    const discard = Object.values(sitting.snapshot(0, 0).verbs)
      .flat()
      .find(({ verb, answer }) => verb === 'discard' && answer !== null);
    sitting.answer(discard?.answer ?? -1);
    expect(sitting.snapshot(0, 0)).toMatchObject({ firstTurn: 'no-card', mayDiscard: false, left: null });
    const { end } = sitting.snapshot(0, 0);
    sitting.answer(end ?? -1);
    machineMoves(sitting);
    sitting.answer(0);
    expect(sitting.snapshot(0, 0)).toMatchObject({ question: { kind: 'move' }, firstTurn: null, mayDiscard: true });
  });

  it('says for each card in hand what can be done with it, or why not', () => {
    const sitting = new Sitting(duel(choice(), 1, 0));
    toFirstMove(sitting);
    const { view, verbs } = sitting.snapshot(0, 0);
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
      const sitting = new Sitting(duel(choice({ seed }), 1, 0));
      machineMoves(sitting);
      for (let decisions = 0; sitting.turnOf !== null && decisions < 300; decisions++) {
        const { question, undo } = sitting.snapshot(0, 0);
        if (question?.kind === 'move') {
          expect(undo.begun).toBeNull();
        } else if (undo.begun !== null) {
          const answers = sitting.answers();
          const { takeBacks } = sitting;
          sitting.undo(undo.begun);
          const back = sitting.snapshot(0, 0);
          expect(back.question?.kind).toBe('move');
          expect(sitting.takeBacks).toBe(takeBacks);
          sitting.resume(answers);
          expect(sitting.snapshot(0, 0).question).toEqual(question);
          cancelled += 1;
        } else revealed += undo.reveals ? 1 : 0;
        humanMoves(sitting, decisions * 7 + 3);
        machineMoves(sitting);
      }
    }
    expect(cancelled).toBeGreaterThan(10);
    expect(revealed).toBeGreaterThan(10);
  });

  it('tells what is left undone', () => {
    const sitting = new Sitting(duel(choice(), 1, 0));
    toFirstMove(sitting);
    const { left, end } = sitting.snapshot(0, 0);
    expect(left).toMatchObject({ creatures: 0, artifacts: 0 });
    expect(left?.hand).toBeGreaterThan(0);
    expect(end).not.toBeNull();
  });

  it('tells what an answer would bring about, without doing it and without telling hidden cards', () => {
    const told: string[] = [];
    for (const seed of [1, 2, 3]) {
      const sitting = new Sitting(duel(choice({ seed }), 1, 0));
      machineMoves(sitting);
      for (let decisions = 0; sitting.turnOf !== null && decisions < 400; decisions++) {
        const before = sitting.snapshot(0, 0);
        for (const { index } of before.question?.answers ?? []) told.push(...(sitting.preview(index)?.lines ?? []));
        expect(sitting.snapshot(0, 0)).toEqual(before);
        humanMoves(sitting, decisions * 7 + 3);
        machineMoves(sitting);
      }
    }
    expect(told).toContain('You gain 1 æmber by reaping.');
    expect(told.some((line) => /is dealt \d+ damage/.test(line))).toBe(true);
    for (const line of told.filter((text) => /\bdraws?\b/.test(text)))
      expect(line).toMatch(/draws? (a card|\d+ cards)/);
  });

  it('sums up the turn of the machine until the human has moved', () => {
    const sitting = new Sitting(duel(choice(), 1, 0));
    toFirstMove(sitting);
    const { end, recap } = sitting.snapshot(0, 0);
    expect(recap).toBeNull();
    sitting.answer(end ?? -1);
    expect(sitting.snapshot(0, 0).recap).toBeNull();
    machineMoves(sitting);
    const told = sitting.snapshot(0, 0);
    expect(told.recap).toMatch(/^Bot \((Logos|Sanctum|Untamed)\): /);
    expect(told.question?.kind).toBe('house');
    sitting.answer(0);
    expect(sitting.snapshot(0, 0).recap).toBe(told.recap);
    sitting.answer(sitting.snapshot(0, 0).end ?? -1);
    expect(sitting.snapshot(0, 0).recap).toBeNull();
    sitting.undo();
    expect(sitting.snapshot(0, 0).recap).toBe(told.recap);
  });

  it('shows no last move and no recap when the game is over', () => {
    for (const seed of [1, 2, 3, 4]) {
      const sitting = new Sitting(duel(choice({ seed }), 1, 0));
      playToEnd(sitting);
      const { deed, recap, view } = sitting.snapshot(0, 0);
      expect(view.winner).not.toBeNull();
      expect({ deed, recap }).toEqual({ deed: null, recap: null });
    }
  });

  it('sends the rule of each keyword with the card that has it', () => {
    const sitting = new Sitting(duel(choice(), 1, 0));
    const faces = Object.values(sitting.info.faces);
    for (const { keywords, reminders } of faces) expect(reminders).toHaveLength(Object.keys(keywords).length);
    expect(faces.flatMap(({ reminders }) => reminders.map(({ keyword }) => keyword))).toContain('Elusive');
  });

  it('does not try what the end of the turn would bring', () => {
    const sitting = new Sitting(duel(choice(), 1, 0));
    toFirstMove(sitting);
    expect(sitting.preview(sitting.snapshot(0, 0).end ?? -1)).toBeNull();
  });

  it('tells the effects that go on in words, with their cards', () => {
    const told = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const sitting = new Sitting(duel(choice({ seed }), 1, 0));
      machineMoves(sitting);
      for (let n = 0; n < 60 && sitting.turnOf !== null; n++) {
        humanMoves(sitting, n * 7 + 3);
        machineMoves(sitting);
        const { view, effects } = sitting.snapshot(n, 0);
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
    const sitting = new Sitting(duel(choice({ seed: 3 }), 1, 0));
    playToEnd(sitting);
    const { log } = sitting.snapshot(0, 0);
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
  function played(decisions: number): Sitting {
    const sitting = new Sitting(duel(choice({ quickstart: true }), 1, 0));
    for (let i = 0; i < decisions && sitting.turnOf !== null; i++) {
      machineMoves(sitting);
      humanMoves(sitting, i);
    }
    return sitting;
  }

  it.each([0, 1, 12, 60])('stands where it stood, with its log and its undo (%i decisions)', (decisions) => {
    const before = played(decisions);
    const after = new Sitting(duel(choice({ quickstart: true }), 1, 0));
    after.resume(before.answers());
    const [one, other] = [before.snapshot(1, 0), after.snapshot(1, 0)];
    expect(other).toEqual({ ...one, deed: null });
    before.undo();
    after.undo();
    expect(after.snapshot(2, 0)).toEqual({ ...before.snapshot(2, 0), deed: null });
  });

  it('goes on from the last answer that is legal', () => {
    const after = new Sitting(duel(choice({ quickstart: true }), 1, 0));
    after.resume([0, 99, 0]);
    expect(after.answers()[0]).toBe(0);
    expect(after.snapshot(0, 0).question?.kind).toBe('move');
  });
});

describe('the advice of the rules bot', () => {
  it('is a legal answer to the question of the human, and changes nothing', () => {
    const sitting = new Sitting(duel(choice(), 1, 0));
    const before = sitting.snapshot(0, 0);
    const advice = sitting.advice();
    expect(before.question?.answers.map(({ index }) => index)).toContain(advice);
    expect(sitting.advice()).toBe(advice);
    expect(sitting.snapshot(0, 0)).toEqual(before);
  });

  it('is none while the machine decides', () => {
    const sitting = new Sitting(duel(choice({ first: 'foe' }), 1, 0));
    expect(sitting.turnOf).not.toBe(human);
    expect(sitting.advice()).toBeNull();
  });
});

describe('a Quickstart game', () => {
  it('asks nobody for a mulligan, and its record says so', () => {
    const sitting = new Sitting(duel(choice({ quickstart: true }), 1, 0));
    expect(sitting.snapshot(0, 0).question?.kind).toBe('house');
    expect(JSON.parse(sitting.record())).toMatchObject({ setup: { quickstart: true } });
    expect(JSON.parse(new Sitting(duel(choice(), 1, 0)).record()).setup).not.toHaveProperty('quickstart');
  });
});
