import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const cadet = { id: 'mother', token: 'cadet' };

describe('cadet', () => {
  it('readies its most powerful neighbor when it is destroyed', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [
          { id: 'bumpsy', exhausted: true },
          cadet,
          { id: 'dew-faerie', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
    });
    t.me.play('punch').choose('cadet');
    t.expect({
      me: {
        aember: 1,
        discard: ['punch', 'mother'],
        line: ['bumpsy', { id: 'dew-faerie', exhausted: true }, { id: 'troll', exhausted: true }],
      },
    });
  });

  it('readies one of two of the same power, which the active player chooses', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [{ id: 'bumpsy', exhausted: true }, cadet, { id: 'bumpsy', exhausted: true }],
      },
    });
    t.me.play('punch').choose('cadet').choose('bumpsy#2');
    t.expect({
      me: { aember: 1, discard: ['punch', 'mother'], line: [{ id: 'bumpsy', exhausted: true }, 'bumpsy'] },
    });
  });

  it('readies no weaker neighbor where the most powerful is ready', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['bumpsy', cadet, { id: 'dew-faerie', exhausted: true }] },
    });
    t.me.play('punch').choose('cadet');
    t.expect({
      me: { aember: 1, discard: ['punch', 'mother'], line: ['bumpsy', { id: 'dew-faerie', exhausted: true }] },
    });
  });

  it('alone readies nobody', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: [cadet] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1, discard: ['punch', 'mother'], line: [] } });
  });
});
