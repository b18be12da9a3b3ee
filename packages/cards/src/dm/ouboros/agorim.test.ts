import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('agorim', () => {
  const line = ['troll', 'agorim', 'krump'];

  it('gives friendly creatures 5 power in the center, itself among them', () => {
    const t = table({
      me: {
        house: 'ouboros',
        line,
        hand: ['vanguard-wounds', 'vanguard-wounds', 'vanguard-wounds', 'vanguard-wounds'],
        deck: ['batdrone'],
      },
      foe: { line: ['mother'] },
    });
    for (const _ of [1, 2, 3]) t.me.play('vanguard-wounds').choose('krump');
    t.expect({ me: { line: ['troll', 'agorim', { id: 'krump', damage: 9 }] }, foe: { line: ['mother'] } });
    t.me.play('vanguard-wounds').choose('krump');
    t.expect({
      me: {
        line: ['troll', 'agorim'],
        discard: ['vanguard-wounds', 'krump', 'vanguard-wounds', 'vanguard-wounds', 'vanguard-wounds'],
      },
      foe: { line: ['mother'] },
    });
  });

  it('gives nothing among an even number of creatures, and its gift ends with the center', () => {
    const t = table({
      me: { house: 'ouboros', line: [...line.slice(0, 2), { id: 'krump', damage: 8 }], hand: ['pip-the-pilferer'] },
      foe: {},
    });
    t.me.play('pip-the-pilferer');
    t.expect({ me: { line: ['troll', 'agorim', { id: 'pip-the-pilferer', exhausted: true }], discard: ['krump'] } });
  });
});
