import type { PlayerView } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { presetChoice } from '../wire/choice.ts';
import type { Snapshot } from '../wire/snapshot.ts';
import { duel } from '../worker/duel.ts';
import { GameSession } from '../worker/session/gameSession.ts';
import type { Cue } from './cues.ts';
import { cuesBetween, mostCues } from './cues.ts';
import { voices } from './voices.ts';

const begin = (): Snapshot => {
  const session = new GameSession(duel({ ...presetChoice, first: 'me', seed: 7 }, 1, 0));
  return { ...session.snapshot(1, 0), question: null };
};
const start = begin();

/** The same moment, but for one player. */
const withPlayer = (seat: number, change: Partial<PlayerView>, of: Snapshot = start): Snapshot => ({
  ...of,
  view: { ...of.view, players: of.view.players.map((one, at) => (at === seat ? { ...one, ...change } : one)) },
});

describe('what is heard', () => {
  it('is nothing at the beginning, in another game and where nothing happened', () => {
    expect(cuesBetween(null, withPlayer(0, { keys: 1 }))).toEqual([]);
    expect(cuesBetween(start, { ...withPlayer(0, { keys: 1 }), game: start.game + 1 })).toEqual([]);
    expect(cuesBetween(start, start)).toEqual([]);
  });

  it('is nothing when a turn is taken back', () => {
    const later = { ...start, view: { ...start.view, turn: start.view.turn + 1 } };
    expect(cuesBetween(later, withPlayer(0, { aember: 3 }))).toEqual([]);
  });

  it('tells æmber that is gained from æmber that is stolen', () => {
    expect(cuesBetween(start, withPlayer(0, { aember: 2 }))).toEqual(['gain']);
    const rich = withPlayer(1, { aember: 4 });
    expect(cuesBetween(rich, withPlayer(0, { aember: 2 }, withPlayer(1, { aember: 2 })))).toEqual(['steal']);
  });

  it('tells a forged key, which costs what nobody gains', () => {
    expect(cuesBetween(withPlayer(0, { aember: 6 }), withPlayer(0, { aember: 0, keys: 1 }))).toEqual(['forge']);
  });

  it('tells check once, when it comes', () => {
    const check = withPlayer(1, { aember: 6 });
    expect(cuesBetween(start, check)).toEqual(['check', 'gain']);
    expect(cuesBetween(check, withPlayer(1, { aember: 7 }))).toEqual(['gain']);
  });

  it('tells whose victory it is, and nothing besides', () => {
    const over = (winner: number): Snapshot => ({
      ...withPlayer(0, { keys: 3 }),
      view: { ...withPlayer(0, { keys: 3 }).view, winner },
    });
    expect(cuesBetween(start, over(start.sides.me))).toEqual(['won']);
    expect(cuesBetween(start, over(start.sides.foe))).toEqual(['lost']);
    expect(cuesBetween(over(start.sides.me), over(start.sides.me))).toEqual([]);
  });

  it('comes from whole games: plays, reaps, fights and what is destroyed, few at once, each turn of the player once', () => {
    const heard = new Map<Cue, number>();
    let turns = 0;
    for (const seed of [7, 8, 9]) {
      const session = new GameSession(duel({ ...presetChoice, first: 'me', seed }, 1, 0));
      let before = session.snapshot(0, 0);
      for (let moment = 1; moment < 2000 && before.view.winner === null; moment++) {
        if (before.question === null) session.moveOfMachine();
        else session.answer(session.advice() ?? 0);
        const after = session.snapshot(moment, 0);
        const found = cuesBetween(before, after);
        expect(found.length).toBeLessThanOrEqual(mostCues);
        for (const cue of found) heard.set(cue, (heard.get(cue) ?? 0) + 1);
        if (after.view.turn !== before.view.turn && after.view.active === after.sides.me) turns++;
        before = after;
      }
    }
    for (const cue of ['play', 'reap', 'fight', 'destroy', 'forge', 'check', 'gain'] as const)
      expect(heard.get(cue) ?? 0, cue).toBeGreaterThan(0);
    expect(heard.get('your-turn') ?? 0).toBeLessThanOrEqual(turns + 3);
    expect((heard.get('won') ?? 0) + (heard.get('lost') ?? 0)).toBe(3);
  });
});

it('each cue has tones of its own, short and not too loud', () => {
  const shapes = Object.values(voices).map((tones) => JSON.stringify(tones));
  expect(new Set(shapes).size).toBe(shapes.length);
  for (const { at, seconds, loud } of Object.values(voices).flat()) {
    expect(at + seconds).toBeLessThanOrEqual(1.5);
    expect(loud).toBeLessThanOrEqual(0.4);
  }
});
