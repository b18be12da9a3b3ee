import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('modular-exoskeleton', () => {
  const foe = { houses: ['brobnar', 'dis'], line: ['krump'] } as const;

  it('gives 4 power', () => {
    const t = table({ me: { house: 'brobnar', line: [{ id: 'bumpsy', upgrades: ['modular-exoskeleton'] }] }, foe });
    t.me.fight('bumpsy', 'krump');
    t.expect({
      me: { line: [{ id: 'bumpsy', exhausted: true, damage: 6, upgrades: ['modular-exoskeleton'] }] },
      foe: { aember: 0, line: [] },
    });
  });

  it('may come back from the discard pile at the start of your turn', () => {
    for (const [answer, hand] of [
      ['yes', ['modular-exoskeleton']],
      ['no', []],
    ] as const) {
      const t = table({
        me: {
          house: 'brobnar',
          houses: ['brobnar', 'star-alliance'],
          discard: ['modular-exoskeleton'],
          deck: ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'troll'],
        },
        foe,
      });
      t.me.end();
      t.foe.house('brobnar').end();
      t.me[answer]().house('brobnar');
      t.expect({
        me: { hand: ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', ...hand] },
        foe: { line: ['krump'] },
      });
    }
  });
});
