// The sign of a player who is haunted, as it is seen and heard in games in which a card asks for it, and in others.
import { readFileSync } from 'node:fs';
import type { Position } from '@vaultsong/engine';
import { actionCard, define, gain, haunted, play, position, see, when } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { Haunted } from './Haunted.tsx';
import { Piles } from './Piles.tsx';

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

  it('has the place of the names of three piles, without which “End turn” is cut off', () => {
    const at: Position = {
      seats: [{ house: 'brobnar', hand: ['bar-wail'], discard: ten, archives: ['anger'] }, { houses: ['dis'] }],
    };
    const view = see(position(at), 0);
    const [player] = view.players;
    if (player === undefined) throw new Error('There is no player');
    const bar = shown(
      <>
        <Haunted player={player} />
        <Piles player={player} />
      </>,
      { view },
    );
    expect(bar).toMatch(/class="haunted[" ]/);
    expect(bar).toMatch(/class="piles"/);
    expect(bar.match(/class="(?:[^"]* )?pile[" ]/g)).toHaveLength(3);
    expect(bar.match(/class="pile-name"/g)).toHaveLength(3);
    const style = readFileSync(new URL('../../style/bar.css', import.meta.url), 'utf8');
    expect(style).toMatch(
      /\.bar:has\(\.haunted\):has\(\.piles > \.pile:nth-child\(3\)\) \.pile-name \{\s*display: none;/,
    );
    // On a phone with chains besides, the third pile would be cut off.
    const phone = readFileSync(new URL('../../style/phone.css', import.meta.url), 'utf8');
    expect(phone).toMatch(/\.bar:has\(> \.beside, > \.haunted\) > \.seat-name \{\s*display: none;/);
  });
});
