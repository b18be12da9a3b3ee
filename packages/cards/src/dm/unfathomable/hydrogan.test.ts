import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hydrogan', () => {
  const both = ['hydrogan', 'hydrogan2'];
  const used = { id: 'hydrogan', exhausted: true } as const;

  it('puts each other creature faceup under it as it is played, on both sides', () => {
    const t = table({
      me: { house: 'unfathomable', hand: both, line: ['bumpsy'] },
      foe: { line: ['troll', 'mother'], artifacts: ['cannon'] },
    });
    t.me.play('hydrogan');
    t.expect({
      me: { line: [{ ...used, under: ['bumpsy', 'troll', 'mother'] }] },
      foe: { line: [], artifacts: ['cannon'] },
    });
    const alone = table({ me: { house: 'unfathomable', hand: ['hydrogan'] }, foe: {} });
    alone.me.cannot('play', 'hydrogan', 'no-art-half');
  });

  it('a ward keeps a creature in play', () => {
    const t = table({
      me: { house: 'unfathomable', hand: both },
      foe: { line: [{ id: 'troll', warded: true }, 'mother'] },
    });
    t.me.play('hydrogan');
    t.expect({ me: { line: [{ ...used, under: ['mother'] }] }, foe: { line: ['troll'] } });
  });

  it('puts a creature from under it into play under your control after a reap or a fight, whoever owns it', () => {
    const t = table({
      me: { house: 'unfathomable', houses: ['unfathomable', 'logos', 'dis'], hand: both, line: ['bumpsy'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['troll'] },
    });
    t.me.play('hydrogan').end();
    t.foe.house('brobnar').end();
    t.me.house('unfathomable').reap('hydrogan').choose('troll').flank('left').end();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', owner: 1 },
          { id: 'hydrogan', under: ['bumpsy'] },
        ],
      },
      foe: { line: [] },
    });
  });

  it('after a fight too; with no creature under it, nothing comes', () => {
    const t = table({ me: { house: 'unfathomable', line: ['hydrogan'] }, foe: { line: ['dextre', 'mother'] } });
    t.me.fight('hydrogan', 'mother');
    t.expect({ me: { line: [{ ...used, damage: 5 }] }, foe: { line: ['dextre'] } });
    const again = table({
      me: { house: 'unfathomable', line: [{ id: 'hydrogan', under: ['troll', 'punch'] }] },
      foe: { line: ['dextre', 'mother'] },
    });
    again.me.fight('hydrogan', 'mother').flank('right');
    again.expect({
      me: {
        line: [
          { ...used, damage: 5, under: ['punch'] },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { line: ['dextre'] },
    });
  });

  it('half of a gigantic creature cannot come into play, and stays under it', () => {
    const t = table({
      me: { house: 'unfathomable', houses: ['unfathomable', 'logos', 'dis'], hand: both },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['kulsha'] },
    });
    t.me.play('hydrogan').end();
    t.foe.house('brobnar').end();
    t.me.house('unfathomable').reap('hydrogan').choose('kulsha');
    t.expect({ me: { aember: 1, line: [{ ...used, under: ['kulsha', 'kulsha2'] }] }, foe: { line: [] } });
  });

  it('purges each card under it as it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: [{ id: 'hydrogan', damage: 9, under: ['mother', 'krump'] }] },
    });
    t.me.fight('troll', 'hydrogan');
    t.expect({
      me: { line: [] },
      foe: { line: [], purged: ['mother', 'krump'], discard: ['hydrogan2', 'hydrogan'] },
    });
  });

  it('where it leaves play otherwise, they go to the discard piles of their owners', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['wrath-or-ruin'] },
      foe: { line: [{ id: 'hydrogan', under: ['mother', 'krump'] }, 'dextre'] },
    });
    t.me.play('wrath-or-ruin').choose('Return 2 enemy creatures to hand');
    t.expect({ foe: { line: [], purged: [], discard: ['krump', 'mother'], hand: [...both, 'dextre'] } });
  });
});
