import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('yipyax-abductor', () => {
  it('puts an upgrade into the archives, as it is played and after it fights; it leaves them for its owner’s hand', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['yipyax-abductor'] },
      foe: { ...foeHouses, line: [{ id: 'troll', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('yipyax-abductor').end();
    t.expect({ me: { archives: ['blood-of-titans'], line: ['yipyax-abductor'] }, foe: { line: ['troll'] } });
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({ me: { archives: [], line: ['yipyax-abductor'] }, foe: { hand: ['blood-of-titans'], line: ['troll'] } });
  });

  it('also one’s own; none without one', () => {
    const t = table({
      me: { house: 'mars', line: ['yipyax-abductor', { id: 'zorg', upgrades: ['jammer-pack'] }] },
      foe: { line: ['gub'] },
    });
    t.me.fight('yipyax-abductor', 'gub');
    t.expect({
      me: { archives: ['jammer-pack'], line: [{ id: 'yipyax-abductor', damage: 1, exhausted: true }, 'zorg'] },
      foe: { line: [] },
    });
    const none = table({ me: { house: 'mars', hand: ['yipyax-abductor'] }, foe: { line: ['gub'] } });
    none.me.play('yipyax-abductor');
    none.expect({ me: { archives: [], line: [{ id: 'yipyax-abductor', exhausted: true }] }, foe: { line: ['gub'] } });
  });
});
