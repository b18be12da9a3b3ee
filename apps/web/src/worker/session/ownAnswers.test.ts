// Answers in the place of a player, in games with cards of which several wait at once: each is told, is in the record like any
// other, and is taken back with the decision before it.
import type { Setup } from '@vaultsong/engine';
import {
  another,
  creature,
  creatureCard,
  define,
  draw,
  eachTime,
  gain,
  play,
  replay,
  youPlay,
} from '@vaultsong/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Automation } from '../../wire/automation/automation.ts';
import { usualAutomation } from '../../wire/automation/automation.ts';
import { orderSaid, withOrder } from '../../wire/automation/orders.ts';
import { presetChoice } from '../../wire/choice.ts';
import { human } from '../../wire/match.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { duel } from '../duel.ts';
import { GameSession } from './gameSession.ts';

const crier = creatureCard(
  { id: 'order-crier', name: 'Crier', house: 'dis', power: 2 },
  eachTime(youPlay(another(creature)), gain(2)),
);
const scribe = creatureCard(
  { id: 'order-scribe', name: 'Scribe', house: 'dis', power: 2 },
  eachTime(youPlay(another(creature)), draw(1)),
);
const guest = creatureCard({ id: 'order-guest', name: 'Guest', house: 'dis', power: 2 }, play(gain(1)));

beforeAll(() => define([crier, scribe, guest]));

let automation: Automation = usualAutomation;

const sitting = (wanted: Automation = usualAutomation, forTwo = false): GameSession => {
  automation = wanted;
  const deck: Setup['decks'][number] = {
    name: 'Criers',
    houses: ['dis'],
    cards: [crier, scribe, ...Array.from({ length: 34 }, () => guest)].map(({ id }) => ({ name: id })),
  };
  const dealt = duel({ ...presetChoice, first: 'me', seed: 7, ...(forTwo ? { bot: 'none' } : {}) }, 1, 0);
  return new GameSession({ ...dealt, setup: { decks: [deck, deck], seed: 7, first: human } }, () => automation);
};

const now = (session: GameSession): Snapshot => session.snapshot(0, 0);
const asks = (session: GameSession): string | undefined => now(session).question?.kind;
const texts = (session: GameSession): readonly string[] => now(session).log.lines.map(({ text }) => text);

/** Plays what can be played, keeps the hand, and takes the first of everything else. */
function goOn(session: GameSession): void {
  if (session.isBots) {
    session.moveOfMachine();
    return;
  }
  session.liftCurtain();
  const { question, end } = now(session);
  const plays = question?.answers.find(({ option }) => option.pick === 'move' && option.move.do === 'play');
  const other = question?.kind === 'mulligan' ? 1 : 0;
  session.answer(question?.kind === 'move' ? (plays?.index ?? end ?? 0) : other);
}

/** To the first question in which the abilities of all three wait. */
function toOrder(session: GameSession): void {
  for (let n = 0; n < 400; n++) {
    const { question } = now(session);
    if (question?.kind === 'order' && question.answers.length === 3) return;
    goOn(session);
  }
  throw new Error('The three never waited');
}

/** My answer says the order that is wanted from now on. */
function always(session: GameSession, option: number): void {
  const { question, sides } = now(session);
  const options = question?.answers.map((answer) => answer.option) ?? [];
  const order = orderSaid({ kind: 'order', player: sides.me, options }, option);
  if (order === null) throw new Error('It says no order');
  automation = { ...automation, orders: withOrder(automation.orders, order) };
  session.answer(option);
}

