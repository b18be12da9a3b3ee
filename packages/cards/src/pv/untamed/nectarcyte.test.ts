import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nectarcyte', () => {
  const bearing = (power: number) => ({ id: 'nectarcyte', power, exhausted: true }) as const;

  it('gets three counters after it reaps, any number of which may go to another friendly creature', () => {
    const line = ['nectarcyte', 'flarie', 'mogg'] as const;
    const t = table({ me: { house: 'untamed', line: [...line] }, foe: { line: ['troll'] } });
    t.me.reap('nectarcyte').choose('flarie').choose(2);
    t.expect({
      me: { aember: 1, line: [bearing(1), { id: 'flarie', power: 2 }, 'mogg'] },
      foe: { line: ['troll'] },
    });
  });

  it('may give those that it had, too, or none', () => {
    const me = { house: 'untamed', line: [{ id: 'nectarcyte', power: 2 }, 'flarie'] } as const;
    const t = table({ me: { ...me, line: [...me.line] }, foe: {} });
    t.me.reap('nectarcyte').choose(5);
    t.expect({ me: { aember: 1, line: [bearing(0), { id: 'flarie', power: 5 }] } });
    const u = table({ me: { ...me, line: [...me.line] }, foe: {} });
    u.me.reap('nectarcyte').choose(0);
    u.expect({ me: { aember: 1, line: [bearing(5), 'flarie'] } });
  });

  it('does so after it fights, and keeps them where there is no other friendly creature', () => {
    const t = table({ me: { house: 'untamed', line: ['nectarcyte'] }, foe: { line: ['troll'] } });
    t.me.fight('nectarcyte', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
    const u = table({ me: { house: 'untamed', line: ['nectarcyte'] }, foe: { line: ['mogg'] } });
    u.me.fight('nectarcyte', 'mogg');
    u.expect({ me: { line: [{ ...bearing(3), damage: 4 }] }, foe: { line: [] } });
  });
});
