import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const me = { house: 'star-alliance' } as const;

describe('lieutenant-valmart', () => {
  const foes = { ...foeHouses, aember: 8 };

  it('makes keys cost 3 more in the next turn of the opponent while the tide is high, and in no other', () => {
    const t = table({
      me: { ...me, ...myHouses['star-alliance'], hand: ['lieutenant-valmart'], aember: 6 },
      foe: foes,
      tide: { highFor: 0 },
    });
    t.me.play('lieutenant-valmart').end();
    t.expect({ active: 'foe', me: { line: ['lieutenant-valmart'] }, foe: { keys: 0, aember: 8 } });
    t.foe.house('dis').end();
    t.expect({ active: 'me', me: { keys: 1, aember: 0, line: ['lieutenant-valmart'] } });
    t.me.house('dis').end();
    t.expect({ me: { line: ['lieutenant-valmart'] }, foe: { keys: 1, aember: 2 } });
  });

  it.each(['reap', 'fight'] as const)('does so after a %s', (how) => {
    const t = table({
      me: { ...me, line: ['lieutenant-valmart'] },
      foe: { ...foes, line: ['urchin'] },
      tide: { highFor: 0 },
    });
    if (how === 'reap') t.me.reap('lieutenant-valmart').end();
    else t.me.fight('lieutenant-valmart', 'urchin').end();
    t.expect({ me: { line: ['lieutenant-valmart'] }, foe: { keys: 0, aember: 8, line: ['urchin'] } });
  });

  it('two of them are 6', () => {
    const t = table({
      me: { ...me, line: ['lieutenant-valmart', 'lieutenant-valmart'] },
      foe: { ...foeHouses, aember: 11 },
      tide: { highFor: 0 },
    });
    t.me.reap('lieutenant-valmart').reap('lieutenant-valmart#2').end();
    t.expect({ me: { line: ['lieutenant-valmart', 'lieutenant-valmart'] }, foe: { keys: 0, aember: 11 } });
  });

  it.each([['neutral', undefined] as const, ['low', { highFor: 1 }] as const])(
    'ruling lieutenant-valmart/neutral: a tide that is %s is not high, and keys cost what they cost',
    (_how, tide) => {
      const t = table({
        me: { ...me, hand: ['lieutenant-valmart'] },
        foe: foes,
        ...(tide ? { tide } : {}),
      });
      t.me.play('lieutenant-valmart').end();
      t.expect({ me: { line: ['lieutenant-valmart'] }, foe: { keys: 1, aember: 2 } });
    },
  );
});
