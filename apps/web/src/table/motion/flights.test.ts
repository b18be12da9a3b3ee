import type { PlayerView } from '@vaultsong/engine';
import { expect, it } from 'vitest';
import { presetChoice } from '../../wire/choice.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { duel } from '../../worker/duel.ts';
import { GameSession } from '../../worker/session/gameSession.ts';
import { flightsBetween, mostFlights } from './flights.ts';

const start = new GameSession(duel({ ...presetChoice, first: 'me', seed: 7 }, 1, 0)).snapshot(1, 0);

const withPlayer = (seat: number, change: Partial<PlayerView>, of: Snapshot = start): Snapshot => ({
  ...of,
  view: { ...of.view, players: of.view.players.map((one, at) => (at === seat ? { ...one, ...change } : one)) },
});

it('æmber flies from the pool that it was taken from, a few gems at most', () => {
  const rich = withPlayer(1, { aember: 6 });
  const stolen = withPlayer(0, { aember: 2 }, withPlayer(1, { aember: 4 }));
  expect(flightsBetween(rich, stolen)).toEqual([
    { from: { at: 'pool', seat: 1 }, to: 0 },
    { from: { at: 'pool', seat: 1 }, to: 0 },
  ]);
  expect(flightsBetween(rich, withPlayer(0, { aember: 6 }))).toHaveLength(mostFlights);
});

it('nothing flies to pay for a key, when a turn is taken back, and at the beginning', () => {
  const rich = withPlayer(1, { aember: 6 });
  expect(flightsBetween(rich, withPlayer(0, { aember: 1 }, withPlayer(1, { aember: 0, keys: 1 })))).toEqual([]);
  const later = { ...rich, view: { ...rich.view, turn: rich.view.turn + 1 } };
  expect(flightsBetween(later, withPlayer(0, { aember: 1 }))).toEqual([]);
  expect(flightsBetween(null, rich)).toEqual([]);
});

it('æmber flies from the creature that reaped, in whole games', () => {
  const session = new GameSession(duel({ ...presetChoice, first: 'me', seed: 7 }, 1, 0));
  let before = session.snapshot(0, 0);
  const reapers = new Set<string>();
  for (let moment = 1; moment < 2000 && before.view.winner === null; moment++) {
    if (before.question === null) session.moveOfMachine();
    else session.answer(session.advice() ?? 0);
    const after = session.snapshot(moment, 0);
    for (const { from, to } of flightsBetween(before, after)) {
      if (from.at !== 'card') continue;
      expect(after.view.players[to]?.line.some(({ exhausted }) => exhausted)).toBe(true);
      reapers.add(from.key);
    }
    before = after;
  }
  expect(reapers.size).toBeGreaterThan(2);
});
