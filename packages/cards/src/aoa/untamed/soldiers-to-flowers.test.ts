import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('soldiers-to-flowers', () => {
  it('purges each Untamed creature of the discard piles, and its owner gains 1 for it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['soldiers-to-flowers'], discard: ['snufflegator', 'mother'] },
      foe: { discard: ['niffle-ape', 'lifeweb', 'dust-pixie'] },
    });
    t.me.play('soldiers-to-flowers');
    t.expect({
      me: { aember: 2, purged: ['snufflegator'], discard: ['soldiers-to-flowers', 'mother'] },
      foe: { aember: 2, purged: ['dust-pixie', 'niffle-ape'], discard: ['lifeweb'] },
    });
  });

  it('gives nobody anything where there is none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['soldiers-to-flowers'], discard: ['mother'], line: ['snufflegator'] },
      foe: { discard: ['lifeweb'] },
    });
    t.me.play('soldiers-to-flowers');
    t.expect({ me: { aember: 1, purged: [], line: ['snufflegator'] }, foe: { aember: 0, purged: [] } });
  });
});
