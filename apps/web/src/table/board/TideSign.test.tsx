// The tide between the two sides, as it is seen and heard from either seat.
import type { Position, Seat, State } from '@vaultsong/engine';
import { define, gainChains, legal, omni, position, raiseTide, see, tideCard } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { TideSign } from './TideSign.tsx';

define([tideCard({ id: 'strip-sea', name: 'Sea' }, omni(raiseTide(), gainChains(3)))]);

const raiseOf = (state: State): number | null => {
  const at = legal(state).findIndex((option) => option.pick === 'move' && option.move.do === 'raise-tide');
  return at < 0 ? null : at;
};

/** The sign as the first player sees it. @param change of a table where both decks bring the tide */
function sign(change: Partial<Position> = {}): string {
  const seats = [
    { house: 'brobnar', beside: ['strip-sea'] },
    { houses: ['dis'], beside: ['strip-sea'] },
  ] as const;
  const state = position({ seats: [...seats], ...change });
  return shown(<TideSign />, { view: see(state, 0), raiseTide: raiseOf(state) });
}

const highFor = (seat: Seat): string => sign({ tide: { highFor: seat } });

describe('the tide in the strip', () => {
  it('is neutral, high for you and low for the other, or the other way round, in words', () => {
    expect(sign()).toContain('aria-label="The tide is neutral, neither high nor low. Rule: Tide"');
    expect(highFor(0)).toMatch(/class="tide is-high".*aria-label="The tide is high for you, low for Bot\. Rule: Tide"/);
    expect(highFor(1)).toMatch(/class="tide is-low".*aria-label="The tide is high for Bot, low for you\. Rule: Tide"/);
    expect(highFor(1)).toContain('High for Bot');
  });

  it('can be raised for chains unless it is high for you', () => {
    expect(sign()).toContain('aria-label="Raise the tide: 3 chains"');
    expect(highFor(1)).toContain('aria-label="Raise the tide: 3 chains"');
    expect(highFor(0)).not.toContain('Raise the tide');
  });

  it('is not there where no deck brings it, until something moves it', () => {
    const seats = [{ house: 'brobnar' }, { houses: ['dis'] }] as const;
    expect(sign({ seats: [...seats] })).toBe('');
    expect(sign({ seats: [...seats], tide: { highFor: 1 } })).toContain('High for Bot');
  });
});
