import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('growth-surge', () => {
  it('gives three counters to a flank creature, two to its neighbor and one to the neighbor after that', () => {
    const t = table({
      me: { house: 'untamed', hand: ['growth-surge'], line: ['krump', 'troll', 'bumpsy', 'tocsin'] },
      foe: { line: ['mother'] },
    });
    t.me.play('growth-surge').choose('tocsin');
    t.expect({
      me: {
        aember: 1,
        line: ['krump', { id: 'troll', power: 1 }, { id: 'bumpsy', power: 2 }, { id: 'tocsin', power: 3 }],
      },
      foe: { line: ['mother'] },
    });
  });

  it('goes as far as there are creatures, on either side', () => {
    const two = table({ me: { house: 'untamed', hand: ['growth-surge'] }, foe: { line: ['krump', 'troll'] } });
    two.me.play('growth-surge').choose('krump');
    two.expect({
      foe: {
        line: [
          { id: 'krump', power: 3 },
          { id: 'troll', power: 2 },
        ],
      },
    });
    const one = table({ me: { house: 'untamed', hand: ['growth-surge'], line: ['krump'] }, foe: {} });
    one.me.play('growth-surge');
    one.expect({ me: { line: [{ id: 'krump', power: 3 }] } });
  });

  it('gives nothing where no creature is in play', () => {
    const t = table({ me: { house: 'untamed', hand: ['growth-surge'] }, foe: {} });
    t.me.play('growth-surge');
    t.expect({ me: { aember: 1, discard: ['growth-surge'] } });
  });

  it('offers flank creatures only', () => {
    const t = table({
      me: { house: 'untamed', hand: ['growth-surge'], line: ['krump', 'troll', 'bumpsy'] },
      foe: { line: ['mother'] },
    });
    t.me.play('growth-surge');
    expect(t.options()).toEqual(['krump', 'bumpsy', 'mother']);
  });

  it('lets its player choose one of two neighbors where a creature counts as one of a flank', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['growth-surge'],
        line: ['krump', 'troll', 'bumpsy', 'tocsin'],
        artifacts: [{ id: 'spectral-tunneler', house: 'untamed' }],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').choose('troll').play('growth-surge').choose('troll', 'bumpsy');
    t.expect({
      me: {
        line: ['krump', { id: 'troll', power: 3 }, { id: 'bumpsy', power: 2 }, { id: 'tocsin', power: 1 }],
      },
    });
  });
});
