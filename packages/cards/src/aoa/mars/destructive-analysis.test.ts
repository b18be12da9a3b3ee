import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('destructive-analysis', () => {
  it('deals 2, and 2 more for each card that you purge from your archives', () => {
    const t = table({
      me: { house: 'mars', hand: ['destructive-analysis'], archives: ['fear', 'punch', 'anger'] },
      foe: { line: ['kelifi-dragon', 'mother'] },
    });
    t.me.play('destructive-analysis').choose('kelifi-dragon').choose('fear', 'anger').done();
    t.expect({
      me: { aember: 1, archives: ['punch'], purged: ['anger', 'fear'] },
      foe: { line: [{ id: 'kelifi-dragon', damage: 6 }, 'mother'] },
    });
  });

  it('deals only 2 where nothing is purged', () => {
    const t = table({
      me: { house: 'mars', hand: ['destructive-analysis'], archives: ['fear'] },
      foe: { line: ['mother'] },
    });
    t.me.play('destructive-analysis').done();
    t.expect({ me: { aember: 1, archives: ['fear'] }, foe: { line: [{ id: 'mother', damage: 2 }] } });
  });

  it('ruling destructive-analysis/warded: the ward takes all of it, with what is added', () => {
    const t = table({
      me: { house: 'mars', hand: ['destructive-analysis'], archives: ['fear', 'punch'] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.play('destructive-analysis').choose('fear', 'punch');
    t.expect({
      me: { aember: 1, archives: [], purged: ['fear', 'punch'] },
      foe: { line: ['mother'] },
    });
  });

  it('gets nothing for an enemy card, which goes to the hand of its owner instead', () => {
    const t = table({
      me: { house: 'mars', hand: ['destructive-analysis', 'mass-abduction'], archives: [] },
      foe: { line: [{ id: 'troll', damage: 1 }, 'mother'] },
    });
    t.me.play('mass-abduction').choose('troll').play('destructive-analysis').choose('troll');
    t.expect({ me: { archives: [], purged: [] }, foe: { line: [{ id: 'mother', damage: 2 }], hand: ['troll'] } });
  });
});
