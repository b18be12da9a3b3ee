// Cards beside the table, as a player reads and uses them. No deck that can be played brings such cards, so no game of the
// page shows them yet.
import type { Position } from '@vaultsong/engine';
import {
  actionCard,
  answer,
  archonPowerCard,
  creature,
  define,
  eachTime,
  enemy,
  fate,
  fulfill,
  gain,
  gainChains,
  legal,
  lose,
  move,
  omni,
  play,
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
  prophecyCard({ id: 'page-portent', name: 'Portent' }, eachTime(reaps(creature), fulfill)),
  prophecyCard({ id: 'page-dawn', name: 'Dawn' }, eachTime(reaps(creature), fulfill)),
  prophecyCard({ id: 'page-dusk', name: 'Dusk' }, eachTime(reaps(creature), fulfill)),
  actionCard({ id: 'page-doom', name: 'Doom', house: 'dis' }, play(gain(1)), fate(lose(2))),
]);

const beside = ['page-sea', 'page-spring', { id: 'page-omen', under: ['page-doom'] }, 'page-portent'];
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
    expect(mine).toContain('aria-label="Your cards beside the table, 4"');
    expect(mine).toContain('<p>Once during your turn, you may gain 1 æmber.</p>');
    expect(mine).toContain('aria-label="Use: Spring">Use</button>');
    expect(mine).toContain('aria-label="Raise the tide: Sea">Raise the tide</button>');
    expect(mine).toContain('The tide, neither high nor low');
    expect(besideOf(0, { tide: { highFor: 0 } }).sheet).toContain('The tide, high for you');
    expect(mine).toContain('Prophecy, active with 1 card facedown beneath it; its other side is Portent');
    expect(mine).toContain('Prophecy, not active; its other side is Omen');
    expect(mine).toContain('Beneath it, seen by you alone: <b>Doom</b>. Fate: Lose 2 æmber.');
    expect(mine).toContain('Activate: not now. This prophecy or its other side is already active.');
  });

  it('say on their sign how many prophecies are active, to all players', () => {
    for (const seat of [0, 1])
      expect(besideOf(seat).sign).toMatch(/<b>1<span class="beside-active"> active<\/span><\/b>/);
    const asleep = ['page-omen', 'page-portent'];
    expect(besideOf(0, { seats: [{ house: 'brobnar', hand: ['anger'], beside: asleep }, {}] }).sign).not.toContain(
      'active',
    );
  });

  it('allow one prophecy a turn, and say so', () => {
    const t = position({
      seats: [
        { house: 'brobnar', hand: ['anger'], beside: ['page-omen', 'page-portent', 'page-dawn', 'page-dusk'] },
        {},
      ],
    });
    answer(
      t,
      legal(t).findIndex((option) => option.pick === 'move' && option.move.do === 'beside'),
    );
    answer(t, 0);
    const refusals = refusalsFor(t, see(t, 0));
    const [, , dawn] = besideIn(see(t, 0), refusals, 0)[0] ?? [];
    expect(dawn?.verb?.refusal).toMatchObject({
      reason: 'You have activated a prophecy this turn, and one is all that you may.',
      entry: { id: 'prophecy' },
    });
  });

  it('stand behind a sign that shines while one of your own has a move', () => {
    expect(besideOf(0).sign).toMatch(
      /can-act.*aria-label="Your cards beside the table, 4; active: Omen: look through and use"/,
    );
    expect(besideOf(1).sign).not.toContain('can-act');
    expect(besideOf(0, { active: 1 }).sign).not.toContain('can-act');
  });

  it('of another player have no buttons but that of the tide, and what lies beneath them is hidden', () => {
    const { sheet: theirs } = besideOf(1);
    expect(theirs).toContain('aria-label="Opposing cards beside the table, 4"');
    expect(theirs.match(/class="button"/g)).toHaveLength(1);
    expect(theirs).not.toContain('Doom');
    expect(theirs).not.toContain('Fate:');
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
