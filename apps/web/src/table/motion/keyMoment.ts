// The key that was forged or unforged between two moments that a table shows.
import type { KeyColor, Seat } from '@vaultsong/engine';
import type { Snapshot } from '../../wire/snapshot.ts';

export interface KeyMoment {
  readonly seat: Seat;
  readonly color: KeyColor;
  readonly isForged: boolean;
}

type Shown = Pick<Snapshot, 'game' | 'log' | 'view'>;

/** An undo has fewer lines to tell. */
const goesOn = (before: Shown, after: Shown): boolean =>
  before.game === after.game &&
  after.view.turn >= before.view.turn &&
  after.log.from + after.log.lines.length >= before.log.from + before.log.lines.length;

/** The first of them by seat, forged ones before others; null where there is none, or the game went back. */
export function keyMoment(before: Shown, after: Shown): KeyMoment | null {
  if (!goesOn(before, after)) return null;
  const changes = after.view.players.flatMap(({ seat, keyColors }): readonly KeyMoment[] => {
    const had = before.view.players[seat]?.keyColors ?? [];
    return [
      ...keyColors.flatMap((color) => (had.includes(color) ? [] : [{ seat, color, isForged: true }])),
      ...had.flatMap((color) => (keyColors.includes(color) ? [] : [{ seat, color, isForged: false }])),
    ];
  });
  return changes.find(({ isForged }) => isForged) ?? changes[0] ?? null;
}
