import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

// Bronze Key Imp, Silver Key Imp and Gold Key Imp differ only in the key that they keep from being forged.
describe.each([
  { id: 'bronze-key-imp', forbidden: 0 },
  { id: 'silver-key-imp', forbidden: 1 },
  { id: 'gold-key-imp', forbidden: 2 },
])('bronze-key-imp, silver-key-imp and gold-key-imp: $id', ({ id, forbidden }) => {
  it.each([0, 1, 2])('with %i keys forged, for its own player', (keys) => {
    const t = table({ step: 'forge', me: { ...myHouses.dis, keys, aember: 6, line: [id] }, foe: foeHouses });
    if (keys === 2 && forbidden !== 2) {
      t.expect({ winner: 'me', me: { line: [id] } });
      return;
    }
    t.me.house('dis');
    t.expect({ me: { keys: keys === forbidden ? keys : keys + 1, aember: keys === forbidden ? 6 : 0, line: [id] } });
  });

  it('binds the opponent too, by their own keys', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.dis, keys: forbidden, aember: 6 },
      foe: { ...foeHouses, keys: (forbidden + 1) % 3, line: [id] },
    });
    t.me.house('dis');
    t.expect({ me: { keys: forbidden, aember: 6 }, foe: { line: [id] } });
  });

  it('forbids keys that cards forge', () => {
    const t = table({
      me: {
        house: 'brobnar',
        keys: forbidden,
        hand: ['might-makes-right'],
        line: ['kelifi-dragon', 'troll', 'mother'],
      },
      foe: { line: [id] },
    });
    t.me.play('might-makes-right').choose('kelifi-dragon', 'troll', 'mother');
    t.expect({ me: { keys: forbidden, line: [] }, foe: { line: [id] } });
  });
});
