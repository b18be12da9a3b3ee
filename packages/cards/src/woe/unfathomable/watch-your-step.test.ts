import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const me = {
  house: 'unfathomable',
  houses: ['unfathomable', 'logos', 'sanctum'],
  hand: ['watch-your-step'],
  beside: ['priest'],
  deck: Array.from({ length: 9 }, () => 'mother'),
} as const;
const houses = ['brobnar', 'logos', 'dis'] as const;
const token = { id: 'mother', token: 'priest' };

describe('watch-your-step', () => {
  it('makes 2 ready token creatures when the opponent chooses another house', () => {
    const t = table({ me, foe: { houses } });
    t.me.play('watch-your-step').choose('dis').end();
    t.foe.house('logos');
    while (t.state.ask?.kind === 'flank') t.foe.flank('left');
    t.expect({ me: { aember: 1, line: [token, token] } });
  });

  it('makes none when they choose that house, nor on later turns', () => {
    const t = table({ me, foe: { houses } });
    t.me.play('watch-your-step').choose('dis').end();
    t.foe.house('dis').end();
    t.me.house('logos').end();
    t.foe.house('logos');
    t.expect({ me: { aember: 1, line: [] } });
  });

  it('offers the houses on their identity card', () => {
    const t = table({ me, foe: { houses } });
    t.me.play('watch-your-step');
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'logos']);
  });
});
