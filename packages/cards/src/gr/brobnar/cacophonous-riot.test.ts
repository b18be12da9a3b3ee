import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cacophonous-riot', () => {
  it('readies and enrages a creature and each of its neighbors', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['cacophonous-riot'],
        line: [
          { id: 'troll', exhausted: true },
          { id: 'bumpsy', exhausted: true },
          'krump',
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { line: ['valdr'] },
    });
    t.me.play('cacophonous-riot').choose('bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', enraged: true },
          { id: 'bumpsy', enraged: true },
          { id: 'krump', enraged: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { line: ['valdr'] },
    });
  });

  it('works on the side of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['cacophonous-riot'] },
      foe: { line: [{ id: 'valdr', exhausted: true }, 'krump'] },
    });
    t.me.play('cacophonous-riot').choose('krump');
    t.expect({
      foe: {
        line: [
          { id: 'valdr', enraged: true },
          { id: 'krump', enraged: true },
        ],
      },
    });
  });
});
