import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kaboom', () => {
  it('puts Mars creatures into archives, destroys all others, and gains 3 chains', () => {
    const t = table({
      me: { house: 'mars', hand: ['kaboom'], line: ['zorg', 'troll'] },
      foe: { line: ['blypyp', 'mother'] },
    });
    t.me.play('kaboom');
    t.expect({
      me: { chains: 3, archives: ['zorg'], discard: ['kaboom', 'troll'], line: [] },
      foe: { archives: ['blypyp'], discard: ['mother'], line: [] },
    });
  });

  it('without any creature there are still chains', () => {
    const t = table({ me: { house: 'mars', hand: ['kaboom'] } });
    t.me.play('kaboom');
    t.expect({ me: { chains: 3, line: [] } });
  });

  it('a warded Mars creature stays, loses the ward, and is destroyed', () => {
    const t = table({ me: { house: 'mars', hand: ['kaboom'], line: [{ id: 'zorg', warded: true }] } });
    t.me.play('kaboom');
    t.expect({ me: { chains: 3, archives: [], discard: ['kaboom', 'zorg'], line: [] } });
  });
});
