import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fog-murmook', () => {
  const between = ['flarie', 'fog-murmook', 'flarie'] as const;
  const atFlank = ['fog-murmook', 'flarie', 'troll'] as const;

  it('makes keys of each player cheaper while it is not on a flank', () => {
    const t = table({ active: 1, me: { aember: 5 }, foe: { house: 'untamed', line: [...between] } });
    t.foe.end();
    t.expect({ me: { keys: 1, aember: 0 }, foe: { line: [...between] } });
    const u = table({ me: { house: 'untamed', line: [...between] }, foe: { aember: 5 } });
    u.me.end();
    u.expect({ me: { aember: 0, line: [...between] }, foe: { keys: 1, aember: 0 } });
  });

  it('does not on a flank', () => {
    const t = table({ me: { house: 'untamed', line: [...atFlank] }, foe: { aember: 5 } });
    t.me.end();
    t.expect({ me: { line: [...atFlank] }, foe: { keys: 0, aember: 5 } });
  });
});
