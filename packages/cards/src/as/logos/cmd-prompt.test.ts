import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('cmd-prompt', () => {
  it('lets you play one non-Logos card after it reaps', () => {
    const t = table({ me: { house: 'logos', line: ['cmd-prompt'], hand: ['krump', 'tocsin', 'batdrone'] }, foe: {} });
    t.me.cannot('play', 'krump', 'wrong-house');
    t.me.reap('cmd-prompt').play('batdrone').play('krump').cannot('play', 'tocsin', 'wrong-house');
    t.expect({
      me: {
        aember: 1,
        hand: ['tocsin'],
        line: [
          { id: 'cmd-prompt', exhausted: true },
          { id: 'batdrone', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
    });
  });

  it('only this turn', () => {
    const t = table({
      me: {
        house: 'logos',
        houses: ['logos', 'dis', 'brobnar'],
        line: ['cmd-prompt'],
        hand: ['krump'],
        deck: filler(12),
      },
      foe: { ...foeHouses, deck: filler(6) },
    });
    t.me.reap('cmd-prompt').end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('play', 'krump', 'wrong-house');
    t.expect({ me: { line: ['cmd-prompt'] } });
  });
});
