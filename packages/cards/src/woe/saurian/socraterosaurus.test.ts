import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('socraterosaurus', () => {
  it('draws, and may put a wisdom counter on Platopelta', () => {
    const t = table({ me: { house: 'saurian', line: ['socraterosaurus', 'platopelta'], deck: ['mother'] } });
    t.me.reap('socraterosaurus').yes();
    t.expect({
      me: {
        aember: 1,
        hand: ['mother'],
        line: [
          { id: 'socraterosaurus', exhausted: true },
          { id: 'platopelta', counters: { wisdom: 1 } },
        ],
      },
    });
    const u = table({ me: { house: 'saurian', line: ['socraterosaurus', 'platopelta'], deck: ['mother'] } });
    u.me.reap('socraterosaurus').no();
    u.expect({ me: { hand: ['mother'], line: [{ id: 'socraterosaurus', exhausted: true }, 'platopelta'] } });
  });

  it('may put it on an enemy one, and asks nothing where there is none', () => {
    const t = table({
      me: { house: 'saurian', line: ['socraterosaurus'], deck: ['mother'] },
      foe: { line: ['platopelta'] },
    });
    t.me.reap('socraterosaurus').yes();
    t.expect({
      me: { line: [{ id: 'socraterosaurus', exhausted: true }] },
      foe: { line: [{ id: 'platopelta', counters: { wisdom: 1 } }] },
    });
    const u = table({ me: { house: 'saurian', line: ['socraterosaurus'], deck: ['mother'] } });
    u.me.reap('socraterosaurus');
    u.expect({ me: { hand: ['mother'], line: [{ id: 'socraterosaurus', exhausted: true }] } });
  });
});
