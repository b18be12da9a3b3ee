import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('forgemaster-og', () => {
  it('takes all that its own player has left after a key', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 9, line: ['forgemaster-og'] },
      foe: { ...foeHouses, aember: 4 },
    });
    t.me.house('brobnar');
    t.expect({ me: { keys: 1, aember: 0, line: ['forgemaster-og'] }, foe: { aember: 4 } });
  });

  it('takes all that the opponent has left after theirs', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 8 },
      foe: { ...foeHouses, aember: 4, line: ['forgemaster-og'] },
    });
    t.me.house('brobnar');
    t.expect({ me: { keys: 1, aember: 0 }, foe: { aember: 4, line: ['forgemaster-og'] } });
  });

  it('takes it for a key that a card forges too', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 10, line: ['forgemaster-og'] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, line: ['forgemaster-og'] } });
  });

  it('takes nothing where no key is forged, and nothing off creatures', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 5, line: [{ id: 'forgemaster-og', aember: 2 }] },
      foe: foeHouses,
    });
    t.me.house('brobnar');
    t.expect({ me: { keys: 0, aember: 5, line: [{ id: 'forgemaster-og', aember: 2 }] } });
  });
});
