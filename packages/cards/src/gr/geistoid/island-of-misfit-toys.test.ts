import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('island-of-misfit-toys', () => {
  it('returns each Geistoid card from your discard pile, and is purged', () => {
    const t = table({
      me: { house: 'geistoid', artifacts: ['island-of-misfit-toys'], discard: ['boo', 'punch', 'snippy'] },
      foe: { discard: ['boo'] },
    });
    t.me.action('island-of-misfit-toys');
    t.expect({
      me: { artifacts: [], hand: ['boo', 'snippy'], discard: ['punch'], purged: ['island-of-misfit-toys'] },
      foe: { discard: ['boo'] },
    });
  });

  it('is purged without any, too', () => {
    const t = table({ me: { house: 'geistoid', artifacts: ['island-of-misfit-toys'] } });
    t.me.action('island-of-misfit-toys');
    t.expect({ me: { artifacts: [], purged: ['island-of-misfit-toys'] } });
  });
});
