import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('martyr-s-end', () => {
  it('destroys any number of friendly creatures, and gains 1 for each', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['martyr-s-end'], line: ['mother', 'sequis', 'troll'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('martyr-s-end').choose('mother', 'troll').done();
    t.expect({ me: { aember: 3, line: ['sequis'] }, foe: { line: ['valdr'] } });
  });

  it('may destroy none', () => {
    const t = table({ me: { house: 'sanctum', hand: ['martyr-s-end'], line: ['mother'] }, foe: {} });
    t.me.play('martyr-s-end').done();
    t.expect({ me: { aember: 1, line: ['mother'] } });
  });

  it('ruling martyr-s-end/really-destroyed: a creature that only loses its ward gives nothing', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['martyr-s-end'], line: ['mother', { id: 'troll', warded: true }] },
      foe: {},
    });
    t.me.play('martyr-s-end').choose('mother', 'troll');
    t.expect({ me: { aember: 2, line: ['troll'] } });
  });

  it('ruling martyr-s-end/really-destroyed: nor one that dies as a consequence', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['martyr-s-end'], line: ['lion-bautrem', { id: 'batdrone', damage: 2 }] },
      foe: {},
    });
    t.me.play('martyr-s-end').choose('lion-bautrem').done();
    t.expect({ me: { aember: 2, line: [] } });
  });
});
