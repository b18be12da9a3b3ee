import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('5c077-evil-twin', () => {
  it('destroys another creature of its power, on either side', () => {
    const t = table({ me: { ...me, line: ['5c077-evil-twin', 'batdrone'] }, foe: { line: ['silvertooth', 'mother'] } });
    t.me.reap('5c077-evil-twin').choose('silvertooth').no();
    t.expect({
      me: { aember: 1, line: [{ id: '5c077-evil-twin', exhausted: true }, 'batdrone'] },
      foe: { line: ['mother'], discard: ['silvertooth'] },
    });
  });

  it('must destroy a friendly one where there is no other', () => {
    const t = table({ me: { ...me, line: ['5c077-evil-twin', 'batdrone'] }, foe: { line: ['mother'] } });
    t.me.reap('5c077-evil-twin').no();
    t.expect({
      me: { aember: 1, line: [{ id: '5c077-evil-twin', exhausted: true }], discard: ['batdrone'] },
      foe: { line: ['mother'] },
    });
  });

  it('only takes the ward of a creature that has one', () => {
    const t = table({
      me: { ...me, line: [{ id: '5c077-evil-twin', power: 3 }] },
      foe: { line: [{ id: 'mother', warded: true }, 'batdrone'] },
    });
    t.me.reap('5c077-evil-twin').no();
    t.expect({
      me: { aember: 1, line: [{ id: '5c077-evil-twin', power: 3, exhausted: true }] },
      foe: { line: ['mother', 'batdrone'] },
    });
  });

  it('grows after it has destroyed: the power that counts is that of before', () => {
    const t = table({ me: { ...me, line: ['5c077-evil-twin'] }, foe: { line: ['batdrone', 'dextre'] } });
    t.me.reap('5c077-evil-twin').yes().choose('Give it a +1 power counter');
    t.expect({
      me: { aember: 1, line: [{ id: '5c077-evil-twin', power: 1, exhausted: true }] },
      foe: { line: ['dextre'] },
    });
  });

  it('ruling 5c077-evil-twin/counter: the counter may be declined, and does not ask for a creature to destroy', () => {
    const at = () => table({ me: { ...me, line: [{ id: '5c077-evil-twin', power: 1 }] }, foe: { line: ['mother'] } });
    const declined = at();
    declined.me.reap('5c077-evil-twin').no();
    declined.expect({
      me: { aember: 1, line: [{ id: '5c077-evil-twin', power: 1, exhausted: true }] },
      foe: { line: ['mother'] },
    });
    const taken = at();
    taken.me.reap('5c077-evil-twin').yes().choose('Remove a +1 power counter');
    taken.expect({
      me: { aember: 1, line: [{ id: '5c077-evil-twin', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });
});
