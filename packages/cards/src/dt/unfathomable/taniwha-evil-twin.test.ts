import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('taniwha-evil-twin', () => {
  it('puts a creature of your discard pile on top of your deck after it reaps', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: ['taniwha-evil-twin'],
        discard: ['troll', 'anger', 'mother'],
        deck: ['tocsin'],
      },
      foe: { discard: ['dextre'] },
    });
    t.me.reap('taniwha-evil-twin');
    expect([...t.options()].sort()).toEqual(['mother', 'troll']);
    t.me.choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'taniwha-evil-twin', exhausted: true }],
        discard: ['troll', 'anger'],
        deck: ['mother', 'tocsin'],
      },
      foe: { discard: ['dextre'] },
    });
  });

  it('does so after it fights, where its armor helps it', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['taniwha-evil-twin'], discard: ['troll'], deck: ['tocsin'] },
      foe: { line: ['dextre'] },
    });
    t.me.fight('taniwha-evil-twin', 'dextre');
    t.expect({
      me: { line: [{ id: 'taniwha-evil-twin', exhausted: true, damage: 2 }], discard: [], deck: ['troll', 'tocsin'] },
      foe: { line: [] },
    });
  });

  it('does nothing without a creature there', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['taniwha-evil-twin'], discard: ['anger'], deck: ['tocsin'] },
      foe: { discard: ['dextre'] },
    });
    t.me.reap('taniwha-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'taniwha-evil-twin', exhausted: true }], discard: ['anger'], deck: ['tocsin'] },
      foe: { discard: ['dextre'] },
    });
  });
});
