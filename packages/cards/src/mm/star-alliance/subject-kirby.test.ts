import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('subject-kirby', () => {
  it('ruling subject-kirby/one-creature: lets one creature of another house be played, and nothing else of other houses', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['subject-kirby', 'bumpsy', 'tocsin', 'punch', 'safe-place', 'way-of-the-bear'],
        line: ['mother'],
      },
      foe: {},
    });
    t.me.cannot('play', 'bumpsy', 'wrong-house').play('subject-kirby');
    t.me
      .cannot('play', 'punch', 'wrong-house')
      .cannot('play', 'safe-place', 'wrong-house')
      .cannot('play', 'way-of-the-bear', 'wrong-house');
    t.me.cannot('reap', 'mother', 'wrong-house').play('bumpsy').cannot('play', 'tocsin', 'wrong-house');
    t.expect({
      me: {
        line: ['mother', { id: 'subject-kirby', exhausted: true }, { id: 'bumpsy', exhausted: true }],
      },
    });
  });

  it.each(['fight', 'reap'] as const)('does so after it is used, once for each use: %s', (how) => {
    const t = table({
      me: { house: 'star-alliance', hand: ['subject-kirby', 'bumpsy', 'tocsin', 'troll'], line: ['subject-kirby'] },
      foe: { line: ['urchin'] },
    });
    if (how === 'reap') t.me.reap('subject-kirby');
    else t.me.fight('subject-kirby', 'urchin');
    t.me.play('bumpsy').cannot('play', 'tocsin', 'wrong-house').play('subject-kirby').play('tocsin');
    t.me.cannot('play', 'troll', 'wrong-house');
    t.expect({
      me: {
        aember: how === 'reap' ? 1 : 0,
        line: ['subject-kirby', 'bumpsy', 'subject-kirby', 'tocsin'].map((id) => ({ id, exhausted: true })),
      },
      foe: { line: ['urchin'] },
    });
  });

  it('is not used up by Star Alliance creatures, and is over with the turn', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...myHouses['star-alliance'],
        hand: ['subject-kirby', 'explo-rover', 'tocsin', 'bumpsy'],
      },
      foe: foeHouses,
    });
    t.me.play('subject-kirby').play('explo-rover').play('tocsin').end();
    t.foe.house('dis').end();
    t.me.house('star-alliance').cannot('play', 'bumpsy', 'wrong-house');
    t.expect({ me: { hand: ['bumpsy'], line: ['subject-kirby', 'explo-rover', 'tocsin'] } });
  });
});
