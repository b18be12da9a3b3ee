import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mad-prophet-gizelhart', () => {
  it('in the center heals each creature that is no Mutant, of both sides, and gains 1 for each that it healed', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: [
          { id: 'troll', damage: 5 },
          { id: 'mad-prophet-gizelhart', damage: 1 },
          { id: 'lyco-knight', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'krump', damage: 1 }, 'mother', { id: 'dysania', damage: 3 }] },
    });
    t.me.action('mad-prophet-gizelhart');
    t.expect({
      me: {
        aember: 3,
        line: ['troll', { id: 'mad-prophet-gizelhart', exhausted: true }, { id: 'lyco-knight', damage: 2 }],
      },
      foe: { aember: 0, line: ['krump', 'mother', { id: 'dysania', damage: 3 }] },
    });
  });

  it('is in the center where it is alone', () => {
    const t = table({
      me: { house: 'sanctum', line: ['mad-prophet-gizelhart'] },
      foe: { line: [{ id: 'krump', damage: 1 }] },
    });
    t.me.action('mad-prophet-gizelhart');
    t.expect({ me: { aember: 1, line: [{ id: 'mad-prophet-gizelhart', exhausted: true }] }, foe: { line: ['krump'] } });
  });

  it('has no Action: beside the center, nor where an even number stands in its line', () => {
    const beside = table({ me: { house: 'sanctum', line: ['mad-prophet-gizelhart', 'troll', 'mother'] }, foe: {} });
    beside.me.cannot('action', 'mad-prophet-gizelhart');
    const even = table({ me: { house: 'sanctum', line: ['troll', 'mad-prophet-gizelhart'] }, foe: {} });
    even.me.cannot('action', 'mad-prophet-gizelhart');
    even.me.reap('mad-prophet-gizelhart');
    even.expect({ me: { aember: 1, line: ['troll', { id: 'mad-prophet-gizelhart', exhausted: true }] } });
  });

  it('counts its own line only', () => {
    const t = table({
      me: { house: 'sanctum', line: ['troll', 'mad-prophet-gizelhart', { id: 'mother', damage: 1 }] },
      foe: { line: ['krump', 'valdr'] },
    });
    t.me.action('mad-prophet-gizelhart');
    t.expect({
      me: { aember: 1, line: ['troll', { id: 'mad-prophet-gizelhart', exhausted: true }, 'mother'] },
      foe: { line: ['krump', 'valdr'] },
    });
  });

  it('gains nothing where nobody is damaged but Mutants', () => {
    const t = table({
      me: { house: 'sanctum', line: ['troll', 'mad-prophet-gizelhart', { id: 'lyco-knight', damage: 2 }] },
      foe: {},
    });
    t.me.action('mad-prophet-gizelhart');
    t.expect({
      me: {
        aember: 0,
        line: ['troll', { id: 'mad-prophet-gizelhart', exhausted: true }, { id: 'lyco-knight', damage: 2 }],
      },
    });
  });
});
