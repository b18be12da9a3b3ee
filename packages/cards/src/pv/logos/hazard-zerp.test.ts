import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hazard-zerp', () => {
  it('deals 3 to a creature, and draws a card where that destroys it', () => {
    const t = table({
      me: { house: 'logos', hand: ['hazard-zerp', 'hazard-zerp'], deck: ['troll'] },
      foe: { line: ['dust-pixie', 'valdr'] },
    });
    t.me.play('hazard-zerp').choose('valdr');
    t.expect({
      me: { deck: ['troll'], line: [{ id: 'hazard-zerp', exhausted: true }] },
      foe: { line: ['dust-pixie', { id: 'valdr', damage: 3 }] },
    });
    t.me.play('hazard-zerp').choose('dust-pixie');
    t.expect({
      me: {
        hand: ['troll'],
        line: [
          { id: 'hazard-zerp', exhausted: true },
          { id: 'hazard-zerp', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('Scrap: discards a card, and deals 3 to a creature', () => {
    const t = table({ me: { house: 'logos', hand: ['hazard-zerp', 'troll'] }, foe: { line: ['valdr'] } });
    t.me.discard('hazard-zerp');
    t.expect({ me: { hand: [] }, foe: { line: [{ id: 'valdr', damage: 3 }] } });
  });

  it('ruling hazard-zerp/last-card: Scrap: resolves also where it was the last card in hand', () => {
    const t = table({ me: { house: 'logos', hand: ['hazard-zerp'] }, foe: { line: ['valdr'] } });
    t.me.discard('hazard-zerp');
    t.expect({ foe: { line: [{ id: 'valdr', damage: 3 }] } });
  });
});
