import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = (id: string) => ({ id, token: 'phantasm', exhausted: true });
const used = { id: 'spinnertech', exhausted: true };

describe('spinnertech', () => {
  it('puts a card of the discard pile on top of the deck as it is played, of which the token creature is made', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['spinnertech'],
        deck: ['mother'],
        discard: ['anger', 'troll'],
        beside: ['phantasm'],
      },
    });
    t.me.play('spinnertech').choose('troll').flank('right');
    t.expect({ me: { line: [used, made('troll')], deck: ['mother'], discard: ['anger'] } });
  });

  it('does so when it is destroyed, and is not in the discard pile yet', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['spinnertech'], deck: ['mother'], discard: ['anger'], beside: ['phantasm'] },
    });
    t.me.fight('troll', 'spinnertech').flank('right');
    t.expect({
      me: { line: [{ id: 'troll', damage: 4, exhausted: true }] },
      foe: { line: [made('anger')], deck: ['mother'], discard: ['spinnertech'] },
    });
  });

  it('makes one of the deck where the discard pile is empty', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['spinnertech'], deck: ['mother', 'krump'], beside: ['phantasm'] },
    });
    t.me.play('spinnertech').flank('left');
    t.expect({ me: { line: [made('mother'), used], deck: ['krump'] } });
  });
});
