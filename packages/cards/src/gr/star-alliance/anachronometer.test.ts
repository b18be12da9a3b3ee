import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('anachronometer', () => {
  it('shuffles your discard pile into your deck, draws a card and discards as many as the opponent has discarded', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: 'krump', upgrades: ['anachronometer'] }],
        deck: ['mother', 'mother'],
        discard: ['mother', 'mother'],
      },
      foe: { discard: ['bumpsy', 'valdr'] },
    });
    t.me.reap('krump');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'krump', exhausted: true, upgrades: ['anachronometer'] }],
        hand: ['mother'],
        deck: ['mother'],
        discard: ['mother', 'mother'],
      },
    });
  });

  it('discards what there is, after a fight too', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', upgrades: ['anachronometer'] }], deck: ['mother', 'mother'] },
      foe: { line: ['dust-pixie'], discard: ['bumpsy', 'valdr', 'valdr'] },
    });
    t.me.fight('troll', 'dust-pixie');
    t.expect({
      me: {
        line: [{ id: 'troll', exhausted: true, damage: 1, upgrades: ['anachronometer'] }],
        hand: ['mother'],
        deck: [],
        discard: ['mother'],
      },
      foe: { line: [] },
    });
  });
});
