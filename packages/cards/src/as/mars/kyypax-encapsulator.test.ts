import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kyypax-encapsulator', () => {
  it('puts an enemy creature into the archives of its owner', () => {
    const t = table({
      me: { house: 'mars', line: ['kyypax-encapsulator'] },
      foe: { line: [{ id: 'troll', aember: 1 }, 'krump'] },
    });
    t.me.reap('kyypax-encapsulator').choose('troll');
    t.expect({
      me: { aember: 2, archives: [], line: [{ id: 'kyypax-encapsulator', exhausted: true }] },
      foe: { line: ['krump'], archives: ['troll'] },
    });
  });

  it('puts one that the opponent took into the own archives', () => {
    const t = table({
      me: { house: 'mars', line: ['kyypax-encapsulator'] },
      foe: { line: [{ id: 'troll', owner: 0 }] },
    });
    t.me.reap('kyypax-encapsulator');
    t.expect({
      me: { aember: 1, archives: ['troll'], line: [{ id: 'kyypax-encapsulator', exhausted: true }] },
      foe: { line: [], archives: [] },
    });
  });

  it('takes only the ward of a warded one, and no friendly creature', () => {
    const t = table({
      me: { house: 'mars', line: ['kyypax-encapsulator', 'tunk'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.reap('kyypax-encapsulator');
    t.expect({
      me: { aember: 1, line: [{ id: 'kyypax-encapsulator', exhausted: true }, 'tunk'] },
      foe: { line: ['troll'], archives: [] },
    });
  });
});
