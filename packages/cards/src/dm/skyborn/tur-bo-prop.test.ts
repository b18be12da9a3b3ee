import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tur-bo-prop', () => {
  it('draws 2 cards if a blue key is forged, otherwise one', () => {
    const t = table({
      me: { house: 'skyborn', line: ['tur-bo-prop'], deck: ['anger', 'krump', 'troll'] },
      foe: { keys: ['blue'] },
    });
    t.me.reap('tur-bo-prop');
    t.expect({ me: { aember: 1, hand: ['anger', 'krump'], line: [{ id: 'tur-bo-prop', exhausted: true }] } });
    const none = table({
      me: { house: 'skyborn', line: ['tur-bo-prop'], deck: ['anger', 'krump', 'troll'] },
      foe: { keys: ['red'] },
    });
    none.me.reap('tur-bo-prop');
    none.expect({ me: { hand: ['anger'], line: [{ id: 'tur-bo-prop', exhausted: true }] } });
  });
});
