import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('war-of-the-worlds', () => {
  it('destroys all non-Mars creatures and deals 2 to each Mars creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['war-of-the-worlds'], line: ['zorg', 'troll'] },
      foe: { line: ['blypyp', 'mother'] },
    });
    t.me.play('war-of-the-worlds');
    t.expect({
      me: { line: [{ id: 'zorg', damage: 2 }], discard: ['war-of-the-worlds', 'troll'] },
      foe: { line: [], discard: ['blypyp', 'mother'] },
    });
  });
});
