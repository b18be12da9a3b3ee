import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fangtooth-cavern', () => {
  it('destroys the least powerful creature at the end of its player’s turn', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['logos', 'mars', 'untamed'],
        artifacts: ['fangtooth-cavern'],
        line: ['krump', 'umbra'],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'], line: ['troll'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['krump'], artifacts: ['fangtooth-cavern'], discard: ['umbra'] },
      foe: { line: ['troll'] },
    });
  });

  it('asks its player where several are the least powerful, and does nothing in the opponent’s turn', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['logos', 'mars', 'untamed'],
        artifacts: ['fangtooth-cavern'],
        line: ['umbra', 'troll'],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'], line: ['silvertooth'] },
    });
    t.me.end().choose('silvertooth');
    t.foe.house('dis').end();
    t.expect({ me: { line: ['umbra', 'troll'], artifacts: ['fangtooth-cavern'] }, foe: { line: [] } });
  });
});
