import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const upgrades = ['minerva-s-wings'];

describe('minerva-s-wings', () => {
  it('lets its creature draw 2 cards, and neither fight nor reap', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades }], deck: ['fear', 'punch', 'gub'] },
      foe: { line: ['tocsin'] },
    });
    t.me.cannot('reap', 'krump').cannot('fight', 'krump').action('krump');
    t.expect({
      me: { aember: 0, hand: ['fear', 'punch'], deck: ['gub'], line: [{ id: 'krump', exhausted: true, upgrades }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('keeps an enemy creature from both', () => {
    const t = table({
      active: 1,
      me: { line: ['tocsin'] },
      foe: { house: 'brobnar', line: [{ id: 'krump', upgrades: [{ id: 'minerva-s-wings', owner: 0 }] }] },
    });
    t.foe.cannot('reap', 'krump').cannot('fight', 'krump');
  });
});
