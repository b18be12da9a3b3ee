import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('bigger-guns-for-everyone', () => {
  it('lets the creature deal 5 to any creature after it fights', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['bigger-guns-for-everyone'], line: ['troll'] },
      foe: { line: ['mother', 'dextre'] },
    });
    t.me.play('bigger-guns-for-everyone').choose('troll').fight('troll', 'dextre').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 3, upgrades: ['bigger-guns-for-everyone'], ...used }] },
      foe: { line: [] },
    });
  });

  it('must be dealt to the creature itself where there is no other, and not after it reaps', () => {
    const armed = { id: 'troll', upgrades: ['bigger-guns-for-everyone'] };
    const t = table({ me: { house: 'brobnar', line: [armed] }, foe: { line: ['batdrone'] } });
    t.me.fight('troll', 'batdrone');
    t.expect({ me: { line: [{ ...armed, damage: 7, ...used }] }, foe: { line: [] } });
    const u = table({ me: { house: 'brobnar', line: [armed] }, foe: { line: ['mother'] } });
    u.me.reap('troll');
    u.expect({ me: { aember: 1, line: [{ ...armed, ...used }] }, foe: { line: ['mother'] } });
  });

  it('deals nothing after a fight in which the creature died', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'bumpsy', upgrades: ['bigger-guns-for-everyone'] }] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 5 }, 'mother'] } });
  });
});
