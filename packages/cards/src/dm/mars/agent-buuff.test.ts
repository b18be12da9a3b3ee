import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('agent-buuff', () => {
  it('while its player is overwhelmed, gives one friendly creature three counters', () => {
    const t = table({
      me: { house: 'mars', line: ['agent-buuff', 'krump'] },
      foe: { line: ['mother', 'valdr', 'batdrone'] },
    });
    t.me.reap('agent-buuff').choose('krump');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'agent-buuff', exhausted: true },
          { id: 'krump', power: 3 },
        ],
      },
      foe: { line: ['mother', 'valdr', 'batdrone'] },
    });
  });

  it('otherwise one to each of them', () => {
    const t = table({ me: { house: 'mars', line: ['agent-buuff', 'krump'] }, foe: { line: ['mother', 'valdr'] } });
    t.me.reap('agent-buuff');
    t.expect({
      me: {
        line: [
          { id: 'agent-buuff', power: 1, exhausted: true },
          { id: 'krump', power: 1 },
        ],
      },
      foe: { line: ['mother', 'valdr'] },
    });
  });
});
