import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('emperor-memrox', () => {
  it('archives a card, and gains 1 for each in the archives', () => {
    const t = table({
      me: { house: 'mars', line: ['emperor-memrox'], hand: ['krump', 'mother'], archives: ['valdr', 'anger'] },
      foe: {},
    });
    t.me.reap('emperor-memrox').choose('mother');
    t.expect({
      me: {
        aember: 4,
        line: [{ id: 'emperor-memrox', exhausted: true }],
        hand: ['krump'],
        archives: ['mother', 'valdr', 'anger'],
      },
    });
  });

  it('gains for those that are there where its player has no card to archive', () => {
    const t = table({ me: { house: 'mars', line: ['emperor-memrox'], archives: ['valdr'] }, foe: {} });
    t.me.reap('emperor-memrox');
    t.expect({ me: { aember: 2, line: [{ id: 'emperor-memrox', exhausted: true }] } });
  });

  it('is invulnerable in the center alone', () => {
    const t = table({
      me: {
        house: 'ouboros',
        line: ['krump', 'emperor-memrox', 'valdr'],
        hand: ['vanguard-wounds', 'pip-the-pilferer', 'vanguard-wounds'],
      },
      foe: {},
    });
    t.me
      .play('vanguard-wounds')
      .choose('emperor-memrox')
      .play('pip-the-pilferer')
      .play('vanguard-wounds')
      .choose('emperor-memrox');
    t.expect({
      me: {
        line: ['krump', { id: 'emperor-memrox', damage: 3 }, 'valdr', { id: 'pip-the-pilferer', exhausted: true }],
      },
    });
  });
});
