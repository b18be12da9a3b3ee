import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('selective-preservation', () => {
  it('ruling selective-preservation/values: one creature of each value of power, as it is now, is kept', () => {
    const t = table({
      me: { ...me, hand: ['selective-preservation'], line: ['mother', { id: 'dextre', power: 2 }, 'batdrone'] },
      foe: { line: ['pit-demon', 'troll', 'silvertooth'] },
    });
    t.me.play('selective-preservation').choose('batdrone').choose('pit-demon');
    t.expect({
      me: { line: ['batdrone'] },
      foe: { line: ['pit-demon', 'troll'] },
    });
  });

  it('destroys nothing where all have different powers', () => {
    const t = table({
      me: { ...me, hand: ['selective-preservation'], line: ['mother', 'batdrone'] },
      foe: { line: ['troll'] },
    });
    t.me.play('selective-preservation');
    t.expect({ me: { line: ['mother', 'batdrone'] }, foe: { line: ['troll'] } });
  });

  it('chooses all first and then destroys all at once: power that others lend counts', () => {
    const t = table({
      me: { ...me, hand: ['selective-preservation'], line: [{ id: 'batdrone', warded: true }, 'silvertooth'] },
      foe: {},
    });
    t.me.play('selective-preservation').choose('silvertooth');
    t.expect({ me: { line: ['batdrone', 'silvertooth'] } });
  });

  it('does nothing on an empty table', () => {
    const t = table({ me: { ...me, hand: ['selective-preservation'] }, foe: {} });
    t.me.play('selective-preservation');
    t.expect({ me: { discard: ['selective-preservation'] } });
  });
});
