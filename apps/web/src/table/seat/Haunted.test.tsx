// The sign of a player who is haunted, as it is seen and heard in games in which a card asks for it, and in others.
import type { Position } from '@vaultsong/engine';
import { actionCard, define, gain, haunted, play, position, see, when } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { Haunted } from './Haunted.tsx';

define([actionCard({ id: 'bar-wail', name: 'Wail', house: 'brobnar' }, play(when(haunted(), gain(1))))]);

const ten = Array.from({ length: 10 }, () => 'anger');

/** The sign of a seat as the first player sees it, who is haunted. @param hand of that player */
function sign(seat: number, hand: readonly string[]): string {
  const at: Position = { seats: [{ house: 'brobnar', hand: [...hand], discard: ten }, { houses: ['dis'] }] };
  const view = see(position(at), 0);
  const player = view.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}`);
  return shown(<Haunted player={player} />, { view });
}

describe('the sign of being haunted', () => {
  it('has a name, leads to its rule, and is said when it changes', () => {
    const mine = sign(0, ['bar-wail']);
    expect(mine).toContain('aria-label="You are haunted. Rule: Haunted"');
    expect(mine).toContain('<small>Haunted</small>');
    expect(mine).toContain('role="status">You are haunted</span>');
  });

  it('is not shown for a player who is not haunted, of whom that is said', () => {
    const theirs = sign(1, ['bar-wail']);
    expect(theirs).not.toContain('Rule: Haunted');
    expect(theirs).toContain('role="status">Bot is not haunted</span>');
  });

  it('is not there in games in which no card asks for it', () => {
    expect(sign(0, [])).toBe('');
  });
});
