import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('sir-jaune', () => {
  it.each([
    [8, 2],
    [3, 1],
    [2, 0],
  ])('captures of %i æmber a third, rounded down: %i', (theirs, third) => {
    const t = table({ me: { house: 'sanctum', hand: ['sir-jaune'] }, foe: { aember: theirs } });
    t.me.play('sir-jaune');
    t.expect({ me: { line: [{ id: 'sir-jaune', exhausted: true, aember: third }] }, foe: { aember: theirs - third } });
  });

  it('Fate: takes a third of the æmber of the active player', () => {
    const t = fated('sir-jaune', { aember: 8 }, { aember: 6 });
    t.expect({ me: { aember: 6 }, foe: { aember: 6 } });
  });
});
