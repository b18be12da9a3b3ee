import { artifactCard, constant, define, resolvesIconsAgain, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('master-of-the-grey', () => {
  it('keeps the opponent from resolving the icons of what they play', () => {
    const t = table({
      active: 1,
      me: { line: ['master-of-the-grey'] },
      foe: {
        house: 'brobnar',
        hand: [{ id: 'blood-money', bonus: ['aember', 'draw', 'damage'] }],
        deck: ['troll'],
      },
    });
    t.foe.play('blood-money');
    t.expect({
      me: { line: [{ id: 'master-of-the-grey', aember: 2 }] },
      foe: { aember: 0, hand: [], deck: ['troll'], discard: ['blood-money'] },
    });
  });

  it('lets its own player resolve theirs', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['fangs-of-gizelhart'], line: ['master-of-the-grey', 'troll'] },
      foe: {},
    });
    t.me.play('fangs-of-gizelhart');
    t.expect({ me: { aember: 1, line: ['master-of-the-grey'], purged: ['troll'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling master-of-the-grey/again: what resolves an icon once more has nothing to do it to (%s)',
    (edition) => {
      define([
        artifactCard({ id: 'grey-bloom', name: 'Grey Bloom', house: 'brobnar' }, constant(resolvesIconsAgain('you'))),
      ]);
      const stopped = table({
        edition,
        active: 1,
        me: { line: ['master-of-the-grey', 'troll'] },
        foe: { house: 'brobnar', hand: ['punch'], artifacts: ['grey-bloom'] },
      });
      stopped.foe.play('punch').choose('troll');
      stopped.expect({ me: { line: ['master-of-the-grey', { id: 'troll', damage: 3 }] }, foe: { aember: 0 } });
      const free = table({
        edition,
        active: 1,
        me: { line: ['troll'] },
        foe: { house: 'brobnar', hand: ['punch'], artifacts: ['grey-bloom'] },
      });
      free.foe.play('punch');
      free.expect({ me: { line: [{ id: 'troll', damage: 3 }] }, foe: { aember: 2 } });
    },
  );

  it('ruling master-of-the-grey/controller: it is the opponent of its controller who is stopped, until it leaves play', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'master-of-the-grey', owner: 1 }] },
      foe: { house: 'brobnar', hand: ['punch', 'punch', 'punch'] },
    });
    t.foe.play('punch').play('punch');
    t.expect({ me: { line: [] }, foe: { aember: 0, discard: ['punch', 'master-of-the-grey', 'punch'] } });
    const own = table({
      active: 1,
      me: { line: ['troll'] },
      foe: { house: 'brobnar', hand: ['punch'], line: [{ id: 'master-of-the-grey', owner: 0 }] },
    });
    own.foe.play('punch').choose('troll');
    own.expect({ me: { line: [{ id: 'troll', damage: 3 }] }, foe: { aember: 1, line: ['master-of-the-grey'] } });
    t.foe.play('punch');
    t.expect({ foe: { aember: 1, discard: ['punch', 'punch', 'master-of-the-grey', 'punch'] } });
  });
});
