import type { Table } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('fission-bloom', () => {
  /** What the icons did, in order. */
  const icons = (t: Table) =>
    t.events.flatMap((e) =>
      e.type === 'bonus' ? [e.icon] : e.type === 'gain' && e.cause === 'bonus' ? ['aember'] : [],
    );
  const used = { id: 'fission-bloom', exhausted: true };

  it('resolves the icons of the next card once more', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['fission-bloom'],
        hand: ['eclectic-inquiry'],
        deck: ['punch', 'fear', 'troll'],
      },
      foe: {},
    });
    t.me.action('fission-bloom').play('eclectic-inquiry');
    t.expect({ me: { aember: 2, archives: ['punch', 'fear'], deck: ['troll'], artifacts: [used] } });
  });

  it('serves the next card only, whether that has icons or not', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['fission-bloom'], hand: ['batdrone', 'mutagenic-serum', 'mutagenic-serum'] },
      foe: {},
    });
    t.me.action('fission-bloom').play('batdrone').play('mutagenic-serum');
    t.expect({
      me: {
        ...{ aember: 1, line: [{ id: 'batdrone', exhausted: true }], hand: ['mutagenic-serum'] },
        artifacts: [used, { id: 'mutagenic-serum', exhausted: true }],
      },
    });
    const u = table({
      me: { house: 'logos', artifacts: ['fission-bloom'], hand: ['mutagenic-serum', 'mutagenic-serum'] },
      foe: {},
    });
    u.me.action('fission-bloom').play('mutagenic-serum').play('mutagenic-serum');
    const serum = { id: 'mutagenic-serum', exhausted: true };
    u.expect({ me: { aember: 3, artifacts: [used, serum, serum] } });
  });

  it('is lost at the end of the turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', artifacts: ['fission-bloom'], hand: ['mutagenic-serum'] },
      foe: { ...foeHouses, hand: ['lifeward'] },
    });
    t.me.action('fission-bloom').end();
    t.foe.house('dis').play('lifeward').end();
    t.me.house('logos').play('mutagenic-serum');
    t.expect({ me: { aember: 1 }, foe: { aember: 1 } });
  });

  it('two of them resolve each icon three times', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['fission-bloom', 'fission-bloom'], hand: ['mutagenic-serum'] },
      foe: {},
    });
    t.me.action('fission-bloom').action('fission-bloom#2').play('mutagenic-serum');
    t.expect({ me: { aember: 3, artifacts: [used, used, { id: 'mutagenic-serum', exhausted: true }] } });
  });

  it('ruling fission-bloom/order: each icon comes again right after itself', () => {
    const t = table({
      me: {
        ...{ house: 'logos', artifacts: ['fission-bloom'], deck: ['punch', 'fear', 'troll'] },
        hand: [{ id: 'mother', bonus: ['aember', 'draw', 'aember'] }],
      },
      foe: {},
    });
    t.me.action('fission-bloom').play('mother');
    t.expect({ me: { aember: 4, hand: ['punch', 'fear'], line: [{ id: 'mother', exhausted: true }] } });
    expect(icons(t)).toEqual(['aember', 'aember', 'draw', 'draw', 'aember', 'aember']);
  });
});
