import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mega-ganger-chieftain', () => {
  it('may ready its neighbor and fight with it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['mega-ganger-chieftain'], line: ['krump', { id: 'troll', exhausted: true }] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.play('mega-ganger-chieftain').yes().choose('tocsin');
    t.expect({
      me: {
        line: ['krump', { id: 'troll', damage: 3, exhausted: true }, { id: 'mega-ganger-chieftain', exhausted: true }],
      },
      foe: { line: ['mother'] },
    });
  });

  it('may decline', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['mega-ganger-chieftain'], line: [{ id: 'troll', exhausted: true }] },
      foe: { line: ['mother'] },
    });
    t.me.play('mega-ganger-chieftain').no();
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mega-ganger-chieftain', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('only readies it where nobody can be fought, and asks nothing without a neighbor', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['mega-ganger-chieftain'], line: [{ id: 'troll', exhausted: true }] },
    });
    t.me.play('mega-ganger-chieftain').yes();
    t.expect({ me: { line: ['troll', { id: 'mega-ganger-chieftain', exhausted: true }] } });
    const u = table({ me: { house: 'brobnar', hand: ['mega-ganger-chieftain'] }, foe: { line: ['mother'] } });
    u.me.play('mega-ganger-chieftain');
    u.expect({ me: { line: [{ id: 'mega-ganger-chieftain', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
