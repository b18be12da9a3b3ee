import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('colonist-chapman-evil-twin', () => {
  it('captures all æmber of both players', () => {
    const t = table({ me: { ...me, hand: ['colonist-chapman-evil-twin'], aember: 3 }, foe: { aember: 4 } });
    t.me.play('colonist-chapman-evil-twin');
    t.expect({
      me: { aember: 0, line: [{ id: 'colonist-chapman-evil-twin', aember: 7, exhausted: true }] },
      foe: { aember: 0 },
    });
  });

  it.each([
    [0, 5],
    [5, 0],
    [0, 0],
  ])('captures what there is: %i and %i', (yours, theirs) => {
    const t = table({ me: { ...me, hand: ['colonist-chapman-evil-twin'], aember: yours }, foe: { aember: theirs } });
    t.me.play('colonist-chapman-evil-twin');
    t.expect({
      me: { aember: 0, line: [{ id: 'colonist-chapman-evil-twin', aember: yours + theirs, exhausted: true }] },
      foe: { aember: 0 },
    });
  });

  it('leaves what other creatures hold', () => {
    const t = table({
      me: { ...me, hand: ['colonist-chapman-evil-twin'], line: [{ id: 'mother', aember: 1 }], aember: 1 },
      foe: { line: [{ id: 'troll', aember: 2 }], aember: 1 },
    });
    t.me.play('colonist-chapman-evil-twin');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'mother', aember: 1 },
          { id: 'colonist-chapman-evil-twin', aember: 2, exhausted: true },
        ],
      },
      foe: { aember: 0, line: [{ id: 'troll', aember: 2 }] },
    });
  });

  it('loses all of it to its opponent when it is destroyed, as captured æmber goes', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { line: [{ id: 'colonist-chapman-evil-twin', aember: 7 }] },
    });
    t.me.fight('troll', 'colonist-chapman-evil-twin').fight('krump', 'colonist-chapman-evil-twin');
    t.expect({
      me: {
        aember: 7,
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', exhausted: true, damage: 3 },
        ],
      },
      foe: { line: [], aember: 0 },
    });
  });
});
