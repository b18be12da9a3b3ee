import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('skybooster-squadron', () => {
  it('returns to hand after it reaps', () => {
    const t = table({ me: { house: 'mars', line: ['skybooster-squadron', 'tunk'] }, foe: {} });
    t.me.reap('skybooster-squadron');
    t.expect({ me: { aember: 1, line: ['tunk'], hand: ['skybooster-squadron'] } });
  });

  it('returns to its owner where another player reaps with it, and stays after a fight', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'skybooster-squadron', owner: 1 }, 'skybooster-squadron'] },
      foe: { line: ['batdrone'] },
    });
    t.me.reap('skybooster-squadron').fight('skybooster-squadron', 'batdrone');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'skybooster-squadron', damage: 2, exhausted: true }] },
      foe: { line: [], hand: ['skybooster-squadron'] },
    });
  });
});
