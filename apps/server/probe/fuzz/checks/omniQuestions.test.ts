import type { State } from '@vaultsong/engine';
import { answerThrough, clone, legal, position } from '@vaultsong/engine';
import { isForced } from '@vaultsong/tables';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../testbed/random.ts';
import { isHungOnHidden, isPassedForSomebody } from './omniQuestions.ts';
import type { Answered } from './planted.ts';

describe('an Omni: question', () => {
  /** Ann is to move, and Bob has just passed: in hand he has two cards of five, of which two have an Omni: ability. */
  function annMoves(hand: readonly string[], deck: readonly string[]): State {
    const state = position({
      edition: 'manual',
      seats: [
        { house: 'dis', hand: ['dust-imp'] },
        { hand, deck },
      ],
    });
    answerThrough(state, legal(state).length - 1);
    expect(state.ask).toMatchObject({ kind: 'move', player: 0 });
    return state;
  }
  const before = annMoves(['punch', 'anger'], ['key-to-dis', 'key-to-dis', 'punch']);
  const option = legal(before).findIndex((one) => one.pick === 'move' && one.move.do === 'play');
  type Own = (state: State) => number | null;
  const leaves: Own = ({ ask }) => (ask === null || ask.kind === 'omni' || !isForced(ask, true) ? null : 0);
  /** As tables of before did. */
  const passes: Own = ({ ask }) => (ask !== null && isForced(ask, true) ? 0 : null);

  /** Ann plays a card, and the table goes on by itself. */
  function playedWith(own: Own): Answered {
    const after = clone(before);
    const options: number[] = [];
    for (let next: number | null = option; next !== null; next = own(after)) {
      answerThrough(after, next);
      options.push(next);
    }
    return { event: { type: 'answered', seat: 0, question: 1, options }, after };
  }

  function results(own: Own): ReadonlySet<boolean | null> {
    const answered = playedWith(own);
    const random = randomFrom(1);
    const roll = (sides: number): number => Math.floor(random() * sides);
    return new Set(Array.from({ length: 30 }, () => isHungOnHidden(before, answered, own, roll)));
  }

  test('that is there only where the hand has such a card is found, and one that is always there is not', () => {
    expect(results(passes)).toContain(true);
    expect([...results(leaves)]).toEqual([false]);
  });

  test('that the server passes for a person is found; for a bot it may', () => {
    const { event, after } = playedWith(leaves);
    expect(after.ask).toMatchObject({ kind: 'omni', player: 1 });
    const passed = { ...event, options: [...event.options, 0] };
    expect(isPassedForSomebody(before, passed, () => true)).toBe(true);
    expect(isPassedForSomebody(before, passed, () => false)).toBe(false);
    expect(isPassedForSomebody(before, event, () => true)).toBe(false);
  });
});
