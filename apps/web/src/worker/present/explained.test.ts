// Questions, refusals, reminders and endless loops in games of the bundled decks: a rule of the game's edition explains each.
import '@vaultsong/cards';
import type { CardVerb, EditionName, State } from '@vaultsong/engine';
import { editionNames, position, see } from '@vaultsong/engine';
import { keyOf, refusalsFor } from '@vaultsong/foresight';
import type { Pointer } from '@vaultsong/rulebook';
import { entryOf, isIn } from '@vaultsong/rulebook';
import { describe, expect, it } from 'vitest';
import { presetChoice } from '../../wire/choice.ts';
import { human, machine } from '../../wire/match.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { duel } from '../duel.ts';
import { GameSession } from '../session/gameSession.ts';
import { asked } from './snapshot.ts';
import { verbsIn } from './verbs.ts';

const pointersIn = ({ question, verbs, reminders, noEnd }: Snapshot): readonly Pointer[] =>
  [
    question?.entry ?? null,
    noEnd?.entry ?? null,
    ...Object.values(verbs).flatMap((list) => list.map(({ refusal }) => refusal?.entry ?? null)),
    ...Object.values(reminders).flatMap((list) => list.map(({ entry }) => entry)),
  ].filter((pointer) => pointer !== null);

/** Plays for both sides, the human at random, and gathers all that was pointed to. */
function pointersOfGame(edition: EditionName, seed: number): ReadonlyMap<string, string> {
  const session = new GameSession(duel({ ...presetChoice, edition, seed }, 1, 0));
  const found = new Map<string, string>();
  for (let n = 0; n < 400 && session.turnOf !== null; n++) {
    if (session.turnOf === machine) {
      session.moveOfMachine();
      continue;
    }
    const snapshot = session.snapshot(n, 0);
    for (const { id, title } of pointersIn(snapshot)) found.set(id, title);
    session.answer((n * 7919 + seed) % (snapshot.question?.answers.length ?? 1));
  }
  return found;
}

describe('what a game points to', () => {
  it.each(editionNames)('is in the rulebook of its edition, under that title (%s)', (edition) => {
    const found = new Map([1, 2, 3].flatMap((seed) => [...pointersOfGame(edition, seed)]));
    expect([...found.keys()]).toEqual(expect.arrayContaining(['mulligan', 'choose-a-house', 'play-discard-and-use']));
    expect(found.size).toBeGreaterThan(8);
    expect([...found].filter(([id, title]) => entryOf(id).title !== title || !isIn(entryOf(id), edition))).toEqual([]);
  });
});

describe('a verb that is refused', () => {
  const refusalOf = (card: string, verb: CardVerb, state: ReturnType<typeof position>): string | undefined => {
    const view = see(state, human);
    const me = view.players[human];
    const found = [...(me?.hand ?? []), ...(me?.line ?? [])].find((one) => one.known && one.name === card);
    if (found?.known !== true) throw new Error(`No ${card}`);
    return verbsIn(view, refusalsFor(state, view), human)[keyOf(found.ref)]?.find((one) => one.verb === verb)?.refusal
      ?.entry?.id;
  };
  const mine = (edition: EditionName) =>
    position({
      edition,
      seats: [
        {
          house: 'sanctum',
          hand: ['dust-imp'],
          line: [
            { id: 'raiding-knight', exhausted: true },
            { id: 'lady-maxena', stunned: true },
          ],
        },
        {},
      ],
    });

  it.each(editionNames)('names the rule (%s)', (edition) => {
    expect(refusalOf('dust-imp', 'play', mine(edition))).toBe('off-house');
    expect(refusalOf('raiding-knight', 'reap', mine(edition))).toBe('ready-and-exhausted');
    expect(refusalOf('lady-maxena', 'fight', mine(edition))).toBe('stun');
  });
});

describe('a turn that cannot be ended yet', () => {
  const { info } = duel(presetChoice, 1, 0);
  const noEndIn = (state: State) => {
    const view = see(state, human);
    const seen = {
      info,
      view,
      me: human,
      moment: 1,
      undo: { possible: false, reveals: false, begun: null },
      takeBacks: 0,
      ownAnswers: [],
    };
    return asked(seen, refusalsFor(state, view), state.ask?.player === human).noEnd;
  };
  const enraged = (edition: EditionName) => {
    const state = position({
      edition,
      seats: [{ house: 'sanctum', line: [{ id: 'raiding-knight', enraged: true }] }, { line: ['dust-imp'] }],
    });
    return noEndIn(state);
  };

  it('says which creature must fight first, and names the rule', () => {
    expect(enraged('manual')).toEqual({
      reason: 'Raiding Knight is enraged: it must fight before the turn ends.',
      entry: { id: 'enrage', title: 'Enrage' },
    });
    expect(enraged('master-16')).toBeNull();
  });

  it('is no matter of the other player', () => {
    const state = position({
      edition: 'manual',
      active: machine,
      seats: [{ line: ['dust-imp'] }, { house: 'sanctum', line: [{ id: 'raiding-knight', enraged: true }] }],
    });
    expect(state.ask?.player).toBe(machine);
    expect(noEndIn(state)).toBeNull();
  });
});
