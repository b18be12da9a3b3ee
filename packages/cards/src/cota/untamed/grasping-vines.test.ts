import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('grasping-vines', () => {
  it('returns up to 3 artifacts of both players to the hands of their owners', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'], artifacts: ['library-of-babble', 'speed-sigil'] },
      foe: { artifacts: ['hallowed-blaster', 'seeker-needle'] },
    });
    t.me.play('grasping-vines').choose('library-of-babble', 'hallowed-blaster', 'seeker-needle');
    t.expect({
      me: { aember: 1, hand: ['library-of-babble'], artifacts: ['speed-sigil'], discard: ['grasping-vines'] },
      foe: { hand: ['hallowed-blaster', 'seeker-needle'], artifacts: [] },
    });
  });

  it('may return fewer, or none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines', 'grasping-vines'], artifacts: ['library-of-babble'] },
      foe: { artifacts: ['hallowed-blaster', 'seeker-needle'] },
    });
    t.me.play('grasping-vines').choose('seeker-needle').done().play('grasping-vines').done();
    t.expect({
      me: { aember: 2, hand: [], artifacts: ['library-of-babble'] },
      foe: { hand: ['seeker-needle'], artifacts: ['hallowed-blaster'] },
    });
  });

  it('gives an artifact that changed sides to its owner', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'] },
      foe: { artifacts: [{ id: 'library-of-babble', owner: 0 }] },
    });
    t.me.play('grasping-vines').choose('library-of-babble');
    t.expect({ me: { aember: 1, hand: ['library-of-babble'] }, foe: { hand: [], artifacts: [] } });
  });

  it('leaves creatures and upgrades alone', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('grasping-vines');
    t.expect({ me: { aember: 1 }, foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] } });
  });

  it('a Spangler Box that it returns gives back the creature it purged', () => {
    const t = table({
      me: {
        house: 'logos',
        ...myHouses.untamed,
        artifacts: ['spangler-box'],
        line: ['tocsin'],
        hand: ['grasping-vines'],
      },
      foe: foeHouses,
    });
    t.me.action('spangler-box').choose('tocsin').end();
    t.foe.house('dis').end();
    t.me.house('untamed').play('grasping-vines').choose('spangler-box');
    t.expect({
      me: {
        aember: 1,
        hand: ['spangler-box'],
        purged: [],
        artifacts: [],
        line: [{ id: 'tocsin', exhausted: true }],
        discard: ['grasping-vines'],
      },
      foe: { artifacts: [] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling masterplan/grasping-vines: played from under a Masterplan it can save the Masterplan from its sacrifice (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', artifacts: [{ id: 'masterplan', under: ['grasping-vines'] }], hand: [] },
        foe: {},
      });
      t.me.omni('masterplan').choose('masterplan');
      t.expect({ me: { aember: 1, hand: ['masterplan'], artifacts: [], discard: ['grasping-vines'] } });
    },
  );
});
