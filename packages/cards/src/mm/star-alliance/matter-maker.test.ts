import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('matter-maker', () => {
  it('lets upgrades of any house be played, however many, and no other cards', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['matter-maker', 'way-of-the-bear', 'collar-of-subordination', 'troll', 'fear', 'safe-place'],
        line: ['explo-rover'],
      },
      foe: { line: ['urchin'] },
    });
    t.me.cannot('play', 'way-of-the-bear', 'wrong-house').play('matter-maker');
    t.me.play('way-of-the-bear').choose('explo-rover').play('collar-of-subordination').choose('explo-rover');
    t.me
      .cannot('play', 'troll', 'wrong-house')
      .cannot('play', 'fear', 'wrong-house')
      .cannot('play', 'safe-place', 'wrong-house');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'matter-maker', exhausted: true }],
        line: [{ id: 'explo-rover', upgrades: ['way-of-the-bear', 'collar-of-subordination'] }],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('does so for its controller alone', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], artifacts: ['matter-maker'] },
      foe: { ...foeHouses, line: ['tocsin'], hand: ['force-field'] },
    });
    t.me.end();
    t.foe.house('dis').cannot('play', 'force-field', 'wrong-house');
    t.expect({ me: { artifacts: ['matter-maker'] }, foe: { line: ['tocsin'] } });
  });

  it('does not let an upgrade of another house be discarded', () => {
    const t = table({
      me: { house: 'star-alliance', artifacts: ['matter-maker'], line: ['explo-rover'], hand: ['way-of-the-bear'] },
      foe: {},
    });
    t.me.cannot('discard', 'way-of-the-bear', 'wrong-house').play('way-of-the-bear');
    t.expect({ me: { aember: 1, line: [{ id: 'explo-rover', upgrades: ['way-of-the-bear'] }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling explo-rover/upgrade: lets a creature of another house be played as an upgrade, and not as a creature (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', artifacts: ['matter-maker'], line: ['tocsin'], hand: ['explo-rover'] },
        foe: {},
      });
      t.me.cannot('play', 'explo-rover', 'wrong-house').play('explo-rover', 'as-upgrade');
      t.expect({ me: { line: [{ id: 'tocsin', upgrades: ['explo-rover'] }] } });
    },
  );
});
