import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kaloch-stonefather', () => {
  it('gives each friendly creature skirmish in the center of the battleline, itself too', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'kaloch-stonefather', 'krump'] },
      foe: { line: ['valdr', 'mother'] },
    });
    t.me.fight('krump', 'valdr').fight('kaloch-stonefather', 'mother');
    t.expect({
      me: {
        line: ['troll', { id: 'kaloch-stonefather', exhausted: true }, { id: 'krump', exhausted: true }],
      },
      foe: { line: [] },
    });
  });

  it.each([[['kaloch-stonefather', 'troll', 'krump']], [['kaloch-stonefather', 'krump']]])(
    'gives nothing in the line %j',
    (line) => {
      const t = table({ me: { house: 'brobnar', line }, foe: { line: ['dust-imp'] } });
      t.me.fight('krump', 'dust-imp');
      t.expect({
        me: { line: line.map((id) => (id === 'krump' ? { id, damage: 2, exhausted: true } : id)) },
        foe: { line: [] },
      });
    },
  );

  it('gives enemy creatures none, nor one that defends itself', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'bumpsy'] },
      foe: { line: ['kaloch-stonefather'] },
    });
    t.me.fight('troll', 'kaloch-stonefather');
    t.expect({ me: { line: [{ id: 'troll', damage: 6, exhausted: true }, 'bumpsy'] }, foe: { line: [] } });
  });
});
