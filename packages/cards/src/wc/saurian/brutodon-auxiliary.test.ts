import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('brutodon-auxiliary', () => {
  it('protects its neighbors by taunt, and deals 2 to who attacks it', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['dust-imp', 'brutodon-auxiliary', 'tocsin'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['brutodon-auxiliary']);
    t.me.fight('troll', 'brutodon-auxiliary');
    t.expect({ me: { line: [], discard: ['troll'] }, foe: { line: ['dust-imp', 'tocsin'] } });
  });

  it('may be reached where it is stood beside by nobody with elusive help: its hazard kills weak attackers first', () => {
    const t = table({ me: { house: 'dis', line: ['dust-imp'] }, foe: { line: ['brutodon-auxiliary'] } });
    t.me.fight('dust-imp', 'brutodon-auxiliary');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: ['brutodon-auxiliary'] } });
  });
});
