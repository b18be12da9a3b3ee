import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gizelhart-s-zealot', () => {
  it('enters ready and enraged, so that it must fight at once', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-zealot'] },
      foe: { line: ['silvertooth', 'troll'] },
    });
    t.me.play('gizelhart-s-zealot');
    t.expect({ me: { line: [{ id: 'gizelhart-s-zealot', enraged: true }] }, foe: { line: ['silvertooth', 'troll'] } });
    t.me.cannot('reap', 'gizelhart-s-zealot').fight('gizelhart-s-zealot', 'silvertooth');
    t.expect({ me: { line: [{ id: 'gizelhart-s-zealot', damage: 2, exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('may reap where there is nobody to fight, and stays enraged', () => {
    const t = table({ me: { house: 'sanctum', hand: ['gizelhart-s-zealot'] }, foe: {} });
    t.me.play('gizelhart-s-zealot').reap('gizelhart-s-zealot');
    t.expect({ me: { aember: 1, line: [{ id: 'gizelhart-s-zealot', exhausted: true, enraged: true }] } });
  });

  it('enters so too where it is put into play', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['purify'], line: ['lyco-knight'], deck: ['gizelhart-s-zealot'] },
      foe: {},
    });
    t.me.play('purify');
    t.expect({ me: { line: [{ id: 'gizelhart-s-zealot', enraged: true }], deck: [], purged: ['lyco-knight'] } });
  });

  it('does nothing to others that enter', () => {
    const t = table({ me: { house: 'sanctum', hand: ['bulwark'], line: ['gizelhart-s-zealot'] }, foe: {} });
    t.me.play('bulwark');
    t.expect({ me: { line: ['gizelhart-s-zealot', { id: 'bulwark', exhausted: true }] } });
  });
});
