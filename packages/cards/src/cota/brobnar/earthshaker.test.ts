import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('earthshaker', () => {
  it('destroys each creature of power 3 or less on both sides', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'], line: ['dust-imp', 'charette'] },
      foe: { line: ['tocsin', 'snufflegator', 'urchin', 'grommid'] },
    });
    t.me.play('earthshaker', 'right');
    t.expect({
      me: { aember: 2, line: ['charette', { id: 'earthshaker', exhausted: true }] },
      foe: { line: ['snufflegator', 'grommid'] },
    });
  });

  it('goes by power as it is now, not by damage', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'], line: ['king-of-the-crag'] },
      foe: {
        line: [
          'bumpsy',
          { id: 'tocsin', power: 1 },
          { id: 'urchin', upgrades: ['blood-of-titans'] },
          { id: 'snufflegator', damage: 3 },
        ],
      },
    });
    t.me.play('earthshaker', 'right');
    t.expect({
      me: { line: ['king-of-the-crag', { id: 'earthshaker', exhausted: true }] },
      foe: {
        line: [
          { id: 'tocsin', power: 1 },
          { id: 'urchin', upgrades: ['blood-of-titans'] },
          { id: 'snufflegator', damage: 3 },
        ],
        discard: ['bumpsy'],
      },
    });
  });

  it('takes only the ward of a warded creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    t.me.play('earthshaker');
    t.expect({ me: { line: [{ id: 'earthshaker', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('is destroyed by itself where it is weak enough', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'] },
      foe: { line: ['king-of-the-crag', 'king-of-the-crag'] },
    });
    t.me.play('earthshaker');
    t.expect({
      me: { line: [], discard: ['earthshaker'] },
      foe: { line: ['king-of-the-crag', 'king-of-the-crag'] },
    });
  });

  it('does nothing where all are strong', () => {
    const t = table({ me: { house: 'brobnar', hand: ['earthshaker'] }, foe: { line: ['charette'] } });
    t.me.play('earthshaker');
    t.expect({ me: { line: [{ id: 'earthshaker', exhausted: true }] }, foe: { line: ['charette'] } });
  });
});
