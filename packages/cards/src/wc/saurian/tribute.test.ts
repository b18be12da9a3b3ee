import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tribute', () => {
  it('lets the most powerful friendly creature capture 2, and 2 more when it is exalted', () => {
    const t = table({
      me: { house: 'saurian', hand: ['tribute'], line: ['bumpsy', 'krump'] },
      foe: { aember: 5, line: ['troll'] },
    });
    t.me.play('tribute').yes();
    t.expect({ me: { aember: 1, line: ['bumpsy', { id: 'krump', aember: 5 }] }, foe: { aember: 1, line: ['troll'] } });
  });

  it('may decline the exalt', () => {
    const t = table({ me: { house: 'saurian', hand: ['tribute'], line: ['krump'] }, foe: { aember: 5 } });
    t.me.play('tribute').no();
    t.expect({ me: { aember: 1, line: [{ id: 'krump', aember: 2 }] }, foe: { aember: 3 } });
  });

  it('ruling tribute/once: the repeat is offered once, also where nothing was captured', () => {
    const t = table({ me: { house: 'saurian', hand: ['tribute'], line: ['krump'] }, foe: { aember: 0 } });
    t.me.play('tribute').yes();
    t.expect({ me: { aember: 1, line: [{ id: 'krump', aember: 1 }] }, foe: { aember: 0 } });
  });

  it('lets its player choose among equals, and again at the repeat', () => {
    const t = table({ me: { house: 'saurian', hand: ['tribute'], line: ['bumpsy', 'mother'] }, foe: { aember: 5 } });
    t.me.play('tribute').choose('mother').yes().choose('bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bumpsy', aember: 2 },
          { id: 'mother', aember: 3 },
        ],
      },
      foe: { aember: 1 },
    });
  });
});
