import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

const me = { house: 'star-alliance' } as const;

describe('com-officer-gross', () => {
  it('may search your deck for Com. Officer Hings, and your deck is shuffled', () => {
    const t = table({
      me: { ...me, hand: ['com-officer-gross'], deck: ['punch', 'com-officer-hings', 'fear'] },
      foe: {},
    });
    t.me.play('com-officer-gross').yes().choose('com-officer-hings');
    expect(revealed(t)).toEqual(['com-officer-hings']);
    expect(t.events.filter((event) => event.type === 'shuffle')).toHaveLength(1);
    t.expect({ me: { hand: ['com-officer-hings'], line: [{ id: 'com-officer-gross', exhausted: true }] } });
  });

  it('finds no other card, and none in the discard pile', () => {
    const t = table({
      me: { ...me, hand: ['com-officer-gross'], deck: ['com-officer-gross', 'fear'], discard: ['com-officer-hings'] },
      foe: {},
    });
    t.me.play('com-officer-gross').no();
    t.expect({
      me: { hand: [], discard: ['com-officer-hings'], line: [{ id: 'com-officer-gross', exhausted: true }] },
    });
  });

  it('gives each creature between the two a +1 power counter', () => {
    const t = table({
      me: { ...me, line: ['troll', 'com-officer-hings', 'mother', 'batdrone', 'com-officer-gross', 'krump'] },
      foe: { line: ['pit-demon'] },
    });
    t.me.reap('com-officer-gross');
    t.expect({
      me: {
        aember: 1,
        line: [
          'troll',
          'com-officer-hings',
          { id: 'mother', power: 1 },
          { id: 'batdrone', power: 1 },
          { id: 'com-officer-gross', exhausted: true },
          'krump',
        ],
      },
      foe: { line: ['pit-demon'] },
    });
  });

  it('does so after it fights, on whichever side Hings stands', () => {
    const t = table({
      me: { ...me, line: ['com-officer-gross', 'mother', 'com-officer-hings'] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('com-officer-gross', 'urchin');
    t.expect({
      me: {
        line: [{ id: 'com-officer-gross', exhausted: true }, { id: 'mother', power: 1 }, 'com-officer-hings'],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('gives nothing without Hings, or with one in the line of the opponent', () => {
    const t = table({
      me: { ...me, line: ['com-officer-gross', 'mother'] },
      foe: { line: ['troll', 'com-officer-hings'] },
    });
    t.me.reap('com-officer-gross');
    t.expect({
      me: { aember: 1, line: [{ id: 'com-officer-gross', exhausted: true }, 'mother'] },
      foe: { line: ['troll', 'com-officer-hings'] },
    });
  });
});
