import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('helmsman-spears', () => {
  it('discards any number of cards and draws as many', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['helmsman-spears'], hand: ['zap', 'fear', 'tribute'], deck: filler(5) },
      foe: {},
    });
    t.me.reap('helmsman-spears').choose('zap', 'tribute').done();
    t.expect({ me: { line: [{ id: 'helmsman-spears', exhausted: true }], hand: ['fear', 'punch', 'punch'] } });
  });

  it('may discard none', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['helmsman-spears'], hand: ['zap'], deck: filler(5) },
      foe: {},
    });
    t.me.reap('helmsman-spears').done();
    t.expect({ me: { line: [{ id: 'helmsman-spears', exhausted: true }], hand: ['zap'], discard: [] } });
  });
});
