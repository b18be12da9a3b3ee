import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sleep-with-the-fishes', () => {
  it('destroys each exhausted creature of both players and nothing else', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        hand: ['sleep-with-the-fishes'],
        line: [{ id: 'bumpsy', exhausted: true }, 'krump'],
        artifacts: [{ id: 'frigorific-rod', exhausted: true }],
      },
      foe: { line: ['mother', { id: 'troll', exhausted: true }, { id: 'tocsin', stunned: true }] },
    });
    t.me.play('sleep-with-the-fishes');
    t.expect({
      me: { aember: 1, line: ['krump'], artifacts: [{ id: 'frigorific-rod', exhausted: true }] },
      foe: { line: ['mother', { id: 'tocsin', stunned: true }], discard: ['troll'] },
    });
  });

  it('only takes the ward of a warded one', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['sleep-with-the-fishes'] },
      foe: {
        line: [
          { id: 'troll', exhausted: true, warded: true },
          { id: 'mother', warded: true },
        ],
      },
    });
    t.me.play('sleep-with-the-fishes');
    t.expect({
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mother', warded: true },
        ],
      },
    });
  });

  it('destroys nobody where all are ready', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['sleep-with-the-fishes'], line: ['krump'] },
      foe: { line: ['mother'] },
    });
    t.me.play('sleep-with-the-fishes');
    t.expect({ me: { aember: 1, line: ['krump'] }, foe: { line: ['mother'] } });
  });
});
