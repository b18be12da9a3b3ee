import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('silver-linings', () => {
  it.each([
    { line: ['troll', 'mother', 'gub'], gained: 2 },
    { line: ['troll', 'mother', 'bumpsy'], gained: 1 },
    { line: ['troll'], gained: 1 },
    { line: [], gained: 0 },
  ])('gains $gained with the line $line', ({ line, gained }) => {
    const t = table({
      me: { house: 'skyborn', hand: ['silver-linings'], line },
      foe: { line: ['urchin', 'batdrone'] },
    });
    t.me.play('silver-linings');
    t.expect({ me: { aember: 1 + gained, line }, foe: { line: ['urchin', 'batdrone'] } });
  });

  it('counts both houses of a creature', () => {
    const line = [{ id: 'troll', upgrades: ['badge-of-unity'] }, 'mother'];
    const t = table({ me: { house: 'skyborn', hand: ['silver-linings'], line } });
    t.me.play('silver-linings');
    t.expect({ me: { aember: 4, line } });
  });
});
