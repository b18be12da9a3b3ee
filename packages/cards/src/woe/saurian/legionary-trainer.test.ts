import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('legionary-trainer', () => {
  it('makes a token creature, which enters ready as all friendly ones do', () => {
    const t = table({
      me: { house: 'saurian', hand: ['legionary-trainer'], line: ['troll'], deck: ['mother'], beside: ['scholar'] },
    });
    t.me.play('legionary-trainer').flank('left');
    t.expect({
      me: { line: [{ id: 'mother', token: 'scholar' }, 'troll', { id: 'legionary-trainer', exhausted: true }] },
    });
    t.me.reap('scholar');
  });

  it('does nothing for creatures that are played, or for those of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], hand: ['bumpsy'], line: ['legionary-trainer'] },
      foe: { houses: ['saurian'], hand: ['recruit'], deck: ['mother'], beside: ['scholar'] },
    });
    t.me.play('bumpsy').end();
    t.foe.play('recruit');
    t.expect({
      me: { line: ['legionary-trainer', 'bumpsy'] },
      foe: { line: [{ id: 'mother', token: 'scholar', exhausted: true }] },
    });
  });
});
