import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('aembermancy', () => {
  it.each([0, 1, 2, 3])('removes as many counters as its player wants, up to three: %i', (many) => {
    const t = table({
      me: { house: 'untamed', hand: ['aembermancy'], line: [{ id: 'troll', power: 5 }] },
      foe: {},
    });
    t.me.play('aembermancy').choose('troll');
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.me.choose(many);
    t.expect({ me: { aember: 1 + many, line: [{ id: 'troll', power: 5 - many }] } });
  });

  it('removes no more than there are', () => {
    const t = table({
      me: { house: 'untamed', hand: ['aembermancy'], line: [{ id: 'troll', power: 2 }] },
      foe: {},
    });
    t.me.play('aembermancy').choose('troll');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.me.choose(2);
    t.expect({ me: { aember: 3, line: ['troll'] } });
  });

  it('takes them off one creature of either player, which may die of it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['aembermancy'], line: [{ id: 'troll', power: 3 }] },
      foe: { line: [{ id: 'bumpsy', power: 2, damage: 6 }] },
    });
    t.me.play('aembermancy').choose('bumpsy', 2);
    t.expect({
      me: { aember: 3, line: [{ id: 'troll', power: 3 }] },
      foe: { line: [], discard: ['bumpsy'], aember: 0 },
    });
  });

  it('may be spent on a creature that has none, for its bonus alone', () => {
    const t = table({
      me: { house: 'untamed', hand: ['aembermancy'], line: ['troll'] },
      foe: { line: [{ id: 'bumpsy', power: 2 }] },
    });
    t.me.play('aembermancy').choose('troll');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: [{ id: 'bumpsy', power: 2 }] } });
  });

  it('does nothing but its bonus where there is no creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['aembermancy'] }, foe: {} });
    t.me.play('aembermancy');
    t.expect({ me: { aember: 1, discard: ['aembermancy'] } });
  });
});
