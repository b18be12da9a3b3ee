import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('zyzzix-the-many', () => {
  it('may archive a creature from hand that is revealed, and gets three counters for it', () => {
    const t = table({
      me: { house: 'mars', hand: ['tocsin', 'tunk', 'punch'], line: ['zyzzix-the-many', 'blypyp'] },
      foe: {},
    });
    t.me.reap('zyzzix-the-many').yes();
    expect([...t.options()].sort()).toEqual(['tocsin', 'tunk']);
    t.me.choose('tocsin');
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.card.name] : []))).toEqual(['tocsin']);
    t.expect({
      me: {
        aember: 1,
        hand: ['punch', 'tunk'],
        archives: ['tocsin'],
        line: [{ id: 'zyzzix-the-many', exhausted: true, power: 3 }, 'blypyp'],
      },
    });
  });

  it('does so after a fight too, but the counters come too late for it', () => {
    const t = table({
      me: { house: 'mars', hand: ['tunk'], line: ['zyzzix-the-many'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('zyzzix-the-many', 'silvertooth').yes();
    t.expect({
      me: { archives: ['tunk'], line: [{ id: 'zyzzix-the-many', damage: 2, exhausted: true, power: 3 }] },
      foe: { line: [] },
    });
    const dead = table({
      me: { house: 'mars', hand: ['tunk'], line: ['zyzzix-the-many'] },
      foe: { line: ['tocsin'] },
    });
    dead.me.fight('zyzzix-the-many', 'tocsin');
    dead.expect({ me: { hand: ['tunk'], archives: [], line: [] }, foe: { line: [] } });
  });

  it('gets nothing when it is declined', () => {
    const t = table({ me: { house: 'mars', hand: ['tunk'], line: ['zyzzix-the-many'] }, foe: {} });
    t.me.reap('zyzzix-the-many').no();
    t.expect({
      me: { aember: 1, hand: ['tunk'], archives: [], line: [{ id: 'zyzzix-the-many', exhausted: true }] },
    });
  });

  it('gets nothing without a creature in hand', () => {
    const t = table({
      me: { house: 'mars', hand: ['feeding-pit'], line: ['zyzzix-the-many', 'blypyp'] },
      foe: { hand: ['tocsin'] },
    });
    t.me.reap('zyzzix-the-many');
    t.expect({
      me: {
        aember: 1,
        hand: ['feeding-pit'],
        archives: [],
        line: [{ id: 'zyzzix-the-many', exhausted: true }, 'blypyp'],
      },
      foe: { hand: ['tocsin'] },
    });
  });
});
