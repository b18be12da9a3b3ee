import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vivid-faerie', () => {
  it('gains 1 for each Untamed neighbor after it reaps', () => {
    const t = table({ me: { house: 'untamed', line: ['flarie', 'vivid-faerie', 'mogg', 'flarie'] } });
    t.me.reap('vivid-faerie');
    t.expect({ me: { aember: 3, line: ['flarie', { id: 'vivid-faerie', exhausted: true }, 'mogg', 'flarie'] } });
    const u = table({ me: { house: 'untamed', line: ['troll', 'vivid-faerie', 'mogg'] } });
    u.me.reap('vivid-faerie');
    u.expect({ me: { aember: 2, line: ['troll', { id: 'vivid-faerie', exhausted: true }, 'mogg'] } });
  });
});
