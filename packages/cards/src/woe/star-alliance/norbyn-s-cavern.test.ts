import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('norbyn-s-cavern', () => {
  it('gives each friendly Æmberling 3 power and skirmish, and no other creature', () => {
    const token = { id: 'mother', token: 'aemberling' };
    const t = table({
      me: { house: 'star-alliance', artifacts: ['norbyn-s-cavern'], line: [token, token, 'alien-horror'] },
      foe: { line: ['bumpsy', 'dust-pixie'] },
    });
    t.me.fight('aemberling', 'bumpsy').fight('alien-horror', 'dust-pixie');
    t.expect({
      me: {
        line: [{ ...token, exhausted: true }, token, { id: 'alien-horror', exhausted: true, damage: 1 }],
      },
      foe: { line: [{ id: 'bumpsy', damage: 4 }] },
    });
  });
});
