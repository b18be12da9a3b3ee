import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chlorodoze-vapor', () => {
  it('exhausts a creature for each that its damage destroys', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['chlorodoze-vapor'], line: ['silvertooth', 'troll'] },
      foe: { line: ['batdrone', 'mother', 'valdr'] },
    });
    t.me.play('chlorodoze-vapor').choose('mother').choose('valdr');
    t.expect({
      me: { line: [{ id: 'troll', damage: 3 }], discard: ['chlorodoze-vapor', 'silvertooth'] },
      foe: {
        line: [
          { id: 'mother', damage: 3, exhausted: true },
          { id: 'valdr', damage: 3, exhausted: true },
        ],
      },
    });
  });

  it('exhausts none where none is destroyed', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['chlorodoze-vapor'], line: ['troll'] },
      foe: { line: ['mother'] },
    });
    t.me.play('chlorodoze-vapor');
    t.expect({ me: { line: [{ id: 'troll', damage: 3 }] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });
});
