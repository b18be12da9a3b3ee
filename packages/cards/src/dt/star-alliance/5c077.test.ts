import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('5c077', () => {
  it('readies and uses another friendly creature of its power', () => {
    const t = table({ me: { ...me, line: ['5c077', { id: 'batdrone', exhausted: true }, 'mother'] }, foe: {} });
    t.me.reap('5c077').no();
    t.expect({
      me: { aember: 2, line: [{ id: '5c077', exhausted: true }, { id: 'batdrone', exhausted: true }, 'mother'] },
    });
  });

  it('compares power as it is now, and asks which of several', () => {
    const t = table({
      me: { ...me, line: [{ id: '5c077', power: 1 }, { id: 'dextre', exhausted: true }, 'explo-rover', 'batdrone'] },
      foe: {},
    });
    t.me.reap('5c077').choose('dextre').no();
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: '5c077', power: 1, exhausted: true },
          { id: 'dextre', exhausted: true },
          'explo-rover',
          'batdrone',
        ],
      },
    });
  });

  it('uses neither itself nor an enemy creature', () => {
    const t = table({ me: { ...me, line: ['5c077', 'mother'] }, foe: { line: [{ id: 'batdrone', exhausted: true }] } });
    t.me.reap('5c077').no();
    t.expect({
      me: { aember: 1, line: [{ id: '5c077', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'batdrone', exhausted: true }] },
    });
  });

  it('gives itself a +1 power counter, or takes one away', () => {
    const grows = table({ me: { ...me, line: ['5c077'] }, foe: {} });
    grows.me.reap('5c077').yes().choose('Give it a +1 power counter');
    grows.expect({ me: { aember: 1, line: [{ id: '5c077', power: 1, exhausted: true }] } });
    const shrinks = table({ me: { ...me, line: [{ id: '5c077', power: 2 }] }, foe: {} });
    shrinks.me.reap('5c077').yes().choose('Remove a +1 power counter');
    shrinks.expect({ me: { aember: 1, line: [{ id: '5c077', power: 1, exhausted: true }] } });
  });

  it('ruling 5c077/counter: without a creature to use and without a counter, one may still choose to remove one', () => {
    const t = table({ me: { ...me, line: ['5c077'] }, foe: {} });
    t.me.reap('5c077').yes().choose('Remove a +1 power counter');
    t.expect({ me: { aember: 1, line: [{ id: '5c077', exhausted: true }] } });
  });
});
