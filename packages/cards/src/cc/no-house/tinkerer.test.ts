import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { powersIn } from '../../testing/seen.ts';

describe('tinkerer', () => {
  const houses = ['dis', 'logos', 'mars'] as const;
  it('ruling tinkerer/fourth: keys cost 2 less, the third does not win, the fourth does', () => {
    const t = table({
      step: 'forge',
      me: { houses, keys: 2, aember: 8, beside: ['tinkerer'] },
      foe: { houses, aember: 5 },
    });
    t.me.house('dis');
    t.expect({ me: { keys: 3, aember: 4 } });
    t.me.end();
    t.foe.house('dis');
    t.expect({ foe: { keys: 0, aember: 5 } });
    t.foe.end();
    t.expect({ winner: 'me' });
    expect(see(t.state, 'table').players.map(({ keys, keysToWin }) => [keys, keysToWin])).toEqual([
      [4, 4],
      [0, undefined],
    ]);
    expect(t.state.players[0]?.keys.at(-1)).toBe('colorless');
  });

  it('leaves the opponent at three keys, and counts one more that is unforged', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { houses, beside: ['tinkerer'], line: ['mushroom-man'] },
      foe: { houses, keys: 2, aember: 6 },
    });
    t.expect({ me: { line: ['mushroom-man'] }, winner: 'foe' });
    const u = table({ me: { houses, house: 'dis', beside: ['tinkerer'], line: ['mushroom-man'], keys: 3 } });
    expect(powersIn(u)[0]).toEqual([5]);
  });

  it('forges no fourth key without enough for it', () => {
    const t = table({
      me: { houses, house: 'dis', keys: 3, aember: 3, beside: ['tinkerer'] },
      foe: { houses, aember: 6 },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('dis');
    t.expect({ me: { keys: 3, aember: 3 }, foe: { keys: 1 } });
  });
});
