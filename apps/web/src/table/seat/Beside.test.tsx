// Cards beside the table, as a player reads and uses them. No deck that can be played brings such cards, so no game of the
// page shows them yet.
import type { Position } from '@vaultsong/engine';
import {
  archonPowerCard,
  creature,
  define,
  eachTime,
  enemy,
  fulfill,
  gain,
  gainChains,
  legal,
  move,
  omni,
  position,
  prophecyCard,
  raiseTide,
  reaps,
  see,
  tideCard,
} from '@vaultsong/engine';
import { refusalsFor } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import { besideIn } from '../../worker/present/beside.ts';
import { BesideSheet } from '../sheets/BesideSheet.tsx';
import { shown } from '../testing/shown.tsx';
import { Beside } from './Beside.tsx';

define([
  tideCard({ id: 'page-sea', name: 'Sea' }, omni(raiseTide(), gainChains(3))),
  archonPowerCard({ id: 'page-spring', name: 'Spring' }, move(1, gain(1))),
  prophecyCard({ id: 'page-omen', name: 'Omen' }, eachTime(reaps(enemy(creature)), fulfill)),
]);

const beside = ['page-sea', 'page-spring', { id: 'page-omen', under: ['anger'] }];
const at: Position = {
  seats: [
    { house: 'brobnar', hand: ['anger'], beside },
    { houses: ['dis'], beside },
  ],
};

/** The sign in the bar of a seat and the sheet that it opens, seen by the first player. */
function besideOf(seat: number, change: Partial<Position> = {}): { readonly sign: string; readonly sheet: string } {
  const state = position({ ...at, ...change });
  const view = see(state, 0);
  const player = view.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}`);
  const snapshot = { view, beside: besideIn(view, refusalsFor(state, view), 0) };
  return {
    sign: shown(<Beside player={player} />, snapshot),
    sheet: shown(<BesideSheet seat={seat} onClose={() => undefined} />, snapshot),
  };
}

describe('cards beside the table', () => {
  it('are a list with names, texts and what may be done with each', () => {
    const { sheet: mine } = besideOf(0);
    expect(mine).toContain('aria-label="Your cards beside the table, 3"');
    expect(mine).toContain('<p>Once during your turn, you may gain 1 æmber.</p>');
    expect(mine).toContain('aria-label="Use: Spring">Use</button>');
    expect(mine).toContain('aria-label="Raise the tide: Sea">Raise the tide</button>');
    expect(mine).toContain('The tide, neither high nor low');
    expect(besideOf(0, { tide: { highFor: 0 } }).sheet).toContain('The tide, high for you');
    expect(mine).toContain('Prophecy, active with 1 card facedown beneath it');
    expect(mine).toContain('Activate: not now. This prophecy or its other side is already active.');
  });

  it('stand behind a sign that shines while one of your own has a move', () => {
    expect(besideOf(0).sign).toMatch(/can-act.*aria-label="Your cards beside the table, 3: look through and use"/);
    expect(besideOf(1).sign).not.toContain('can-act');
    expect(besideOf(0, { active: 1 }).sign).not.toContain('can-act');
  });

  it('of another player have no buttons but that of the tide, and what lies beneath them is hidden', () => {
    const { sheet: theirs } = besideOf(1);
    expect(theirs).toContain('aria-label="Opposing cards beside the table, 3"');
    expect(theirs.match(/class="button"/g)).toHaveLength(1);
    expect(theirs).not.toContain('Anger');
  });

  it('are no part of the page where there are none', () => {
    expect(besideOf(0, { seats: [{ house: 'brobnar' }, {}] }).sign).toBe('');
  });

  it('answer with the option of the question', () => {
    const state = position(at);
    const view = see(state, 0);
    const [sea, spring] = besideIn(view, refusalsFor(state, view), 0)[0] ?? [];
    expect(legal(state)[spring?.verb?.answer ?? -1]).toMatchObject({
      move: { do: 'beside', card: { name: 'page-spring' } },
    });
    expect(legal(state)[sea?.verb?.answer ?? -1]).toMatchObject({ move: { do: 'raise-tide' } });
  });
});
