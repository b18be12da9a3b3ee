import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('fighting-expertise', () => {
  it('makes red keys dearer for both players', () => {
    const houses = ['dis', 'logos', 'mars'] as const;
    const two = { houses, keys: ['yellow', 'blue'], aember: 6 } as const;
    const t = table({ step: 'forge', me: { ...two, beside: ['fighting-expertise'] }, foe: two });
    t.me.house('dis').end();
    t.foe.house('dis');
    t.expect({ me: { keys: ['yellow', 'blue'], aember: 6 }, foe: { keys: ['yellow', 'blue'], aember: 6 } });
  });

  it('has friendly creatures steal 1 after they fought while the red key is forged', () => {
    const me = { house: 'logos', line: ['infomorph'], beside: ['fighting-expertise'] } as const;
    const foe = { aember: 2, line: ['splinter'] };
    const t = table({ me: { ...me, keys: ['red'] }, foe });
    t.me.fight('infomorph', 'splinter');
    t.expect({ me: { aember: 1, line: [{ ...used('infomorph'), damage: 1 }] }, foe: { aember: 1, line: [] } });
    const u = table({ me: { ...me, keys: ['blue'] }, foe: { ...foe, keys: ['red'] } });
    u.me.fight('infomorph', 'splinter');
    u.expect({ me: { aember: 0, line: [{ ...used('infomorph'), damage: 1 }] }, foe: { aember: 2, line: [] } });
  });
});
