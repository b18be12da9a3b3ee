import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mind-bullets', () => {
  it('as the first card of the turn it deals 1 damage to each creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['mind-bullets'], line: ['mother'] },
      foe: { line: ['troll', 'urchin'] },
    });
    t.me.play('mind-bullets');
    t.expect({ me: { line: [{ id: 'mother', damage: 1 }] }, foe: { line: [{ id: 'troll', damage: 1 }] } });
  });

  it('deals 1 more for each card played before it', () => {
    const t = table({
      me: { house: 'logos', hand: ['foggify', 'foggify', 'mind-bullets'], line: ['mother'] },
      foe: { line: ['troll', 'dextre'] },
    });
    t.me.play('foggify').play('foggify').play('mind-bullets');
    t.expect({ me: { line: [{ id: 'mother', damage: 3 }] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('is one stroke of damage: armor takes 1 of it, and a ward all', () => {
    const t = table({
      me: { house: 'logos', hand: ['foggify', 'foggify', 'mind-bullets'] },
      foe: { line: ['champion-anaphiel', { id: 'urchin', warded: true }] },
    });
    t.me.play('foggify').play('foggify').play('mind-bullets');
    t.expect({ foe: { line: [{ id: 'champion-anaphiel', damage: 2 }, 'urchin'] } });
  });

  it('does not count cards that the opponent played, nor what was discarded', () => {
    const t = table({
      active: 1,
      me: { hand: ['foggify', 'mind-bullets', 'mother'], houses: ['logos'], line: ['mother'] },
      foe: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
    });
    t.foe.play('punch').choose('troll').end();
    t.me.discard('foggify').play('mind-bullets');
    t.expect({ me: { line: [{ id: 'mother', damage: 1 }] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});
