import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const grunt = { id: 'mother', token: 'grunt' };

describe('grunt', () => {
  it('is a Mars creature of 3 power, which reaps and fights', () => {
    const t = table({ me: { house: 'mars', line: [grunt, grunt] }, foe: { line: ['bumpsy'] } });
    t.me.reap('grunt#1').fight('grunt#2', 'bumpsy');
    t.expect({
      me: { aember: 1, line: [{ ...grunt, exhausted: true }], discard: ['mother'] },
      foe: { line: [{ id: 'bumpsy', damage: 3 }] },
    });
  });

  it('is used with its own house alone', () => {
    const t = table({ me: { house: 'logos', line: [grunt] } });
    t.me.cannot('reap', 'grunt', 'wrong-house');
    t.expect({ me: { line: [grunt] } });
  });
});
