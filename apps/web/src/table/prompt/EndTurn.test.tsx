// The button that ends a turn, as it is heard and pressed. No card of the first set enrages, so no game of the page shows
// the last case yet.
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../wire/snapshot.ts';
import { shown } from '../testing/shown.tsx';
import { EndTurn } from './EndTurn.tsx';

const button = (change: Partial<Snapshot>): string => shown(<EndTurn />, change);

describe('the button that ends a turn', () => {
  it('is out of reach while no move is asked for', () => {
    expect(button({ end: null })).toContain('disabled=""');
  });

  it('says what is left', () => {
    const end = button({ end: 3, left: { creatures: 1, artifacts: 0, hand: 2 } });
    expect(end).toContain('aria-label="End turn. Left: 1 ready creature, 2 playable cards"');
    expect(end).not.toContain('disabled');
  });

  it('says why the turn cannot be ended, and can be reached to be read', () => {
    const reason = 'Troll is enraged: it must fight before the turn ends.';
    const end = button({ end: null, left: null, noEnd: { reason, entry: { id: 'enrage', title: 'Enrage' } } });
    expect(end).toContain('aria-disabled="true"');
    expect(end).not.toContain('disabled=""');
    expect(end).toContain(`aria-label="End turn. Not now. ${reason}"`);
    expect(end).toContain('<small>not now: enrage</small>');
  });
});
