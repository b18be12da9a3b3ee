import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('total-recall', () => {
  it('gains 1 for each friendly ready creature and returns all friendly ones, of any house', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['total-recall'],
        line: ['blypyp', 'snufflegator', { id: 'tunk', exhausted: true }],
        artifacts: ['feeding-pit'],
      },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.play('total-recall');
    t.expect({
      me: { aember: 3, line: [], hand: ['blypyp', 'snufflegator', 'tunk'], artifacts: ['feeding-pit'] },
      foe: { line: ['zyzzix-the-many'] },
    });
  });

  it('returns exhausted creatures without gaining for them', () => {
    const t = table({
      me: { house: 'mars', hand: ['total-recall'], line: [{ id: 'tunk', exhausted: true }] },
      foe: {},
    });
    t.me.play('total-recall');
    t.expect({ me: { aember: 1, line: [], hand: ['tunk'] } });
  });

  it('sends a creature of the opponent to the hand of its owner', () => {
    const t = table({
      me: { house: 'mars', hand: ['total-recall'], line: [{ id: 'tocsin', owner: 1 }, 'blypyp'] },
      foe: { hand: [] },
    });
    t.me.play('total-recall');
    t.expect({ me: { aember: 3, line: [], hand: ['blypyp'] }, foe: { hand: ['tocsin'] } });
  });

  it('gives captured æmber back, and a ward keeps its creature in play', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['total-recall'],
        line: [
          { id: 'tunk', aember: 2 },
          { id: 'blypyp', warded: true },
        ],
      },
      foe: { aember: 0 },
    });
    t.me.play('total-recall');
    t.expect({ me: { aember: 3, line: ['blypyp'], hand: ['tunk'] }, foe: { aember: 2 } });
  });

  it('only gives its bonus without creatures', () => {
    const t = table({ me: { house: 'mars', hand: ['total-recall'] }, foe: {} });
    t.me.play('total-recall');
    t.expect({ me: { aember: 1, hand: [], discard: ['total-recall'] } });
  });
});
