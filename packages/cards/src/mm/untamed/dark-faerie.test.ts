import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dark-faerie', () => {
  it('gains 2 after it fights, unhurt', () => {
    const t = table({ me: { house: 'untamed', line: ['dark-faerie'] }, foe: { line: ['krump'] } });
    t.me.fight('dark-faerie', 'krump');
    t.expect({
      me: { aember: 2, line: [{ id: 'dark-faerie', exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 2 }] },
    });
  });

  it('gains nothing when it is attacked, and only 1 when it reaps', () => {
    const t = table({
      me: { house: 'untamed', line: ['dark-faerie', { id: 'dew-faerie', warded: true }] },
      foe: { line: [{ id: 'dark-faerie', warded: true }] },
    });
    t.me.reap('dark-faerie').fight('dew-faerie', 'dark-faerie');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dark-faerie', exhausted: true },
          { id: 'dew-faerie', exhausted: true },
        ],
      },
      foe: { aember: 0, line: ['dark-faerie'] },
    });
  });

  it('gains nothing when hazardous destroys it before the fight', () => {
    const t = table({ me: { house: 'untamed', line: ['dark-faerie'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('dark-faerie', 'briar-grubbling');
    t.expect({ me: { aember: 0, line: [] }, foe: { line: ['briar-grubbling'] } });
  });
});
