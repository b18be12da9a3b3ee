import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brachiaditus', () => {
  it('stuns both of its neighbors and takes 1 æmber from each, for nobody', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['brachiaditus'],
        line: [
          { id: 'bumpsy', aember: 2 },
          { id: 'mother', aember: 1 },
          { id: 'tocsin', aember: 1 },
        ],
      },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.play('brachiaditus', { between: ['bumpsy', 'mother'] });
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'bumpsy', aember: 1, stunned: true },
          { id: 'brachiaditus', exhausted: true },
          { id: 'mother', stunned: true },
          { id: 'tocsin', aember: 1 },
        ],
      },
      foe: { aember: 0, line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('on a flank it has one neighbor, which is stunned although it has no æmber', () => {
    const t = table({
      me: { house: 'saurian', hand: ['brachiaditus'], line: ['bumpsy', { id: 'mother', aember: 1 }] },
      foe: {},
    });
    t.me.play('brachiaditus', 'left');
    t.expect({
      me: {
        line: [
          { id: 'brachiaditus', exhausted: true },
          { id: 'bumpsy', stunned: true },
          { id: 'mother', aember: 1 },
        ],
      },
    });
  });

  it('takes the æmber of a neighbor that is stunned already, or warded', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['brachiaditus'],
        line: [
          { id: 'bumpsy', aember: 1, stunned: true },
          { id: 'mother', aember: 1, warded: true },
        ],
      },
      foe: {},
    });
    t.me.play('brachiaditus', { between: ['bumpsy', 'mother'] });
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', stunned: true },
          { id: 'brachiaditus', exhausted: true },
          { id: 'mother', stunned: true, warded: true },
        ],
      },
    });
  });

  it('does nothing alone', () => {
    const t = table({ me: { house: 'saurian', hand: ['brachiaditus'] }, foe: { line: [{ id: 'troll', aember: 1 }] } });
    t.me.play('brachiaditus');
    t.expect({ me: { line: [{ id: 'brachiaditus', exhausted: true }] }, foe: { line: [{ id: 'troll', aember: 1 }] } });
  });
});
