// The table refuses an answer after which a game would never end: it says so, changes nothing, and leaves other ways open.
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
import { GameSession } from './gameSession.ts';

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
function sittingWith(mine: readonly string[], foes: readonly string[]): GameSession {
  const deck = (cards: readonly string[]): Setup['decks'][number] => ({
    name: cards.join(' and '),
    houses: ['dis'],
    cards: Array.from({ length: 36 }, (_, i) => ({ name: cards[i % cards.length] ?? '' })),
  });
  const dealt = duel({ ...presetChoice, first: 'me', seed: 7 }, 1, 0);
  return new GameSession({ ...dealt, setup: { decks: [deck(mine), deck(foes)], seed: 7, first: human } });
}

function machineMoves(session: GameSession): void {
  while (session.isBots) session.moveOfMachine();
}

/** My answer of that kind. */
function pick(session: GameSession, wanted: string): void {
  const { question } = session.snapshot(0, 0);
  const found = question?.answers.find(({ option, label }) => option.pick === wanted || label.startsWith(wanted));
  if (found === undefined) throw new Error(`${wanted} is not among ${question?.answers.map(({ label }) => label)}`);
  session.answer(found.index);
}

/** Keeps the hand, and goes on to the first move. */
function toFirstMove(session: GameSession): void {
  pick(session, 'no');
  machineMoves(session);
}

const playOf = (session: GameSession, name: string): number =>
  session
    .snapshot(0, 0)
    .question?.answers.find(
      ({ option }) => option.pick === 'move' && option.move.do === 'play' && option.move.card.name === name,
    )?.index ?? -1;

describe('an answer of mine that would never end', () => {
  const atMove = (): GameSession => {
    const session = sittingWith(['endless-hymn', 'listener'], ['listener']);
    toFirstMove(session);
    return session;
  };

  it('is told before it is given', () => {
    const session = atMove();
    expect(session.preview(playOf(session, 'endless-hymn'))).toMatchObject({
      lines: ['This would never end.'],
      open: false,
    });
  });

  it('is refused with its cause, and nothing has happened', () => {
    const session = atMove();
    const before = { shown: session.snapshot(0, 0), answers: session.answers(), record: session.record() };
    const index = playOf(session, 'endless-hymn');
    expect(() => session.answer(index)).toThrow(EndlessError);
    expect(() => session.answer(index)).toThrow(
      /would never end.*\(Endless Hymn\)\. It was not taken: choose another answer, or undo\.$/,
    );
    expect({ shown: session.snapshot(0, 0), answers: session.answers(), record: session.record() }).toEqual(before);
  });

  it('leaves another way: something else, or back to the decision before', () => {
    const session = atMove();
    expect(() => session.answer(playOf(session, 'endless-hymn'))).toThrow(EndlessError);
    session.answer(playOf(session, 'listener'));
    expect(session.snapshot(0, 0).view.players[0]?.line).toHaveLength(1);
    session.undo();
    // Nothing that was hidden came to light.
    expect(session.takeBacks).toBe(0);
    expect(() => session.answer(playOf(session, 'endless-hymn'))).toThrow(EndlessError);
    session.undo();
    expect(session.snapshot(0, 0).question?.kind).not.toBe('move');
  });

  it('is refused where the table answers a question in each round by itself', () => {
    const session = sittingWith(['endless-litany'], ['listener']);
    toFirstMove(session);
    const before = session.snapshot(0, 0);
    const index = playOf(session, 'endless-litany');
    expect(session.preview(index)?.lines).toEqual(['This would never end.']);
    expect(() => session.answer(index)).toThrow(EndlessError);
    expect(session.snapshot(0, 0)).toEqual(before);
  });

  it('an answer that is no option changes nothing either', () => {
    const session = atMove();
    const before = session.snapshot(0, 0);
    expect(() => session.answer(99)).toThrow(RangeError);
    expect(session.snapshot(0, 0)).toEqual(before);
  });
});

describe('a move of the bot that would never end', () => {
  it('stops the bot with its cause; I take back, go another way, and the game goes on', () => {
    const session = sittingWith(['listener'], ['endless-hymn']);
    toFirstMove(session);
    session.answer(session.snapshot(0, 0).end ?? -1);
    expect(() => machineMoves(session)).toThrow(/\(Endless Hymn\)\. Bot chooses this: undo to play differently\.$/);
    expect(session.isBots).toBe(true);
    expect(() => session.moveOfMachine()).toThrow(EndlessError);
    expect(session.snapshot(0, 0).undo.possible).toBe(true);
    while (session.snapshot(0, 0).question?.kind !== 'move') session.undo();
    session.answer(playOf(session, 'listener'));
    session.answer(session.snapshot(0, 0).end ?? -1);
    machineMoves(session);
    expect(session.turnOf).toBe(human);
    expect(session.snapshot(0, 0).view.players[1]?.discard.length).toBeGreaterThan(0);
  });

  it('a table that is left there stands there when it is opened again', () => {
    const session = sittingWith(['listener'], ['endless-hymn']);
    toFirstMove(session);
    session.answer(session.snapshot(0, 0).end ?? -1);
    expect(() => machineMoves(session)).toThrow(EndlessError);
    const again = sittingWith(['listener'], ['endless-hymn']);
    again.resume(session.answers());
    expect(again.snapshot(0, 0).view).toEqual(session.snapshot(0, 0).view);
    expect(() => again.moveOfMachine()).toThrow(EndlessError);
  });
});
