import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const warrior = { id: 'mother', token: 'warrior' };

describe('warrior', () => {
  it('cannot reap while there is an enemy creature', () => {
    const t = table({ me: { house: 'brobnar', line: [warrior] }, foe: { line: ['batdrone'] } });
    t.me.cannot('reap', 'warrior');
    t.me.fight('warrior', 'batdrone');
    t.expect({ me: { line: [{ ...warrior, exhausted: true, damage: 2 }] }, foe: { line: [], discard: ['batdrone'] } });
  });

  it('reaps where there is none, whatever creatures its controller has', () => {
    const t = table({ me: { house: 'brobnar', line: [warrior, 'troll'] }, foe: { artifacts: ['library-of-babble'] } });
    t.me.reap('warrior');
    t.expect({ me: { aember: 1, line: [{ ...warrior, exhausted: true }, 'troll'] } });
  });
});
