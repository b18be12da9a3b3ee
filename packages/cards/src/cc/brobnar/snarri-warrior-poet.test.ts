import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('snarri-warrior-poet', () => {
  it('draws a card after each fight of a friendly creature, its own too, and not after a reap', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['snarri-warrior-poet', 'rowdy-skald', 'bumpsy'],
        deck: ['punch', 'anger', 'troll'],
      },
      foe: { line: ['splinter', 'splinter'] },
    });
    t.me.fight('rowdy-skald', 'splinter');
    t.expect({
      me: {
        line: ['snarri-warrior-poet', { ...used('rowdy-skald'), damage: 1 }, 'bumpsy'],
        hand: ['punch'],
        deck: ['anger', 'troll'],
      },
      foe: { line: ['splinter'] },
    });
    t.me.fight('snarri-warrior-poet', 'splinter').reap('bumpsy');
    t.expect({
      me: {
        line: [{ ...used('snarri-warrior-poet'), damage: 1 }, { ...used('rowdy-skald'), damage: 1 }, used('bumpsy')],
        hand: ['punch', 'anger'],
        deck: ['troll'],
      },
      foe: { line: [] },
    });
  });

  it('draws nothing when an enemy creature attacks', () => {
    const t = table({
      active: 1,
      me: { line: ['snarri-warrior-poet', 'rowdy-skald'], deck: ['punch'] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    t.foe.fight('troll', 'rowdy-skald');
    t.expect({
      me: { line: ['snarri-warrior-poet'], hand: [], deck: ['punch'] },
      foe: { line: [{ ...used('troll'), damage: 4 }] },
    });
  });
});
