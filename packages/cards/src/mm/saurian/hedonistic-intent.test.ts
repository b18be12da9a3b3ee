import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hedonistic-intent', () => {
  it('exalts each creature on a flank, on both sides', () => {
    const t = table({
      me: { house: 'saurian', hand: ['hedonistic-intent'], line: ['troll', 'bumpsy', 'krump'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('hedonistic-intent');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', aember: 1 }, 'bumpsy', { id: 'krump', aember: 1 }] },
      foe: {
        aember: 0,
        line: [
          { id: 'tocsin', aember: 1 },
          { id: 'shooler', aember: 1 },
        ],
      },
    });
  });

  it('exalts a creature that is alone once', () => {
    const t = table({ me: { house: 'saurian', hand: ['hedonistic-intent'], line: ['troll'] }, foe: {} });
    t.me.play('hedonistic-intent');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', aember: 1 }] } });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'saurian', hand: ['hedonistic-intent'] }, foe: {} });
    t.me.play('hedonistic-intent');
    t.expect({ me: { aember: 1, line: [], discard: ['hedonistic-intent'] } });
  });
});
