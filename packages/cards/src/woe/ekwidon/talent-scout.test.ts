import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const scout = { id: 'talent-scout', exhausted: true, owner: 0 };

describe('talent-scout', () => {
  it('plays a creature of the hand of the opponent as if it were its own, and goes over to the opponent', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['talent-scout'] },
      foe: { hand: ['troll', 'punch', 'mother'], line: ['bumpsy'] },
    });
    t.me.play('talent-scout').choose('mother').flank('right').flank('right');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', exhausted: true, owner: 1 }] },
      foe: { hand: ['troll', 'punch'], line: ['bumpsy', scout] },
    });
    expect(see(t.state, 0).players[1]!.hand.every(({ known }) => known)).toBe(true);
  });

  it('ruling talent-scout/treachery: a creature with treachery enters under the control of the opponent', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['talent-scout'] }, foe: { hand: ['scowly-caper'] } });
    t.me.play('talent-scout').flank('right');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { hand: [], line: [{ id: 'scowly-caper', exhausted: true }, scout] },
    });
  });

  it('goes over though there was no creature', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['talent-scout'] }, foe: { hand: ['punch'] } });
    t.me.play('talent-scout');
    t.expect({ me: { aember: 1, line: [] }, foe: { hand: ['punch'], line: [scout] } });
  });

  it('may be used whatever house is active', () => {
    const t = table({ me: { house: 'logos', line: ['talent-scout'] } });
    t.me.reap('talent-scout');
    t.expect({ me: { aember: 1, line: [{ id: 'talent-scout', exhausted: true }] } });
  });
});
