import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('guilty-hearts', () => {
  it('destroys each creature with æmber on it, on both sides, and no other', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'], line: [{ id: 'charette', aember: 3 }, 'mother'] },
      foe: { line: ['tocsin', { id: 'raiding-knight', aember: 1 }, { id: 'pitlord', aember: 2 }], aember: 4 },
    });
    t.me.play('guilty-hearts');
    t.expect({
      me: { aember: 4, line: ['mother'], discard: ['guilty-hearts', 'charette'] },
      foe: { aember: 7, line: ['tocsin'], discard: ['pitlord', 'raiding-knight'] },
    });
  });

  it('does not touch an artifact with æmber on it', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'] },
      foe: { artifacts: [{ id: 'pocket-universe', aember: 2 }] },
    });
    t.me.play('guilty-hearts');
    t.expect({ me: { aember: 1 }, foe: { artifacts: [{ id: 'pocket-universe', aember: 2 }] } });
  });

  it('leaves a warded creature its æmber', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'] },
      foe: { line: [{ id: 'charette', aember: 3, warded: true }] },
    });
    t.me.play('guilty-hearts');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'charette', aember: 3 }] } });
  });

  it('only gives its bonus where no creature has æmber', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'], line: ['mother'] },
      foe: { line: ['tocsin'], aember: 5 },
    });
    t.me.play('guilty-hearts');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 5, line: ['tocsin'] } });
  });
});
