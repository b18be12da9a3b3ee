import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('essence-entangler', () => {
  it('takes 1 power for each æmber on the creature', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: [{ id: 'troll', aember: 3, upgrades: ['essence-entangler'] }] },
    });
    t.me.fight('krump', 'troll');
    t.expect({
      me: { aember: 3, line: [{ id: 'krump', exhausted: true, damage: 5 }] },
      foe: { line: [], discard: ['troll', 'essence-entangler'] },
    });
  });

  it('destroys a creature that is left without power', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['essence-entangler'] },
      foe: { line: [{ id: 'dust-pixie', aember: 1 }, 'troll'] },
    });
    t.me.play('essence-entangler').choose('dust-pixie');
    t.expect({ me: { aember: 2, discard: ['essence-entangler'] }, foe: { line: ['troll'], discard: ['dust-pixie'] } });
  });

  it('moves 1 æmber from a creature to another as scrap', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['essence-entangler'], line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', aember: 2 }, 'mother'] },
    });
    t.me.discard('essence-entangler').choose('troll').choose('bumpsy');
    t.expect({ me: { line: [{ id: 'bumpsy', aember: 1 }] }, foe: { line: [{ id: 'troll', aember: 1 }, 'mother'] } });
  });
});
