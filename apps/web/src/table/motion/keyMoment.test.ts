import type { KeyColor } from '@vaultsong/engine';
import { position, see } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { keyMoment } from './keyMoment.ts';

const line = { kind: 'line', seat: null, text: '', cards: [] } as const;

/** A moment with these keys, by seat, after so many lines of the log. */
const at = (lines: number, ...keys: readonly (readonly KeyColor[])[]) => ({
  game: 1,
  log: { from: 0, lines: Array.from({ length: lines }, () => line) },
  view: see(position({ seats: [{ keys: keys[0] ?? [] }, { keys: keys[1] ?? [] }] }), 0),
});

describe('the moment of a key', () => {
  it('is that of the key which is forged, by the one who forges it', () => {
    expect(keyMoment(at(1), at(2, [], ['blue']))).toEqual({ seat: 1, color: 'blue', isForged: true });
    expect(keyMoment(at(1, ['red']), at(2, ['red', 'yellow']))).toEqual({ seat: 0, color: 'yellow', isForged: true });
  });

  it('is that of a key which is unforged, unless another is forged', () => {
    expect(keyMoment(at(1, ['red', 'blue']), at(2, ['red']))).toEqual({ seat: 0, color: 'blue', isForged: false });
    expect(keyMoment(at(1, ['red']), at(2, [], ['blue']))).toEqual({ seat: 1, color: 'blue', isForged: true });
  });

  it('is none where the game went back, is another, or no key changed', () => {
    expect(keyMoment(at(3, ['red']), at(2))).toBeNull();
    expect(keyMoment(at(1), { ...at(2, ['red']), game: 2 })).toBeNull();
    expect(keyMoment(at(1, ['red']), at(2, ['red']))).toBeNull();
  });
});
