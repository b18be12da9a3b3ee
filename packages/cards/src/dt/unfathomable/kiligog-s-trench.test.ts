import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kiligog-s-trench', () => {
  it('counts the ends of your turns, and destroys each creature with that power', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: ['tocsin', 'hookmaster'],
        artifacts: [{ id: 'kiligog-s-trench', counters: { depth: 2 } }],
      },
      foe: { line: ['tentaclid', 'dextre', 'mother'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['hookmaster'], artifacts: [{ id: 'kiligog-s-trench', counters: { depth: 3 } }] },
      foe: { line: ['mother'], deck: ['dextre'] },
    });
  });

  it('destroys nobody of more or less power, and reads power as it is', () => {
    const t = table({
      me: { house: 'unfathomable', line: [{ id: 'fuguru', power: 1 }], artifacts: ['kiligog-s-trench'] },
      foe: { line: ['dust-imp', 'fuguru'] },
    });
    t.me.end();
    t.expect({
      me: { line: [{ id: 'fuguru', power: 1 }], artifacts: [{ id: 'kiligog-s-trench', counters: { depth: 1 } }] },
      foe: { line: ['dust-imp'] },
    });
  });

  it('does nothing at the end of the opponent’s turn', () => {
    const t = table({
      me: { house: 'unfathomable', houses: ['unfathomable', 'logos', 'dis'], artifacts: ['kiligog-s-trench'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['dust-imp'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { artifacts: [{ id: 'kiligog-s-trench', counters: { depth: 1 } }] }, foe: { line: ['dust-imp'] } });
  });

  it('only takes the ward of a warded one', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['kiligog-s-trench'] },
      foe: { line: [{ id: 'fuguru', warded: true }] },
    });
    t.me.end();
    t.expect({ foe: { line: ['fuguru'] } });
  });
});
