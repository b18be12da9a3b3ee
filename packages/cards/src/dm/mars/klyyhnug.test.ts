import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('klyyhnug', () => {
  const used = { id: 'klyyhnug', exhausted: true };

  it('may take all counters from a creature, and archives a card for that', () => {
    const t = table({
      me: { house: 'mars', line: ['klyyhnug'], hand: ['krump', 'mother'] },
      foe: {
        line: [
          { id: 'valdr', power: 2 },
          { id: 'batdrone', power: 1 },
        ],
      },
    });
    t.me.reap('klyyhnug').yes().choose('valdr').choose('mother');
    t.expect({
      me: { aember: 1, line: [used], hand: ['krump'], archives: ['mother'] },
      foe: { line: ['valdr', { id: 'batdrone', power: 1 }] },
    });
  });

  it('archives none where there was no counter, or its player declines', () => {
    const t = table({ me: { house: 'mars', line: ['klyyhnug'], hand: ['krump', 'mother'] }, foe: { line: ['valdr'] } });
    t.me.reap('klyyhnug');
    t.expect({ me: { line: [used], hand: ['krump', 'mother'], archives: [] }, foe: { line: ['valdr'] } });
    const not = table({
      me: { house: 'mars', line: ['klyyhnug'], hand: ['krump', 'mother'] },
      foe: { line: [{ id: 'valdr', power: 1 }] },
    });
    not.me.reap('klyyhnug').no();
    not.expect({
      me: { line: [used], hand: ['krump', 'mother'], archives: [] },
      foe: { line: [{ id: 'valdr', power: 1 }] },
    });
  });
});
