import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });
const beside = ['trader'];

describe('hire-on', () => {
  it.each([
    { mine: 2, theirs: 3, archived: false },
    { mine: 2, theirs: 4, archived: true },
    { mine: 6, theirs: 0, archived: true },
  ])(
    'makes a token creature; with $mine and $theirs in the pools it is archived: $archived',
    ({ mine, theirs, archived }) => {
      const t = table({
        me: { house: 'ekwidon', hand: ['hire-on'], deck: ['mother'], aember: mine, beside },
        foe: { aember: theirs },
      });
      t.me.play('hire-on');
      t.expect({
        me: {
          aember: mine,
          line: [{ ...trader('mother'), exhausted: true }],
          deck: [],
          ...(archived ? { archives: ['hire-on'] } : { discard: ['hire-on'] }),
        },
        foe: { aember: theirs },
      });
    },
  );

  it('is archived though no token creature was made', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['hire-on'], aember: 6 } });
    t.me.play('hire-on');
    t.expect({ me: { aember: 6, archives: ['hire-on'] } });
  });
});
