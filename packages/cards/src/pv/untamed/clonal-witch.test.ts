import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('clonal-witch', () => {
  it('destroys all creatures of a house, gains 1 for each, and goes onto the deck', () => {
    const t = table({
      me: { house: 'untamed', line: ['clonal-witch', 'troll'], deck: ['punch'] },
      foe: { line: ['troll', 'valdr', { id: 'bumpsy', warded: true }, 'flarie'] },
    });
    t.me.reap('clonal-witch').choose('brobnar');
    t.expect({
      me: { aember: 4, line: [], deck: ['clonal-witch', 'punch'], discard: ['troll'] },
      foe: { line: ['bumpsy', 'flarie'], discard: ['valdr', 'troll'] },
    });
  });

  it('ruling clonal-witch/itself: goes from the discard pile onto the deck where it destroyed itself', () => {
    const t = table({ me: { house: 'untamed', line: ['clonal-witch', 'mogg'], deck: ['punch'] } });
    t.me.reap('clonal-witch').choose('untamed');
    t.expect({ me: { aember: 3, line: [], deck: ['clonal-witch', 'punch'], discard: ['mogg'] } });
  });

  it('goes onto the deck of its owner, and for a house of which there is none', () => {
    const t = table({ me: { house: 'untamed', line: [{ id: 'clonal-witch', owner: 1 }, 'troll'] }, foe: {} });
    t.me.reap('clonal-witch').choose('mars');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { deck: ['clonal-witch'] } });
  });
});
