import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('quixxle-stone', () => {
  it('ruling quixxle-stone/each: keeps who has more creatures from playing one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['bumpsy'], line: ['troll'] },
      foe: { artifacts: ['quixxle-stone'] },
    });
    t.me.cannot('play', 'bumpsy');
    const u = table({
      me: { house: 'brobnar', hand: ['bumpsy'], line: ['troll'], artifacts: ['quixxle-stone'] },
      foe: {},
    });
    u.me.cannot('play', 'bumpsy');
  });

  it('does not stop who has as many or fewer', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['bumpsy', 'krump'], line: [], artifacts: ['quixxle-stone'] },
      foe: { line: ['troll'] },
    });
    t.me.play('bumpsy').play('krump');
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });
});
