import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('early-birds', () => {
  it('readies every Shadows card on both sides, and no other card', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['early-birds'],
        artifacts: [
          { id: 'skeleton-key', ...tired },
          { id: 'cannon', ...tired },
        ],
        line: [
          { id: 'umbra', ...tired },
          { id: 'troll', ...tired },
        ],
      },
      foe: {
        line: [
          { id: 'silvertooth', ...tired },
          { id: 'krump', ...tired },
        ],
      },
    });
    t.me.play('early-birds');
    t.expect({
      me: {
        aember: 2,
        artifacts: ['skeleton-key', { id: 'cannon', ...tired }],
        line: ['umbra', { id: 'troll', ...tired }],
      },
      foe: { line: ['silvertooth', { id: 'krump', ...tired }] },
    });
  });

  it('is played before anything else in the turn or not at all', () => {
    const t = table({ me: { house: 'shadows', hand: ['early-birds'], line: ['umbra'] }, foe: {} });
    t.me.reap('umbra').cannot('play', 'early-birds', 'alpha');
    t.expect({ me: { aember: 1, hand: ['early-birds'], line: [{ id: 'umbra', ...tired }] } });
  });

  it('takes no stun off what it readies', () => {
    const t = table({
      me: { house: 'shadows', hand: ['early-birds'], line: [{ id: 'umbra', stunned: true, ...tired }] },
      foe: {},
    });
    t.me.play('early-birds');
    t.expect({ me: { aember: 2, line: [{ id: 'umbra', stunned: true }] } });
  });
});
