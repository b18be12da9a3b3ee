import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('rocketeer-tryska-evil-twin', () => {
  it('enters play ready while the tide is high', () => {
    const t = table({ me: { ...me, hand: ['rocketeer-tryska-evil-twin'] }, foe: {}, tide: { highFor: 0 } });
    t.me.play('rocketeer-tryska-evil-twin');
    t.expect({ me: { line: ['rocketeer-tryska-evil-twin'] } });
  });

  it.each([['low', { highFor: 1 }] as const, ['neutral', undefined] as const])(
    'enters exhausted while the tide is %s',
    (_how, tide) => {
      const t = table({
        me: { ...me, hand: ['rocketeer-tryska-evil-twin'] },
        foe: {},
        ...(tide ? { tide } : {}),
      });
      t.me.play('rocketeer-tryska-evil-twin');
      t.expect({ me: { line: [{ id: 'rocketeer-tryska-evil-twin', exhausted: true }] } });
    },
  );

  it('does nothing for its neighbors, and is not readied when the tide rises later', () => {
    const t = table({
      me: { ...me, hand: ['rocketeer-tryska-evil-twin', 'biome-discovery', 'explo-rover'] },
      foe: {},
    });
    t.me.play('rocketeer-tryska-evil-twin').play('biome-discovery').play('explo-rover');
    t.expect({
      tide: { highFor: 0 },
      me: {
        line: [
          { id: 'rocketeer-tryska-evil-twin', exhausted: true },
          { id: 'explo-rover', exhausted: true },
        ],
      },
    });
  });
});
