import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('baron-mengevin', () => {
  it('captures 1 each time you discard a Sanctum card from hand', () => {
    const t = table({
      me: { house: 'sanctum', line: ['baron-mengevin'], hand: ['raiding-knight', 'sequis'] },
      foe: { aember: 3 },
    });
    t.me.discard('raiding-knight').discard('sequis');
    t.expect({ me: { line: [{ id: 'baron-mengevin', aember: 2 }] }, foe: { aember: 1 } });
  });

  it('captures nothing for cards of other houses, of other zones, or of the opponent', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['baron-mengevin'],
        hand: ['labwork'],
        artifacts: ['crazy-killing-machine'],
        deck: ['raiding-knight'],
      },
      foe: { aember: 3, deck: ['sequis'] },
    });
    t.me.discard('labwork').action('crazy-killing-machine');
    t.expect({ me: { line: [], artifacts: [] }, foe: { aember: 3 } });
    const theirs = table({
      me: { house: 'shadows', artifacts: ['subtle-maul'], aember: 2 },
      foe: { line: ['baron-mengevin'], hand: ['raiding-knight'] },
    });
    theirs.me.action('subtle-maul');
    theirs.expect({ me: { aember: 1 }, foe: { line: [{ id: 'baron-mengevin', aember: 1 }], hand: [] } });
  });
});
