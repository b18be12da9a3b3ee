import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lethal-distraction', () => {
  it('makes a creature take 2 more whenever it is dealt damage this turn', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lethal-distraction', 'poison-wave', 'whistling-darts'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('lethal-distraction').choose('troll').play('poison-wave').play('whistling-darts');
    t.expect({
      me: { aember: 3 },
      foe: {
        line: [
          { id: 'troll', damage: 7 },
          { id: 'mother', damage: 3 },
        ],
      },
    });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['lethal-distraction'] },
      foe: { ...foeHouses, line: ['troll'], hand: ['poison-wave'] },
    });
    t.me.play('lethal-distraction').choose('troll').end();
    t.foe.house('shadows').play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: [{ id: 'troll', damage: 2 }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling lethal-distraction/two-copies: two of them add 2 each to the damage, and nothing to each other (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', hand: ['lethal-distraction', 'lethal-distraction', 'whistling-darts'] },
        foe: { line: ['troll', 'mother'] },
      });
      t.me
        .play('lethal-distraction')
        .choose('troll')
        .play('lethal-distraction')
        .choose('troll')
        .play('whistling-darts');
      t.expect({
        me: { aember: 3 },
        foe: {
          line: [
            { id: 'troll', damage: 5 },
            { id: 'mother', damage: 1 },
          ],
        },
      });
    },
  );

  it('ruling lethal-distraction/really-dealt: adds to the damage of a fight', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lethal-distraction'], line: ['dodger'] },
      foe: { aember: 1, line: ['troll'] },
    });
    t.me.play('lethal-distraction').choose('troll').fight('dodger', 'troll');
    t.expect({
      me: { line: [], discard: ['dodger', 'lethal-distraction'] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 7 }] },
    });
  });

  it('ruling lethal-distraction/really-dealt: where a ward stops the damage there is nothing to add to', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lethal-distraction', 'whistling-darts'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('lethal-distraction').choose('troll').play('whistling-darts');
    t.expect({ me: { aember: 2 }, foe: { line: ['troll'] } });
  });
});
