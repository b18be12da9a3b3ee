import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('redhawk', () => {
  const used = { id: 'redhawk', exhausted: true };

  it('each player gains 1, and a token creature is made', () => {
    const t = table({
      me: { house: 'skyborn', line: ['redhawk'], beside: ['corsair'], deck: ['troll'] },
      foe: { aember: 2 },
    });
    t.me.action('redhawk').flank('right');
    t.expect({
      me: { aember: 1, deck: [], line: [used, { id: 'troll', token: 'corsair', exhausted: true }] },
      foe: { aember: 3 },
    });
  });

  it('both gain although no token creature can be made', () => {
    const t = table({ me: { house: 'skyborn', line: ['redhawk'], deck: ['troll'] } });
    t.me.action('redhawk');
    t.expect({ me: { aember: 1, deck: ['troll'], line: [used] }, foe: { aember: 1 } });
  });
});
