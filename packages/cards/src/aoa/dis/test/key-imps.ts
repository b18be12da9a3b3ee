// The tests of the three Key Imps, which differ in the key alone that nobody can forge.
import type { CardName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { it } from 'vitest';
import '../../../index.ts';
import { foeHouses, myHouses } from '../../../testing/houses.ts';

/** The tests of one of them; `forbidden`: how many keys somebody has who cannot forge another one. */
export function keyImp(id: CardName, forbidden: number): void {
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
}
