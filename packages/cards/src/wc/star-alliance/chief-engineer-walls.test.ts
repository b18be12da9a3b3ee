import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('chief-engineer-walls', () => {
  it('returns an upgrade or a Robot, of any type, from the discard pile', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['chief-engineer-walls'],
        discard: ['batdrone', 'punch', 'stunner', 'bumpsy'],
      },
      foe: { discard: ['stunner'] },
    });
    t.me.play('chief-engineer-walls').yes();
    expect([...t.options()].sort()).toEqual(['batdrone', 'stunner']);
    t.me.choose('batdrone');
    t.expect({ me: { hand: ['batdrone'], line: [{ id: 'chief-engineer-walls', exhausted: true }] } });
  });

  it('may decline, and does so after a reap', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['chief-engineer-walls', 'chief-engineer-walls'], discard: ['stunner'] },
      foe: {},
    });
    t.me.reap('chief-engineer-walls').no().reap('chief-engineer-walls#2').yes();
    t.expect({
      me: {
        hand: ['stunner'],
        line: [
          { id: 'chief-engineer-walls', exhausted: true },
          { id: 'chief-engineer-walls', exhausted: true },
        ],
      },
    });
  });
});
