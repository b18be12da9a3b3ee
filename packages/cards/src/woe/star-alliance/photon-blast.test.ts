import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('photon-blast', () => {
  const me = { house: 'star-alliance', hand: ['photon-blast'], beside: ['grunt'], deck: ['valdr', 'valdr'] } as const;
  const made = [{ id: 'valdr', token: 'grunt', exhausted: true }];

  it('deals 2 damage to a creature and 1 to its neighbors, and makes a token creature where it destroyed the creature', () => {
    const t = table({ me, foe: { line: ['troll', 'dust-pixie', 'mother', 'krump'] } });
    t.me.play('photon-blast').choose('dust-pixie');
    t.expect({
      me: { line: made },
      foe: { line: [{ id: 'troll', damage: 1 }, { id: 'mother', damage: 1 }, 'krump'] },
    });
  });

  it('makes one where it destroyed a neighbor, or several creatures', () => {
    const t = table({ me, foe: { line: ['dust-pixie', 'mother', 'dust-pixie'] } });
    t.me.play('photon-blast').choose('mother');
    t.expect({ me: { line: made, deck: ['valdr'] }, foe: { line: [{ id: 'mother', damage: 2 }] } });
  });

  it('makes none where it destroyed nothing', () => {
    const t = table({ me, foe: { line: ['troll', 'mother'] } });
    t.me.play('photon-blast').choose('mother');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'troll', damage: 1 },
          { id: 'mother', damage: 2 },
        ],
      },
    });
  });
});
