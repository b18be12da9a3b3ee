import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('novu-archaeologist', () => {
  it('archives a card of any type out of the discard pile', () => {
    const t = table({
      me: { house: 'logos', line: ['novu-archaeologist'], discard: ['fear', 'tocsin', 'punch'] },
      foe: { discard: ['urchin'] },
    });
    t.me.action('novu-archaeologist');
    expect(t.options()).toEqual(['fear', 'tocsin', 'punch']);
    t.me.choose('tocsin');
    t.expect({
      me: {
        aember: 0,
        archives: ['tocsin'],
        discard: ['fear', 'punch'],
        line: [{ id: 'novu-archaeologist', exhausted: true }],
      },
      foe: { discard: ['urchin'], archives: [] },
    });
  });

  it('archives nothing when the discard pile is empty', () => {
    const t = table({
      me: { house: 'logos', line: ['novu-archaeologist'], hand: ['fear'] },
      foe: { discard: ['urchin'] },
    });
    t.me.action('novu-archaeologist');
    t.expect({
      me: { hand: ['fear'], archives: [], line: [{ id: 'novu-archaeologist', exhausted: true }] },
      foe: { discard: ['urchin'] },
    });
  });

  it('archives nothing by reaping', () => {
    const t = table({ me: { house: 'logos', line: ['novu-archaeologist'], discard: ['fear'] }, foe: {} });
    t.me.reap('novu-archaeologist');
    t.expect({
      me: { aember: 1, archives: [], discard: ['fear'], line: [{ id: 'novu-archaeologist', exhausted: true }] },
    });
  });
});
