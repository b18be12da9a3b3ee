import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('challe-the-safeguard', () => {
  it('may be deployed, and protects those beside it', () => {
    const t = table({
      me: {
        house: 'sanctum',
        ...myHouses.shadows,
        hand: ['challe-the-safeguard'],
        line: ['silvertooth', 'umbra', 'batdrone'],
      },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.play('challe-the-safeguard', { between: ['silvertooth', 'umbra'] }).end();
    t.foe.house('dis');
    expect(targetsOf(t, 'tocsin')).toEqual(['challe-the-safeguard', 'batdrone']);
    t.expect({ me: { line: ['silvertooth', 'challe-the-safeguard', 'umbra', 'batdrone'] }, foe: { line: ['tocsin'] } });
  });
});
