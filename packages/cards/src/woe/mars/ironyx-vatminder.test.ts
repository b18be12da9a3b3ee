import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ironyx-vatminder', () => {
  it('makes a token creature when it is played and when it is destroyed', () => {
    const t = table({
      me: { house: 'mars', hand: ['ironyx-vatminder', 'kaboom'], beside: ['grunt'], deck: ['mother', 'troll'] },
    });
    t.me.play('ironyx-vatminder').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'mother', token: 'grunt', exhausted: true },
          { id: 'ironyx-vatminder', exhausted: true },
        ],
      },
    });
  });

  it('destroyed, the token creature stays', () => {
    const t = table({
      me: { house: 'mars', line: ['ironyx-vatminder'], beside: ['grunt'], deck: ['mother'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('ironyx-vatminder', 'troll').flank('left');
    t.expect({
      me: { line: [{ id: 'mother', token: 'grunt', exhausted: true }], discard: ['ironyx-vatminder'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });
});
