import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('sucker-punch', () => {
  it('deals 2 to an enemy, and is archived where that destroys it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['sucker-punch'], line: ['umbra'] },
      foe: { line: ['silvertooth', 'mother'] },
    });
    t.me.play('sucker-punch');
    expect(t.options()).toEqual(['silvertooth', 'mother']);
    t.me.choose('silvertooth');
    t.expect({
      me: { aember: 1, archives: ['sucker-punch'], discard: [], line: ['umbra'] },
      foe: { line: ['mother'] },
    });
  });

  it('is discarded where the creature lives', () => {
    const t = table({ me: { house: 'shadows', hand: ['sucker-punch'] }, foe: { line: ['mother'] } });
    t.me.play('sucker-punch');
    t.expect({
      me: { aember: 1, archives: [], discard: ['sucker-punch'] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('is discarded where the creature is saved, or there is none', () => {
    const saved = table({
      me: { house: 'shadows', hand: ['sucker-punch'] },
      foe: { line: [{ id: 'silvertooth', upgrades: ['armageddon-cloak'] }] },
    });
    saved.me.play('sucker-punch');
    saved.expect({ me: { archives: [], discard: ['sucker-punch'] }, foe: { line: ['silvertooth'] } });
    const none = table({ me: { house: 'shadows', hand: ['sucker-punch'], line: ['umbra'] }, foe: {} });
    none.me.play('sucker-punch');
    none.expect({ me: { aember: 1, archives: [], discard: ['sucker-punch'], line: ['umbra'] } });
  });

  it('is the first thing of the step or is not played', () => {
    const t = table({ me: { house: 'shadows', hand: ['sucker-punch', 'urchin'] }, foe: { line: ['mother'] } });
    t.me.play('urchin').cannot('play', 'sucker-punch', 'alpha');
    t.expect({ me: { hand: ['sucker-punch'], line: [{ id: 'urchin', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
