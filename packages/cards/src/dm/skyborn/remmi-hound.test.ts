import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('remmi-hound', () => {
  it('while it is exhausted, friendly flank creatures have 4 more power', () => {
    const line = ['krump', { id: 'remmi-hound', exhausted: true }, 'mother'];
    const t = table({
      me: { house: 'ouboros', hand: ['vanguard-wounds', 'vanguard-wounds'], line, deck: ['anger'] },
      foe: {},
    });
    t.me.play('vanguard-wounds').choose('mother').play('vanguard-wounds').choose('mother');
    t.expect({ me: { line: ['krump', { id: 'remmi-hound', exhausted: true }, { id: 'mother', damage: 6 }] } });
  });

  it('not while it is ready', () => {
    const t = table({
      me: {
        house: 'ouboros',
        hand: ['vanguard-wounds', 'vanguard-wounds'],
        line: ['krump', 'remmi-hound', 'mother'],
        deck: ['anger'],
      },
      foe: {},
    });
    t.me.play('vanguard-wounds').choose('mother').play('vanguard-wounds').choose('mother');
    t.expect({ me: { line: ['krump', 'remmi-hound'] } });
  });
});
