import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('captain-val-jericho', () => {
  it('lets its player play one card of another house each turn from the center', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: ['mother', 'captain-val-jericho', 'bumpsy'],
        hand: ['punch', 'punch', 'zap'],
      },
      foe: { line: ['troll'] },
    });
    t.me.play('punch').choose('troll').cannot('play', 'punch', 'wrong-house');
    t.expect({
      me: { aember: 1, line: ['mother', 'captain-val-jericho', 'bumpsy'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('ruling captain-val-jericho/center: nobody is in the center of an even number', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['mother', 'captain-val-jericho'], hand: ['punch'] },
      foe: {},
    });
    t.me.cannot('play', 'punch', 'wrong-house');
    const u = table({
      me: { house: 'star-alliance', line: ['captain-val-jericho', 'mother', 'bumpsy'], hand: ['punch'] },
      foe: {},
    });
    u.me.cannot('play', 'punch', 'wrong-house');
  });

  it('ruling captain-val-jericho/center: cards of the active house do not use it up', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['captain-val-jericho'], hand: ['punch', 'stealth-mode'] },
      foe: { line: ['troll'] },
    });
    t.me.play('stealth-mode').play('punch').choose('troll');
    t.expect({ me: { aember: 2, line: ['captain-val-jericho'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('ruling captain-val-jericho/com-officer-kirby: a card that both permit uses up the one that its player says', () => {
    const played = (permission: string) => {
      const t = table({
        me: {
          house: 'star-alliance',
          line: ['bumpsy', 'captain-val-jericho'],
          hand: ['com-officer-kirby', 'punch', 'bumpsy', 'fear'],
        },
        foe: { line: ['troll'] },
      });
      t.me.play('com-officer-kirby').play('punch').choose(permission).choose('troll');
      return t;
    };
    played('com-officer-kirby').me.play('bumpsy');
    played('captain-val-jericho').me.cannot('play', 'bumpsy', 'wrong-house').play('fear').choose('troll');
  });

  it.each(['cota-1.3', 'master-16'] as const)(
    'ruling captain-val-jericho/com-officer-kirby: before 18.4 the narrower permission is used up, and nothing is asked (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'star-alliance',
          line: ['bumpsy', 'captain-val-jericho'],
          hand: ['com-officer-kirby', 'punch', 'fear'],
        },
        foe: { line: ['troll'] },
      });
      t.me.play('com-officer-kirby').play('punch').choose('troll').play('fear');
      t.expect({
        me: { aember: 1, line: ['bumpsy', 'captain-val-jericho', { id: 'com-officer-kirby', exhausted: true }] },
        foe: { line: [], hand: ['troll'] },
      });
    },
  );
});
