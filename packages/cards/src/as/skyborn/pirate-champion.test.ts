import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pirate-champion', () => {
  it.each([
    { flank: 'left', line: [{ id: 'pirate-champion', damage: 1, exhausted: true }, 'mother', 'troll'] },
    { flank: 'right', line: ['mother', 'troll', { id: 'pirate-champion', damage: 1, exhausted: true }] },
  ] as const)('after it fights it may move to the $flank flank', ({ flank, line }) => {
    const t = table({ me: { house: 'skyborn', line: ['mother', 'pirate-champion', 'troll'] }, foe: { line: ['gub'] } });
    t.me.fight('pirate-champion', 'gub').yes().flank(flank);
    t.expect({ me: { line }, foe: { line: [] } });
  });

  it('may stay, and reaping gives no move', () => {
    const line = ['mother', { id: 'pirate-champion', exhausted: true, damage: 1 }, 'troll'];
    const t = table({ me: { house: 'skyborn', line: ['mother', 'pirate-champion', 'troll'] }, foe: { line: ['gub'] } });
    t.me.fight('pirate-champion', 'gub').no();
    t.expect({ me: { line }, foe: { line: [] } });
    const reap = table({ me: { house: 'skyborn', line: ['mother', 'pirate-champion', 'troll'] } });
    reap.me.reap('pirate-champion');
    reap.expect({ me: { aember: 1, line: ['mother', { id: 'pirate-champion', exhausted: true }, 'troll'] } });
  });
});
