import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const aemberologist = { id: 'mother', token: 'aemberologist' };

describe('aemberologist', () => {
  it('captures 1', () => {
    const t = table({ me: { house: 'geistoid', line: [aemberologist] }, foe: { aember: 2 } });
    t.me.action('aemberologist');
    t.expect({ me: { line: [{ ...aemberologist, aember: 1, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('captures nothing where there is nothing', () => {
    const t = table({ me: { house: 'geistoid', line: [aemberologist] } });
    t.me.action('aemberologist');
    t.expect({ me: { line: [{ ...aemberologist, exhausted: true }] } });
  });
});
