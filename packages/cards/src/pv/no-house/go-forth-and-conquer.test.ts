import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foretold, isActive } from '../../testing/prophecies.ts';

describe('go-forth-and-conquer', () => {
  it('is fulfilled after an enemy creature fought, also one that was destroyed', () => {
    const t = foretold('go-forth-and-conquer', { house: 'brobnar', line: ['bumpsy'] }, { line: ['troll'] });
    t.foe.fight('bumpsy', 'troll');
    t.expect({
      me: { discard: ['punch'], beside: ['go-forth-and-conquer'], line: [{ id: 'troll', damage: 5 }] },
      foe: { line: [], discard: ['bumpsy'] },
    });
  });

  it('is not fulfilled by a reap, nor by a fight in my turn', () => {
    const t = foretold(
      'go-forth-and-conquer',
      { house: 'brobnar', line: ['troll'] },
      { houses: ['brobnar', 'dis', 'logos'], line: ['bumpsy'] },
    );
    t.foe.reap('troll').end();
    t.me.house('brobnar').fight('bumpsy', 'troll');
    expect(isActive(t)).toBe(true);
  });
});
