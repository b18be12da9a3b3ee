import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const warrior = { id: 'mother', token: 'bellatoran-warrior' };

describe('bellatoran-warrior', () => {
  it('is a Saurian creature of 5 power and 2 armor', () => {
    const t = table({ me: { house: 'saurian', line: [warrior] }, foe: { line: ['bumpsy'] } });
    t.me.fight('bellatoran-warrior', 'bumpsy');
    t.expect({ me: { line: [{ ...warrior, exhausted: true, damage: 3 }] }, foe: { line: [], discard: ['bumpsy'] } });
  });

  it('reaps', () => {
    const t = table({ me: { house: 'saurian', line: [warrior] } });
    t.me.reap('bellatoran-warrior');
    t.expect({ me: { aember: 1, line: [{ ...warrior, exhausted: true }] } });
  });
});
