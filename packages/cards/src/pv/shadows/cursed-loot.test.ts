import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cursed-loot', () => {
  const loot = { id: 'cursed-loot', owner: 1 } as const;

  it('enters play with the opponent, and asks nothing of its owner', () => {
    const t = table({ me: { house: 'shadows', hand: ['cursed-loot', 'urchin', 'silvertooth'] } });
    t.me.play('cursed-loot').play('urchin');
    t.expect({
      me: { hand: ['silvertooth'], line: [{ id: 'urchin', exhausted: true }] },
      foe: { artifacts: [{ id: 'cursed-loot', owner: 0, exhausted: true }] },
    });
  });

  it('discards a random card from the hand of its controller after each card they play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll', 'bumpsy', 'bumpsy'], artifacts: [loot] },
      foe: {},
    });
    t.me.play('troll');
    t.expect({
      me: {
        hand: ['bumpsy'],
        discard: ['bumpsy'],
        line: [{ id: 'troll', exhausted: true }],
        artifacts: [loot],
      },
    });
  });

  it('is destroyed when it has discarded the last one, or found none', () => {
    const t = table({ me: { house: 'brobnar', hand: ['troll', 'bumpsy'], artifacts: [loot] }, foe: {} });
    t.me.play('troll');
    t.expect({
      me: { hand: [], discard: ['bumpsy'], line: [{ id: 'troll', exhausted: true }], artifacts: [] },
      foe: { discard: ['cursed-loot'] },
    });
    const u = table({ me: { house: 'brobnar', hand: ['troll'], artifacts: [loot] }, foe: {} });
    u.me.play('troll');
    u.expect({
      me: { hand: [], line: [{ id: 'troll', exhausted: true }], artifacts: [] },
      foe: { discard: ['cursed-loot'] },
    });
  });
});
