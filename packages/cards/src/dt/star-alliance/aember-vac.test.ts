import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('aember-vac', () => {
  it('raises the tide when it is played', () => {
    const t = table({ me: { ...me, hand: ['aember-vac'], line: ['mother'] }, foe: {}, tide: { highFor: 1 } });
    t.me.play('aember-vac');
    t.expect({ tide: { highFor: 0 }, me: { line: [{ id: 'mother', upgrades: ['aember-vac'] }] } });
  });

  it.each([
    ['high', 0, 2],
    ['low', 1, 0],
  ] as const)(
    'lets its creature capture at the start of your turn while the tide is %s: %i',
    (_how, highFor, captured) => {
      const t = table({
        active: 1,
        me: { houses: ['star-alliance'], line: [{ id: 'mother', upgrades: ['aember-vac'] }] },
        foe: { house: 'dis', aember: 3 },
        tide: { highFor },
      });
      t.foe.end();
      t.expect({
        me: { line: [{ id: 'mother', upgrades: ['aember-vac'], aember: captured }] },
        foe: { aember: 3 - captured },
      });
    },
  );

  it('captures nothing while the tide is neutral, and no more than there is', () => {
    const at = (tide?: { highFor: number }) => {
      const t = table({
        active: 1,
        me: { houses: ['star-alliance'], line: [{ id: 'mother', upgrades: ['aember-vac'] }] },
        foe: { house: 'dis', aember: 1 },
        ...(tide ? { tide } : {}),
      });
      t.foe.end();
      return t;
    };
    at().expect({ me: { line: [{ id: 'mother', upgrades: ['aember-vac'] }] }, foe: { aember: 1 } });
    at({ highFor: 0 }).expect({
      me: { line: [{ id: 'mother', upgrades: ['aember-vac'], aember: 1 }] },
      foe: { aember: 0 },
    });
  });

  it('ruling aember-vac/controllers: on an enemy creature it raises your tide, and its creature asks for that of its own controller', () => {
    const t = table({
      me: { ...me, hand: ['aember-vac'], aember: 3 },
      foe: { houses: ['logos'], line: ['mother'], aember: 1 },
    });
    t.me.play('aember-vac').end();
    t.expect({
      active: 'foe',
      tide: { highFor: 0 },
      me: { aember: 3 },
      foe: { aember: 1, line: [{ id: 'mother', upgrades: ['aember-vac'] }] },
    });
    const high = table({
      me: { ...me, aember: 3 },
      foe: { houses: ['logos'], line: [{ id: 'mother', upgrades: [{ id: 'aember-vac', owner: 0 }] }], aember: 1 },
      tide: { highFor: 1 },
    });
    high.me.end();
    high.expect({
      me: { aember: 1 },
      foe: { aember: 1, line: [{ id: 'mother', upgrades: ['aember-vac'], aember: 2 }] },
    });
  });
});
