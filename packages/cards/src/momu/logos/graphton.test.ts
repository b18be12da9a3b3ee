import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('graphton', () => {
  it('archives the top card of the deck after a reap, if there is one', () => {
    const t = table({ me: { house: 'logos', line: ['graphton'], deck: ['punch', 'fear'] }, foe: {} });
    t.me.reap('graphton');
    t.expect({
      me: { aember: 1, line: [{ id: 'graphton', exhausted: true }], archives: ['punch'], deck: ['fear'] },
    });
    const empty = table({ me: { house: 'logos', line: ['graphton'], discard: ['fear'] }, foe: {} });
    empty.me.reap('graphton');
    empty.expect({ me: { aember: 1, line: [{ id: 'graphton', exhausted: true }], archives: [], discard: ['fear'] } });
  });
});
