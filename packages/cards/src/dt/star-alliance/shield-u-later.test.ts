import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('shield-u-later', () => {
  it('is a creature with 2 armor', () => {
    const t = table({
      me: { house: 'untamed', line: ['snufflegator'] },
      foe: { line: ['shield-u-later'] },
    });
    t.me.fight('snufflegator', 'shield-u-later');
    t.expect({
      me: { line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ id: 'shield-u-later', damage: 2 }] },
    });
  });

  it('as an upgrade it gives its creature +2 armor', () => {
    const t = table({
      me: { ...me, hand: ['shield-u-later'], line: ['explo-rover'] },
      foe: { line: ['dextre'] },
    });
    t.me.play('shield-u-later', 'as-upgrade');
    t.me.choose('explo-rover');
    t.expect({ me: { line: [{ id: 'explo-rover', upgrades: ['shield-u-later'] }] }, foe: { line: ['dextre'] } });
    expect(see(t.state, 0).players[0]?.line[0]?.armor).toBe(2);
  });

  it('ruling shield-u-later/type: whether it is a creature or an upgrade is said as it is played, and in the hand it is a creature', () => {
    const t = table({ me: { ...me, hand: ['shield-u-later'], line: ['explo-rover'] }, foe: {} });
    expect(t.options().filter((option) => option.startsWith('play'))).toEqual([
      'play shield-u-later',
      'play shield-u-later as upgrade',
    ]);
    t.me.play('shield-u-later');
    t.expect({ me: { line: ['explo-rover', { id: 'shield-u-later', exhausted: true }] } });
  });

  it('cannot be an upgrade where there is no creature', () => {
    const t = table({ me: { ...me, hand: ['shield-u-later'] }, foe: {} });
    t.me.cannot('play', 'shield-u-later', undefined, 'upgrade').play('shield-u-later');
    t.expect({ me: { line: [{ id: 'shield-u-later', exhausted: true }] } });
  });
});
