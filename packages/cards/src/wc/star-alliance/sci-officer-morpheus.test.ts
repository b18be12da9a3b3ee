import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('sci-officer-morpheus', () => {
  it('triggers the Play: ability of a creature once more', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['sci-officer-morpheus'], hand: ['first-officer-frane'] },
      foe: { aember: 5 },
    });
    t.me.play('first-officer-frane').choose('sci-officer-morpheus').choose('sci-officer-morpheus');
    t.expect({
      me: {
        line: [
          { id: 'sci-officer-morpheus', aember: 2 },
          { id: 'first-officer-frane', exhausted: true },
        ],
      },
      foe: { aember: 3 },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling sci-officer-morpheus/ability-only: not its bonus, and permissions add up (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'star-alliance',
          line: ['sci-officer-morpheus'],
          hand: ['com-officer-kirby', 'punch', 'safe-place', 'fear'],
        },
        foe: { line: ['troll'] },
      });
      t.me
        .play('com-officer-kirby')
        .play('safe-place')
        .play('punch')
        .choose('troll')
        .cannot('play', 'fear', 'wrong-house');
      t.expect({
        me: { aember: 2, line: ['sci-officer-morpheus', { id: 'com-officer-kirby', exhausted: true }] },
        foe: { line: [{ id: 'troll', damage: 3 }] },
      });
    },
  );

  it('triggers a Play: ability that it has itself once more', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', { id: 'sci-officer-morpheus', house: 'sanctum' }] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('charge').play('sci-officer-morpheus').choose('troll').choose('krump');
    t.expect({
      me: { line: [{ id: 'sci-officer-morpheus', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'krump', damage: 2 },
        ],
      },
    });
  });

  it('does nothing for creatures of the opponent', () => {
    const t = table({ me: { house: 'brobnar', hand: ['bumpsy'] }, foe: { aember: 5, line: ['sci-officer-morpheus'] } });
    t.me.play('bumpsy');
    t.expect({ me: { line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: 4, line: ['sci-officer-morpheus'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling sci-officer-morpheus/at-once: each of several Play: abilities comes again at once, before the next (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'star-alliance',
          line: ['sci-officer-morpheus'],
          hand: ['sensor-chief-garcia', 'first-officer-frane'],
        },
        foe: { aember: 5 },
      });
      t.me
        .play('sensor-chief-garcia')
        .play('first-officer-frane')
        .choose('sci-officer-morpheus')
        .choose('first-officer-frane');
      t.expect({
        me: {
          line: [
            { id: 'sci-officer-morpheus', aember: 1 },
            { id: 'sensor-chief-garcia', exhausted: true },
            { id: 'first-officer-frane', aember: 1, exhausted: true },
          ],
        },
        foe: { aember: 3 },
      });
    },
  );
});
