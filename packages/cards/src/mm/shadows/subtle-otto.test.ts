import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('subtle-otto', () => {
  it('makes the opponent discard a random card', () => {
    const t = table({
      me: { house: 'shadows', hand: ['subtle-otto', 'urchin'] },
      foe: { hand: ['punch', 'punch', 'punch'] },
    });
    t.me.play('subtle-otto');
    t.expect({
      me: { hand: ['urchin'], line: [{ id: 'subtle-otto', exhausted: true }] },
      foe: { hand: ['punch', 'punch'], discard: ['punch'] },
    });
  });

  it('asks nobody which', () => {
    const t = table({ me: { house: 'shadows', hand: ['subtle-otto'] }, foe: { hand: ['punch', 'fear'] } });
    t.me.play('subtle-otto');
    expect([...t.events].filter((e) => e.type === 'discard').length).toBe(1);
    t.expect({ me: { line: [{ id: 'subtle-otto', exhausted: true }] } });
  });

  it('does nothing where their hand is empty', () => {
    const t = table({
      me: { house: 'shadows', hand: ['subtle-otto', 'urchin'] },
      foe: { hand: [], deck: ['punch'], archives: ['fear'] },
    });
    t.me.play('subtle-otto');
    t.expect({
      me: { hand: ['urchin'], line: [{ id: 'subtle-otto', exhausted: true }] },
      foe: { hand: [], deck: ['punch'], archives: ['fear'], discard: [] },
    });
  });
});
