import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('com-officer-kirby', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling com-officer-kirby/once: lets one artifact, upgrade or action of another house be played this turn (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'star-alliance', hand: ['com-officer-kirby', 'bumpsy', 'safe-place', 'punch', 'stealth-mode'] },
        foe: {},
      });
      t.me
        .play('com-officer-kirby')
        .cannot('play', 'bumpsy', 'wrong-house')
        .play('stealth-mode')
        .play('safe-place')
        .cannot('play', 'punch', 'wrong-house');
      t.expect({
        me: {
          aember: 2,
          artifacts: [{ id: 'safe-place', exhausted: true }],
          line: [{ id: 'com-officer-kirby', exhausted: true }],
        },
      });
    },
  );

  it('does so after a reap, and only in this turn', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], line: ['com-officer-kirby'], hand: ['punch'] },
      foe: foeHouses,
    });
    t.me.reap('com-officer-kirby').end();
    t.foe.house('dis').end();
    t.me.house('star-alliance').cannot('play', 'punch', 'wrong-house');
    t.expect({ me: { line: ['com-officer-kirby'] } });
  });

  it('ruling com-officer-kirby/once: a card of the active house uses it up; by the rules of before it does not', () => {
    const reaped = (edition: 'current' | 'master-16') => {
      const t = table({
        edition,
        me: {
          house: 'untamed',
          line: [{ id: 'com-officer-kirby', house: 'untamed' }],
          hand: ['fertility-chant', 'punch'],
        },
        foe: {},
      });
      t.me.reap('com-officer-kirby').play('fertility-chant');
      return t;
    };
    reaped('current').me.cannot('play', 'punch', 'wrong-house');
    reaped('master-16').me.play('punch');
  });
});
