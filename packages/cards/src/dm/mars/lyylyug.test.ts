import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lyylyug', () => {
  it('the least powerful enemy creature captures 1 from its own side', () => {
    const t = table({ me: { house: 'mars', line: ['lyylyug'] }, foe: { aember: 2, line: ['mother', 'batdrone'] } });
    t.me.reap('lyylyug');
    t.expect({
      me: { aember: 1, line: [{ id: 'lyylyug', exhausted: true }] },
      foe: { aember: 1, line: ['mother', { id: 'batdrone', aember: 1 }] },
    });
  });

  it('its player chooses among equals, and none captures where there is none', () => {
    const t = table({
      me: { house: 'mars', line: ['lyylyug'] },
      foe: { aember: 2, line: ['valdr', 'krump', 'troll'] },
    });
    t.me.reap('lyylyug').choose('krump');
    t.expect({
      me: { line: [{ id: 'lyylyug', exhausted: true }] },
      foe: { aember: 1, line: ['valdr', { id: 'krump', aember: 1 }, 'troll'] },
    });
    const alone = table({ me: { house: 'mars', line: ['lyylyug'] }, foe: { aember: 2 } });
    alone.me.reap('lyylyug');
    alone.expect({ me: { line: [{ id: 'lyylyug', exhausted: true }] }, foe: { aember: 2 } });
  });
});
