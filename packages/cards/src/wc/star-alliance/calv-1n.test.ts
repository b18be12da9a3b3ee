import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('calv-1n', () => {
  it.each(['reap', 'fight'] as const)('draws a card after it is used: %s', (how) => {
    const t = table({ me: { house: 'star-alliance', line: ['calv-1n'], deck: filler(2) }, foe: { line: ['urchin'] } });
    if (how === 'reap') t.me.reap('calv-1n');
    else t.me.fight('calv-1n', 'urchin');
    t.expect({ me: { line: [{ id: 'calv-1n', exhausted: true }], hand: ['punch'] }, foe: { line: ['urchin'] } });
  });

  it('may be an upgrade, which lets its creature do so', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['calv-1n'], line: ['explo-rover'], deck: filler(2) },
      foe: {},
    });
    t.me.play('calv-1n', 'as-upgrade').reap('explo-rover');
    t.expect({
      me: { aember: 1, hand: ['punch'], line: [{ id: 'explo-rover', exhausted: true, upgrades: ['calv-1n'] }] },
    });
  });
});
