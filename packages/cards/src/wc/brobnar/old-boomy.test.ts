import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('old-boomy', () => {
  it('reveals and archives cards down to a Brobnar card, which deals 2 to it', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'old-boomy', power: 1 }], deck: ['fear', 'mother', 'punch', 'anger'] },
    });
    t.me.reap('old-boomy').yes().yes();
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'old-boomy', power: 1, damage: 2, exhausted: true }],
        archives: ['fear', 'mother', 'punch'],
        deck: ['anger'],
      },
    });
    expect(revealed(t)).toEqual(['fear', 'mother', 'punch']);
  });

  it('may stop before that, unhurt', () => {
    const t = table({ me: { house: 'brobnar', line: ['old-boomy'], deck: ['fear', 'mother', 'punch'] } });
    t.me.reap('old-boomy').yes().no();
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'old-boomy', exhausted: true }],
        archives: ['fear', 'mother'],
        deck: ['punch'],
      },
    });
  });

  it('archives the card that destroys it', () => {
    const t = table({ me: { house: 'brobnar', line: ['old-boomy'], deck: ['punch', 'anger'] } });
    t.me.reap('old-boomy');
    t.expect({ me: { aember: 1, line: [], archives: ['punch'], deck: ['anger'], discard: ['old-boomy'] } });
  });

  it('stops where the deck ends, and shuffles nothing', () => {
    const t = table({ me: { house: 'brobnar', line: ['old-boomy'], deck: ['fear'], discard: ['punch'] } });
    t.me.reap('old-boomy');
    t.expect({
      me: { line: [{ id: 'old-boomy', exhausted: true }], archives: ['fear'], deck: [], discard: ['punch'] },
    });
    const u = table({ me: { house: 'brobnar', line: ['old-boomy'], deck: [], discard: ['punch'] } });
    u.me.reap('old-boomy');
    u.expect({ me: { aember: 1, line: [{ id: 'old-boomy', exhausted: true }], archives: [], discard: ['punch'] } });
  });
});
