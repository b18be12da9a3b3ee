// What the table does where a game would never end: it says so, nothing has happened, and another way can be gone.
import type { Setup } from '@vaultsong/engine';
import {
  actionCard,
  chooseHouse,
  creature,
  creatureCard,
  define,
  EndlessError,
  enemy,
  exists,
  gain,
  not,
  play,
  repeatWhile,
} from '@vaultsong/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { presetChoice } from '../../wire/choice.ts';
import { human } from '../../wire/match.ts';
import { duel } from '../duel.ts';
import { Sitting } from './sitting.ts';

/** Its game never ends where the opponent has no creature. */
const hymn = actionCard(
  { id: 'endless-hymn', name: 'Endless Hymn', house: 'dis' },
  play(repeatWhile(not(exists(enemy(creature))), gain(1))),
);
/** The same, with a question in each round that the table answers by itself. */
const litany = actionCard(
  { id: 'endless-litany', name: 'Endless Litany', house: 'dis' },
  play(
    repeatWhile(
      not(exists(enemy(creature))),
      chooseHouse('identity', () => [gain(1)]),
    ),
  ),
);
const listener = creatureCard({ id: 'listener', name: 'Listener', house: 'dis', power: 9 });

beforeAll(() => define([hymn, litany, listener]));

/** @param mine cards of which my deck consists, in turn */
function sittingWith(mine: readonly string[], foes: readonly string[]): Sitting {
  const deck = (cards: readonly string[]): Setup['decks'][number] => ({
    name: cards.join(' and '),
    houses: ['dis'],
    cards: Array.from({ length: 36 }, (_, i) => ({ name: cards[i % cards.length] ?? '' })),
  });
  const dealt = duel({ ...presetChoice, first: 'me', seed: 7 }, 1, 0);
  return new Sitting({ ...dealt, setup: { decks: [deck(mine), deck(foes)], seed: 7, first: human } });
}

function machineMoves(sitting: Sitting): void {
  while (sitting.isBots) sitting.moveOfMachine();
}

/** My answer of that kind. */
function pick(sitting: Sitting, wanted: string): void {
  const { question } = sitting.snapshot(0, 0);
  const found = question?.answers.find(({ option, label }) => option.pick === wanted || label.startsWith(wanted));
  if (found === undefined) throw new Error(`${wanted} is not among ${question?.answers.map(({ label }) => label)}`);
  sitting.answer(found.index);
}

/** Keeps the hand, and goes on to the first move. */
function toFirstMove(sitting: Sitting): void {
  pick(sitting, 'no');
  machineMoves(sitting);
}

const playOf = (sitting: Sitting, name: string): number =>
  sitting
    .snapshot(0, 0)
    .question?.answers.find(
      ({ option }) => option.pick === 'move' && option.move.do === 'play' && option.move.card.name === name,
    )?.index ?? -1;

describe('an answer of mine that would never end', () => {
  const atMove = (): Sitting => {
    const sitting = sittingWith(['endless-hymn', 'listener'], ['listener']);
    toFirstMove(sitting);
    return sitting;
  };

  it('is told before it is given', () => {
    const sitting = atMove();
    expect(sitting.preview(playOf(sitting, 'endless-hymn'))).toEqual({
      lines: ['This would go on for ever.'],
      open: false,
    });
  });

  it('is refused with its cause, and nothing has happened', () => {
    const sitting = atMove();
    const before = { shown: sitting.snapshot(0, 0), answers: sitting.answers(), record: sitting.record() };
    const index = playOf(sitting, 'endless-hymn');
    expect(() => sitting.answer(index)).toThrow(EndlessError);
    expect(() => sitting.answer(index)).toThrow(
      /would never end.*\(Endless Hymn\)\. It did not happen: choose something else, or take back what led here\.$/,
    );
    expect({ shown: sitting.snapshot(0, 0), answers: sitting.answers(), record: sitting.record() }).toEqual(before);
  });

  it('leaves another way: something else, or back to the decision before', () => {
    const sitting = atMove();
    expect(() => sitting.answer(playOf(sitting, 'endless-hymn'))).toThrow(EndlessError);
    sitting.answer(playOf(sitting, 'listener'));
    expect(sitting.snapshot(0, 0).view.players[0]?.line).toHaveLength(1);
    sitting.undo();
    // Nothing that was hidden came to light.
    expect(sitting.takeBacks).toBe(0);
    expect(() => sitting.answer(playOf(sitting, 'endless-hymn'))).toThrow(EndlessError);
    sitting.undo();
    expect(sitting.snapshot(0, 0).question?.kind).not.toBe('move');
  });

  it('is refused where the table answers a question in each round by itself', () => {
    const sitting = sittingWith(['endless-litany'], ['listener']);
    toFirstMove(sitting);
    const before = sitting.snapshot(0, 0);
    const index = playOf(sitting, 'endless-litany');
    expect(sitting.preview(index)?.lines).toEqual(['This would go on for ever.']);
    expect(() => sitting.answer(index)).toThrow(EndlessError);
    expect(sitting.snapshot(0, 0)).toEqual(before);
  });

  it('an answer that is no option changes nothing either', () => {
    const sitting = atMove();
    const before = sitting.snapshot(0, 0);
    expect(() => sitting.answer(99)).toThrow(RangeError);
    expect(sitting.snapshot(0, 0)).toEqual(before);
  });
});

describe('a move of the bot that would never end', () => {
  it('stops the bot with its cause; I take back, go another way, and the game goes on', () => {
    const sitting = sittingWith(['listener'], ['endless-hymn']);
    toFirstMove(sitting);
    sitting.answer(sitting.snapshot(0, 0).end ?? -1);
    expect(() => machineMoves(sitting)).toThrow(
      /\(Endless Hymn\)\. That is what Bot does now: take back to go another way\.$/,
    );
    expect(sitting.isBots).toBe(true);
    expect(() => sitting.moveOfMachine()).toThrow(EndlessError);
    expect(sitting.snapshot(0, 0).undo.possible).toBe(true);
    while (sitting.snapshot(0, 0).question?.kind !== 'move') sitting.undo();
    sitting.answer(playOf(sitting, 'listener'));
    sitting.answer(sitting.snapshot(0, 0).end ?? -1);
    machineMoves(sitting);
    expect(sitting.turnOf).toBe(human);
    expect(sitting.snapshot(0, 0).view.players[1]?.discard.length).toBeGreaterThan(0);
  });

  it('a table that is left there stands there when it is opened again', () => {
    const sitting = sittingWith(['listener'], ['endless-hymn']);
    toFirstMove(sitting);
    sitting.answer(sitting.snapshot(0, 0).end ?? -1);
    expect(() => machineMoves(sitting)).toThrow(EndlessError);
    const again = sittingWith(['listener'], ['endless-hymn']);
    again.resume(sitting.answers());
    expect(again.snapshot(0, 0).view).toEqual(sitting.snapshot(0, 0).view);
    expect(() => again.moveOfMachine()).toThrow(EndlessError);
  });
});
