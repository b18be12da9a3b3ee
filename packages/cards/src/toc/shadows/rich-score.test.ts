import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const stooge = (id: string) => ({ id, token: 'stooge' });
const me = { house: 'shadows', hand: ['rich-score'], beside: ['stooge'] } as const;

describe('rich-score', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ])(
    'makes a token creature and steals half as many as there are friendly ones, rounded up: besides %i others',
    (others, stolen) => {
      const line = Array.from({ length: others }, () => stooge('mother'));
      const t = table({
        me: { ...me, line, deck: ['krump'] },
        foe: { aember: 5, line: [stooge('anger'), stooge('anger')] },
      });
      t.me.play('rich-score');
      if (others > 0) t.me.flank('right');
      t.expect({
        me: { aember: stolen, line: [...line, { ...stooge('krump'), exhausted: true }] },
        foe: { aember: 5 - stolen, line: [stooge('anger'), stooge('anger')] },
      });
    },
  );

  it('steals nothing without one', () => {
    const t = table({ me: { ...me, line: ['troll'] }, foe: { aember: 5 } });
    t.me.play('rich-score');
    t.expect({ me: { aember: 0, line: ['troll'] }, foe: { aember: 5 } });
  });
});
