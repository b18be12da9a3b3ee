import type { SeatPosition, Table } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('relativity-imp', () => {
  const mine = { houses: ['dis', 'logos', 'shadows'], line: ['relativity-imp'] } as const;
  const after = (me: SeatPosition): Table => {
    const t = table({
      active: 1,
      me: { ...mine, ...me },
      foe: { house: 'brobnar', houses: ['brobnar', 'logos', 'mars'] },
    });
    t.foe.end();
    return t;
  };

  it('after a key in your “forge a key” step, you may forge another one at its current cost', () => {
    const t = after({ aember: 13 });
    t.me.yes();
    t.expect({ active: 'me', me: { aember: 1, keys: 2, line: ['relativity-imp'] } });
    const declined = after({ aember: 13 });
    declined.me.no();
    declined.expect({ active: 'me', me: { aember: 7, keys: 1, line: ['relativity-imp'] } });
  });

  it('no third key, however much æmber there is', () => {
    const t = after({ aember: 20 });
    t.me.yes();
    t.expect({ active: 'me', me: { aember: 8, keys: 2, line: ['relativity-imp'] } });
  });

  it('no second one where it cannot be paid', () => {
    after({ aember: 11 }).expect({ active: 'me', me: { aember: 5, keys: 1, line: ['relativity-imp'] } });
  });

  it('outside of that step no other key follows, but two may be forged in a turn', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...mine,
        houses: ['untamed', 'dis', 'logos'],
        hand: ['key-charge', 'key-charge', 'key-charge'],
        aember: 30,
      },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 23, line: ['relativity-imp'] } });
    t.me.play('key-charge').yes().play('key-charge');
    t.expect({ me: { keys: 2, aember: 15, line: ['relativity-imp'] } });
  });

  it('does nothing for the opponent', () => {
    const t = table({
      me: { house: 'dis', ...mine },
      foe: { houses: ['brobnar', 'logos', 'mars'], aember: 13 },
    });
    t.me.end();
    t.expect({ active: 'foe', me: { line: ['relativity-imp'] }, foe: { keys: 1, aember: 7 } });
  });
});
