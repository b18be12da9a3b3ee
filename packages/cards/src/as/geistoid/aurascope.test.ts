import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('aurascope', () => {
  it('purges a card of the type of the discarded one from any discard pile, that card too', () => {
    const t = table({
      me: { house: 'geistoid', artifacts: ['aurascope'], hand: ['anger', 'gub'], discard: ['krump', 'punch'] },
      foe: { discard: ['fear', 'troll'] },
    });
    t.me.action('aurascope').choose('anger');
    expect([...t.options()].sort()).toEqual(['anger', 'fear', 'punch']);
    t.me.choose('fear');
    t.expect({
      me: {
        hand: ['gub'],
        artifacts: [{ id: 'aurascope', exhausted: true }],
        discard: ['anger', 'krump', 'punch'],
        purged: [],
      },
      foe: { discard: ['troll'], purged: ['fear'] },
    });
  });

  it('purges the discarded card where no other card of its type lies in a pile', () => {
    const t = table({
      me: { house: 'geistoid', artifacts: ['aurascope'], hand: ['gub'], discard: ['punch'] },
      foe: { discard: ['fear'] },
    });
    t.me.action('aurascope');
    t.expect({ me: { hand: [], discard: ['punch'], purged: ['gub'] }, foe: { discard: ['fear'] } });
  });

  it('purges nothing where no card can be discarded', () => {
    const t = table({
      me: { house: 'geistoid', artifacts: ['aurascope'], discard: ['punch'] },
      foe: { discard: ['fear'] },
    });
    t.me.action('aurascope');
    t.expect({ me: { discard: ['punch'], purged: [] }, foe: { discard: ['fear'], purged: [] } });
  });

  it('purges a creature for a creature, and an upgrade for an upgrade', () => {
    const at = {
      house: 'geistoid',
      artifacts: ['aurascope'],
      discard: ['krump', 'de-doss', 'fear', 'quantum-compass'],
    } as const;
    for (const [hand, purged] of [
      ['gub', 'krump'],
      ['void-shields', 'de-doss'],
      ['arcenomometer', 'quantum-compass'],
    ] as const) {
      const t = table({ me: { ...at, hand: [hand] }, foe: {} });
      t.me.action('aurascope').choose(purged);
      t.expect({ me: { purged: [purged] } });
    }
  });
});
