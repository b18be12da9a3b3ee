import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hand-of-dis', () => {
  it('destroys a creature that is not on a flank', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['tocsin', 'shooler'] },
      foe: { line: ['mother', 'niffle-queen', 'champion-anaphiel', 'batdrone'] },
    });
    t.me.play('hand-of-dis').choose('champion-anaphiel');
    t.expect({
      me: { line: ['tocsin', 'shooler'], discard: ['hand-of-dis'], aember: 0 },
      foe: { line: ['mother', 'niffle-queen', 'batdrone'], discard: ['champion-anaphiel'] },
    });
  });

  it('may destroy a friendly creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['tocsin', 'dust-imp', 'shooler'] },
      foe: { line: ['mother'] },
    });
    t.me.play('hand-of-dis');
    t.expect({ me: { aember: 2, line: ['tocsin', 'shooler'] }, foe: { line: ['mother'] } });
  });

  it('does nothing where every creature is on a flank', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['tocsin', 'shooler'] },
      foe: { line: ['mother'] },
    });
    t.me.play('hand-of-dis');
    t.expect({
      me: { line: ['tocsin', 'shooler'], discard: ['hand-of-dis'] },
      foe: { line: ['mother'] },
    });
  });
});
