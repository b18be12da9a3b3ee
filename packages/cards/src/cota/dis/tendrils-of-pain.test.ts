import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('tendrils-of-pain', () => {
  it('deals 1 damage to each creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['tendrils-of-pain'], line: ['mother', 'urchin'] },
      foe: { keys: 2, line: ['tocsin', 'raiding-knight'] },
    });
    t.me.play('tendrils-of-pain');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 1 }], discard: ['tendrils-of-pain', 'urchin'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }, 'raiding-knight'] },
    });
  });

  it('deals 4 instead, not 5, when the opponent forged a key on their last turn', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses.dis, hand: ['tendrils-of-pain'], line: ['mother'] },
      foe: { ...foeHouses, aember: 6, line: ['pitlord', 'snufflegator', 'raiding-knight'] },
    });
    t.foe.house('dis').end();
    t.me.house('dis').play('tendrils-of-pain');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 4 }] },
      foe: {
        keys: 1,
        line: [
          { id: 'pitlord', damage: 4 },
          { id: 'raiding-knight', damage: 2 },
        ],
        discard: ['snufflegator'],
      },
    });
  });

  it('deals 1 when the key was forged a turn earlier, or by its own player', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses.dis, hand: ['tendrils-of-pain'], aember: 6, line: ['mother'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.foe.house('dis').end();
    t.me.house('logos').end();
    t.foe.house('dis').end();
    t.me.house('dis').play('tendrils-of-pain');
    t.expect({ me: { keys: 1, line: [{ id: 'mother', damage: 1 }] }, foe: { keys: 1 } });
  });

  it('takes only the ward of a warded creature, and the creature the next time', () => {
    const t = table({
      me: { house: 'dis', hand: ['tendrils-of-pain', 'tendrils-of-pain'] },
      foe: { line: [{ id: 'urchin', warded: true }] },
    });
    t.me.play('tendrils-of-pain');
    t.expect({ me: { aember: 1 }, foe: { line: ['urchin'] } });
    t.me.play('tendrils-of-pain');
    t.expect({ me: { aember: 2 }, foe: { line: [] } });
  });
});
