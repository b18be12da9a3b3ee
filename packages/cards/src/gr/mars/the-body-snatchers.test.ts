import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-body-snatchers', () => {
  it('an enemy creature that would be destroyed is healed and changes sides instead', () => {
    const t = table({
      me: { house: 'mars', hand: ['the-body-snatchers'], line: ['grabber-jammer', 'blypyp'] },
      foe: { line: ['silvertooth', 'krump'] },
    });
    t.me.play('the-body-snatchers').fight('grabber-jammer', 'silvertooth').flank('left');
    t.expect({
      me: { line: ['silvertooth', { id: 'grabber-jammer', damage: 1, exhausted: true }, 'blypyp'] },
      foe: { line: ['krump'], discard: [] },
    });
  });

  it('friendly creatures are destroyed as ever, and so is what changed sides before', () => {
    const t = table({
      me: { house: 'mars', hand: ['the-body-snatchers', 'kaboom'], line: ['zorg', 'troll'] },
      foe: { line: ['krump'] },
    });
    t.me.play('the-body-snatchers').play('kaboom');
    t.expect({
      me: { chains: 3, line: ['krump'], archives: ['zorg'], discard: ['kaboom', 'troll', 'the-body-snatchers'] },
      foe: { line: [], discard: [] },
    });
  });

  it('only this turn', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['the-body-snatchers'], line: ['troll'] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.play('the-body-snatchers').end();
    t.foe.house('brobnar').fight('krump', 'troll');
    t.expect({ me: { line: [{ id: 'troll', damage: 6 }] }, foe: { line: [], discard: ['krump'] } });
  });
});
