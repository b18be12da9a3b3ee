import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('floomf', () => {
  it('gives a Beast creature two +1 power counters after it fights, on whichever side', () => {
    const t = table({
      me: { house: 'untamed', line: ['floomf', 'snufflegator', 'dew-faerie'] },
      foe: { line: ['krump', 'ancient-bear'] },
    });
    t.me.fight('floomf', 'krump').choose('ancient-bear');
    t.expect({
      me: { line: [{ id: 'floomf', exhausted: true }, 'snufflegator', 'dew-faerie'] },
      foe: {
        line: [
          { id: 'krump', damage: 3 },
          { id: 'ancient-bear', power: 2 },
        ],
      },
    });
  });

  it('must give them to itself where it is the only Beast', () => {
    const t = table({ me: { house: 'untamed', line: ['floomf', 'dew-faerie'] }, foe: { line: ['krump'] } });
    t.me.fight('floomf', 'krump');
    t.expect({
      me: { line: [{ id: 'floomf', power: 2, exhausted: true }, 'dew-faerie'] },
      foe: { line: [{ id: 'krump', damage: 3 }] },
    });
  });

  it('offers Beasts only', () => {
    const t = table({ me: { house: 'untamed', line: ['floomf', 'dew-faerie', 'lumilu'] }, foe: { line: ['krump'] } });
    t.me.fight('floomf', 'krump');
    expect(t.options()).toEqual(['floomf', 'lumilu']);
  });

  it('gives none when it reaps, is attacked, or dies before the fight', () => {
    const t = table({
      me: { house: 'untamed', line: ['floomf', 'snufflegator', { id: 'floomf', damage: 2 }] },
      foe: { line: ['floomf', 'briar-grubbling'] },
    });
    t.me.reap('floomf').fight('snufflegator', 'floomf').fight('floomf#2', 'briar-grubbling');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'floomf', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: ['briar-grubbling'] },
    });
  });
});
