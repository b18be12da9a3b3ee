import { describe, it } from 'vitest';
import { against } from '../../testing/game.ts';

describe('rotk-lashing-tentacle', () => {
  it('Lashing Tentacle fights the most powerful creature and takes no damage', () => {
    const t = against({ me: { line: ['grunt-2', 'grunt-9'] }, foe: { line: ['rotk-lashing-tentacle'] } });
    t.me.end();
    t.expect({
      me: { line: ['grunt-2', { id: 'grunt-9', damage: 3 }] },
      foe: { aember: 1, line: ['rotk-lashing-tentacle'] },
    });
  });
});
