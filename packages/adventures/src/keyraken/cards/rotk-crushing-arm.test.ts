import { describe, it } from 'vitest';
import { against } from '../../testing/game.ts';

describe('rotk-crushing-arm', () => {
  it('Crushing Arm fights the least powerful flank creature', () => {
    const t = against({ me: { line: ['grunt-5', 'grunt-1', 'grunt-4'] }, foe: { line: ['rotk-crushing-arm'] } });
    t.me.end();
    t.expect({
      me: { line: ['grunt-5', 'grunt-1'] },
      foe: { aember: 1, line: [{ id: 'rotk-crushing-arm', damage: 4 }] },
    });
  });
});
