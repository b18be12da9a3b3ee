import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('regrettable-meteor', () => {
  it('destroys Dinosaurs and creatures with power 6 or more, on both sides', () => {
    const t = table({
      me: { house: 'saurian', hand: ['regrettable-meteor'], line: ['questor-jarta', 'bumpsy', 'thero-centurion'] },
      foe: { line: ['krump', 'mother', 'brutodon-auxiliary'] },
    });
    t.me.play('regrettable-meteor');
    t.expect({ me: { aember: 1, line: ['bumpsy'] }, foe: { line: ['mother'] } });
  });

  it('counts power as it is: counters and effects count', () => {
    const t = table({
      me: { house: 'saurian', hand: ['regrettable-meteor'] },
      foe: {
        line: [
          { id: 'bumpsy', power: 1 },
          { id: 'mother', damage: 3 },
        ],
      },
    });
    t.me.play('regrettable-meteor');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });
});
