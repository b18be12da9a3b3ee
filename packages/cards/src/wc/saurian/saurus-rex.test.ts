import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('saurus-rex', () => {
  it('is exalted in the center to fetch a Saurian card and shuffle', () => {
    const t = table({
      me: { house: 'saurian', line: ['bumpsy', 'saurus-rex', 'mother'], deck: ['punch', 'tribute', 'fear', 'stomp'] },
      foe: {},
    });
    t.me.reap('saurus-rex').yes().choose('stomp');
    t.expect({
      me: { aember: 1, line: ['bumpsy', { id: 'saurus-rex', aember: 1, exhausted: true }, 'mother'], hand: ['stomp'] },
    });
    expect(revealed(t)).toEqual(['stomp']);
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
  });

  it('may find nothing, and is in the center when it is alone', () => {
    const t = table({ me: { house: 'saurian', line: ['saurus-rex'], deck: ['punch', 'tribute'] }, foe: {} });
    t.me.reap('saurus-rex').yes().done();
    t.expect({ me: { aember: 1, line: [{ id: 'saurus-rex', aember: 1, exhausted: true }], hand: [] } });
  });

  it('ruling saurus-rex/center: offers nothing elsewhere, nor in a line without center, nor without the exalt', () => {
    const t = table({
      me: { house: 'saurian', line: ['saurus-rex', 'saurus-rex', 'bumpsy', 'saurus-rex'], deck: ['stomp'] },
      foe: {},
    });
    t.me.reap('saurus-rex').reap('saurus-rex#2');
    t.expect({
      me: {
        ...{ aember: 2, hand: [] },
        line: [{ id: 'saurus-rex', exhausted: true }, { id: 'saurus-rex', exhausted: true }, 'bumpsy', 'saurus-rex'],
      },
    });
    const u = table({ me: { house: 'saurian', line: ['saurus-rex'], deck: ['stomp'] }, foe: {} });
    u.me.reap('saurus-rex').no();
    u.expect({ me: { aember: 1, hand: [], line: [{ id: 'saurus-rex', exhausted: true }] } });
  });

  it('does so after a fight too', () => {
    const t = table({
      me: { house: 'saurian', line: ['saurus-rex'], deck: ['stomp', 'tribute'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('saurus-rex', 'dust-imp').yes().choose('tribute');
    t.expect({
      me: { line: [{ id: 'saurus-rex', aember: 1, damage: 2, exhausted: true }], hand: ['tribute'] },
      foe: { line: [] },
    });
  });
});
