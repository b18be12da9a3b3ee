import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hologrammophone', () => {
  it('wards a creature of either side, whose ward takes the next damage', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['hologrammophone'], line: ['mother', 'batdrone'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('hologrammophone').choose('mother').fight('mother', 'tocsin');
    t.expect({ me: { line: [{ id: 'mother', exhausted: true }, 'batdrone'] }, foe: { line: [] } });
    const u = table({
      me: { house: 'logos', artifacts: ['hologrammophone'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    u.me.action('hologrammophone').choose('tocsin');
    u.expect({ me: { line: ['mother'] }, foe: { line: [{ id: 'tocsin', warded: true }] } });
  });
});
