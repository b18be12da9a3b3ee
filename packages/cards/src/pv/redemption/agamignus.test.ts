import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('agamignus', () => {
  it('gains 1 after another Mutant creature enters play on either side, and not for others', () => {
    const t = table({
      me: { house: 'logos', line: ['agamignus'], hand: ['infomorph', 'dextre'] },
      foe: { houses: ['logos', 'dis', 'mars'], hand: ['infomorph'] },
    });
    t.me.play('infomorph').play('dextre');
    t.expect({
      me: { aember: 1, line: ['agamignus', { id: 'infomorph', exhausted: true }, { id: 'dextre', exhausted: true }] },
    });
    t.me.end();
    t.foe.house('logos').play('infomorph');
    t.expect({
      me: { aember: 2, line: ['agamignus', 'infomorph', 'dextre'] },
      foe: { line: [{ id: 'infomorph', exhausted: true }] },
    });
  });

  it('gains nothing for itself', () => {
    const t = table({ me: { house: 'redemption', hand: ['agamignus'] } });
    t.me.play('agamignus');
    t.expect({ me: { aember: 0, line: [{ id: 'agamignus', exhausted: true }] } });
  });

  it('Fate: destroys each creature that is no Mutant, on both sides', () => {
    const t = fated('agamignus', { line: ['valdr', 'infomorph'] }, { line: ['infomorph', 'troll'] });
    t.expect({ me: { line: ['infomorph'], discard: ['agamignus', 'troll'] }, foe: { line: ['infomorph'] } });
  });
});