describe('any order', () => {
  it('answers the rest of the abilities that wait, which an undo takes back with the answer', () => {
    const session = sitting();
    toOrder(session);
    const before = session.answers().length;
    session.allowAnyOrder();
    session.answer(0);
    expect(asks(session)).toBe('move');
    expect(now(session).ownAnswers).toEqual([expect.stringMatching(/^(Crier|Scribe|Guest) \(in any order\)$/)]);
    expect(texts(session).filter((text) => text.endsWith('(in any order)'))).toHaveLength(1);
    expect(session.answers()).toHaveLength(before + 2);
    session.undo();
    expect(session.answers()).toHaveLength(before);
    expect([asks(session), now(session).ownAnswers]).toEqual(['order', []]);
    expect(texts(session).join()).not.toContain('in any order');
    session.answer(0);
    expect(asks(session)).toBe('order');
  });
});

describe('an order that is wanted always', () => {
  it('is answered when the same abilities wait again, and not where the player wants to be asked', () => {
    const session = sitting();
    toOrder(session);
    always(session, 1);
    always(session, 0);
    const wanted = automation.orders.map(({ first }) => first.card);
    const told = (): readonly string[] => now(session).ownAnswers.filter((text) => text.endsWith('(always so)'));
    const start = session.answers().length;
    for (let n = 0; n < 100 && told().length === 0; n++) goOn(session);
    const titles: Readonly<Record<string, string>> = {
      'order-crier': 'Crier',
      'order-scribe': 'Scribe',
      'order-guest': 'Guest',
    };
    expect(told()).toEqual(wanted.map((card) => `${titles[card]} (always so)`));
    expect(texts(session).filter((text) => text.startsWith('Which ability resolves first?'))).toHaveLength(2);
    expect(session.answers().length).toBeGreaterThan(start);
    session.undo();
    expect([asks(session), told()]).toEqual(['flank', []]);
    automation = usualAutomation;
    toOrder(session);
    expect(now(session).question?.answers).toHaveLength(3);
  });
});

describe('what the table answered', () => {
  it('leads through the same game again, by its record alone', () => {
    const session = sitting();
    toOrder(session);
    session.allowAnyOrder();
    session.answer(0);
    const { state } = replay(JSON.parse(session.record()));
    expect(state.players.map(({ aember }) => aember)).toEqual(now(session).view.players.map(({ aember }) => aember));
  });

  it('is told again, and is no decision, when the game is opened again', () => {
    const session = sitting();
    toOrder(session);
    const again = sitting();
    again.resume(session.answers());
    expect(texts(again)).toEqual(texts(session));
    expect(now(again).undo).toEqual(now(session).undo);
  });

  it('is asked where the player wants that, and then is a decision of its own', () => {
    const usual = sitting();
    while (asks(usual) !== 'move') goOn(usual);
    expect(now(usual).ownAnswers).toEqual(['Dis (the only choice)']);
    const asked = sitting({ ...usualAutomation, singles: false });
    while (asks(asked) !== 'house') goOn(asked);
    expect(now(asked).question?.answers).toHaveLength(1);
    asked.answer(0);
    expect([asks(asked), now(asked).ownAnswers]).toEqual(['move', []]);
    asked.undo();
    expect(asks(asked)).toBe('house');
  });

  it('is not told where nothing was chosen: a first creature stands on both flanks', () => {
    const session = sitting();
    toOrder(session);
    expect(texts(session).some((text) => text.endsWith('(the only choice)'))).toBe(true);
    expect(texts(session).filter((text) => text.includes('flank') && text.endsWith('choice)'))).toEqual([]);
  });

  it('is told to that one of two at a screen whose answer it was', () => {
    const session = sitting(usualAutomation, true);
    toOrder(session);
    const { me } = now(session).sides;
    expect(texts(session).some((text) => text.endsWith('(the only choice)'))).toBe(true);
    session.allowAnyOrder();
    session.answer(0);
    expect(now(session).ownAnswers).not.toEqual([]);
    session.answer(now(session).end ?? 0);
    session.liftCurtain();
    expect(now(session).sides.me).not.toBe(me);
    expect(now(session).ownAnswers.join()).not.toContain('in any order');
    expect(texts(session).join()).not.toContain('in any order');
  });
});
