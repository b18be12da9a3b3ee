import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cannon', () => {
  it('deals 2 to a creature of either side', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['cannon', 'cannon'], line: ['mother'] },
      foe: { line: ['tocsin', 'batdrone'] },
    });
    t.me.action('cannon').choose('tocsin').action('cannon#2').choose('mother');
    t.expect({
      me: {
        aember: 0,
        artifacts: [
          { id: 'cannon', exhausted: true },
          { id: 'cannon', exhausted: true },
        ],
        line: [{ id: 'mother', damage: 2 }],
      },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'batdrone'] },
    });
  });

  it('destroys a creature of power 2', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['cannon'] },
      foe: { line: ['tocsin', 'batdrone'] },
    });
    t.me.action('cannon').choose('batdrone');
    t.expect({ foe: { line: ['tocsin'], discard: ['batdrone'] } });
  });

  it('may be fired at nothing', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['cannon'] }, foe: {} });
    t.me.action('cannon');
    t.expect({ me: { artifacts: [{ id: 'cannon', exhausted: true }] } });
  });

  it('needs its house, and a turn to get ready', () => {
    const t = table({ me: { house: 'dis', artifacts: ['cannon'] }, foe: { line: ['tocsin'] } });
    t.me.cannot('action', 'cannon', 'wrong-house');
    const u = table({ me: { house: 'brobnar', hand: ['cannon'] }, foe: { line: ['tocsin'] } });
    u.me.play('cannon').cannot('action', 'cannon', 'exhausted');
    u.expect({ me: { aember: 0, artifacts: [{ id: 'cannon', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});
