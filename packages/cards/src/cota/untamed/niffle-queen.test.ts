import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('niffle-queen', () => {
  it('gives other friendly Beasts and Niffles 1 power each, a Niffle Ape 2', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: {
        line: [
          { id: 'niffle-ape', damage: 2 },
          { id: 'niffle-queen', damage: 3 },
          { id: 'snufflegator', damage: 2 },
          { id: 'tocsin', damage: 1 },
        ],
      },
    });
    // Powers: Niffle Ape 5, Niffle Queen 6, Snufflegator 5, Tocsin 3.
    t.me.play('poison-wave');
    t.expect({
      foe: {
        line: [
          { id: 'niffle-ape', damage: 4 },
          { id: 'niffle-queen', damage: 5 },
          { id: 'snufflegator', damage: 4 },
        ],
        discard: ['tocsin'],
      },
    });
  });

  it('does not strengthen enemy Beasts and Niffles', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['poison-wave'],
        line: [{ id: 'snufflegator', damage: 2 }, 'urchin', { id: 'niffle-ape', damage: 1 }],
      },
      foe: {
        line: [
          { id: 'niffle-queen', damage: 4 },
          { id: 'niffle-queen', damage: 4 },
        ],
      },
    });
    // The two strengthen each other to 8; alone, each would have 6.
    t.me.play('poison-wave');
    t.expect({
      me: { line: [], discard: ['poison-wave', 'niffle-ape', 'urchin', 'snufflegator'] },
      foe: {
        line: [
          { id: 'niffle-queen', damage: 6 },
          { id: 'niffle-queen', damage: 6 },
        ],
      },
    });
  });

  it('does not strengthen itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'niffle-queen', damage: 3 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [], discard: ['niffle-queen'] } });
  });

  it('is strengthened by another copy by 2', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['niffle-queen', { id: 'niffle-queen', damage: 4 }] },
    });
    t.me.play('punch').choose('niffle-queen#2');
    t.expect({ foe: { line: ['niffle-queen', { id: 'niffle-queen', damage: 7 }] } });
  });

  it('leaves creatures that lived by its power to die after it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: {
        line: [
          { id: 'niffle-queen', damage: 3 },
          { id: 'snufflegator', damage: 4 },
          { id: 'niffle-ape', damage: 2 },
        ],
      },
    });
    t.me.play('punch').choose('niffle-queen');
    t.expect({ foe: { line: [{ id: 'niffle-ape', damage: 2 }], discard: ['snufflegator', 'niffle-queen'] } });
  });
});
