import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { revealed } from '../../testing/revealed.ts';

const me = { house: 'star-alliance' } as const;

describe('com-officer-hings', () => {
  it('may search your deck for Com. Officer Gross, and your deck is shuffled', () => {
    const t = table({
      me: { ...me, hand: ['com-officer-hings'], deck: ['punch', 'com-officer-gross', 'fear'] },
      foe: {},
    });
    t.me.play('com-officer-hings').yes().choose('com-officer-gross');
    expect(revealed(t)).toEqual(['com-officer-gross']);
    expect(t.events.filter((event) => event.type === 'shuffle')).toHaveLength(1);
    t.expect({ me: { hand: ['com-officer-gross'], line: [{ id: 'com-officer-hings', exhausted: true }] } });
  });

  it('takes nothing where the search is declined; the deck is shuffled all the same', () => {
    const t = table({ me: { ...me, hand: ['com-officer-hings'], deck: ['com-officer-gross', 'fear'] }, foe: {} });
    t.me.play('com-officer-hings').no();
    expect(t.events.filter((event) => event.type === 'shuffle')).toHaveLength(1);
    t.expect({ me: { hand: [], line: [{ id: 'com-officer-hings', exhausted: true }] } });
  });

  it.each(['reap', 'fight'] as const)('draws a card for each creature between the two after a %s', (how) => {
    const t = table({
      me: {
        ...me,
        line: ['com-officer-hings', 'mother', 'batdrone', 'com-officer-gross', 'troll'],
        deck: filler(4),
      },
      foe: { line: ['urchin'] },
    });
    if (how === 'reap') t.me.reap('com-officer-hings');
    else t.me.fight('com-officer-hings', 'urchin');
    t.expect({
      me: {
        hand: filler(2),
        line: [{ id: 'com-officer-hings', exhausted: true }, 'mother', 'batdrone', 'com-officer-gross', 'troll'],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('ruling com-officer-hings/between: counts only what stands strictly between, and of two Gross you choose one', () => {
    const at = () =>
      table({
        me: {
          ...me,
          line: ['com-officer-gross', 'mother', 'com-officer-hings', 'com-officer-gross', 'troll'],
          deck: filler(4),
        },
        foe: {},
      });
    const line = [
      'com-officer-gross',
      'mother',
      { id: 'com-officer-hings', exhausted: true },
      'com-officer-gross',
      'troll',
    ];
    const far = at();
    far.me.reap('com-officer-hings').choose('com-officer-gross#1');
    far.expect({ me: { hand: filler(1), line } });
    const near = at();
    near.me.reap('com-officer-hings').choose('com-officer-gross#2');
    near.expect({ me: { hand: [], line } });
  });

  it('draws nothing without Gross, or with one in the line of the opponent', () => {
    const t = table({
      me: { ...me, line: ['com-officer-hings', 'mother'], deck: filler(2) },
      foe: { line: ['troll', 'com-officer-gross'] },
    });
    t.me.reap('com-officer-hings');
    t.expect({
      me: { hand: [], line: [{ id: 'com-officer-hings', exhausted: true }, 'mother'] },
      foe: { line: ['troll', 'com-officer-gross'] },
    });
  });
});
