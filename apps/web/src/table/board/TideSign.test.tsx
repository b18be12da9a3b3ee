// The tide between the two sides, as it is seen and heard from either seat.
import type { Position, Seat, State } from '@vaultsong/engine';
import { define, gainChains, legal, omni, position, raiseTide, see, tideCard } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { tideChainsIn } from '../../worker/present/beside.ts';
import { GameSession } from '../../worker/session/gameSession.ts';
import { dealt, shown } from '../testing/shown.tsx';
import { TideSign } from './TideSign.tsx';

define([
  tideCard({ id: 'strip-sea', name: 'Sea' }, omni(raiseTide(), gainChains(3))),
  tideCard({ id: 'strip-pond', name: 'Pond' }, omni(gainChains(1), raiseTide())),
  tideCard({ id: 'strip-spring', name: 'Spring' }, omni(raiseTide())),
]);

const raiseOf = (state: State): number | null => {
  const at = legal(state).findIndex((option) => option.pick === 'move' && option.move.do === 'raise-tide');
  return at < 0 ? null : at;
};

/** The sign as the first player sees it. @param change of a table where both decks bring the tide @param sea its card */
function sign(change: Partial<Position> = {}, sea = 'strip-sea'): string {
  const seats = [
    { house: 'brobnar', beside: [sea] },
    { houses: ['dis'], beside: [sea] },
  ] as const;
  const state = position({ seats: [...seats], ...change });
  const view = see(state, 0);
  return shown(<TideSign />, { view, raiseTide: raiseOf(state), tideChains: tideChainsIn(view) });
}

const highFor = (seat: Seat): string => sign({ tide: { highFor: seat } });

describe('the tide in the strip', () => {
  it('is neutral, high for you and low for the other, or the other way round, in words', () => {
    expect(sign()).toContain('aria-label="The tide is neutral, neither high nor low. Rule: Tide"');
    expect(highFor(0)).toMatch(/class="tide is-high".*aria-label="The tide is high for you, low for Bot\. Rule: Tide"/);
    expect(highFor(1)).toMatch(/class="tide is-low".*aria-label="The tide is high for Bot, low for you\. Rule: Tide"/);
    expect(highFor(1)).toContain('High for Bot');
  });

  it('is said in the same words on a phone', () => {
    const seats = [{ house: 'brobnar' }, { houses: ['dis'] }] as const;
    const view = see(position({ seats: [...seats], tide: { highFor: 1 } }), 0);
    const session = new GameSession(dealt());
    const onScreen = (phone: boolean): string =>
      shown(<TideSign />, { view }, session, { phone, brief: phone }).replaceAll(/<svg.*?<\/svg>/g, '');
    expect(onScreen(true)).toContain('High for Bot');
    expect(onScreen(true)).toBe(onScreen(false));
  });

  it('can be raised for chains unless it is high for you', () => {
    expect(sign()).toContain('aria-label="Raise the tide: 3 chains"');
    expect(highFor(1)).toContain('aria-label="Raise the tide: 3 chains"');
    expect(highFor(0)).not.toContain('Raise the tide');
  });

  it('says what its card has the player pay', () => {
    expect(sign({}, 'strip-pond')).toMatch(/aria-label="Raise the tide: 1 chain".*>Raise: 1 chain</);
    expect(sign({}, 'strip-spring')).toMatch(/aria-label="Raise the tide".*>Raise</);
  });

  it('is not there where no deck brings it, until something moves it', () => {
    const seats = [{ house: 'brobnar' }, { houses: ['dis'] }] as const;
    expect(sign({ seats: [...seats] })).toBe('');
    expect(sign({ seats: [...seats], tide: { highFor: 1 } })).toContain('High for Bot');
  });
});
