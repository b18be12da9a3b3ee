import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const rebel = { id: 'mother', token: 'rebel' };

describe('rebel', () => {
  it('deals 1 to a creature when it reaps, whoever controls that', () => {
    const t = table({ me: { house: 'mars', line: [rebel, 'troll'] }, foe: { line: ['bumpsy'] } });
    t.me.reap('rebel').choose('bumpsy');
    t.expect({
      me: { aember: 1, line: [{ ...rebel, exhausted: true }, 'troll'] },
      foe: { line: [{ id: 'bumpsy', damage: 1 }] },
    });
  });

  it('must deal it to itself where there is no other', () => {
    const t = table({ me: { house: 'mars', line: [rebel] } });
    t.me.reap('rebel');
    t.expect({ me: { aember: 1, line: [], discard: ['mother'] } });
  });
});
