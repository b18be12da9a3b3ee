import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('viscount-of-aerys', () => {
  it('with your yellow key forged it stuns each enemy creature when it is played', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['yellow'], hand: ['viscount-of-aerys'], line: ['mother'] },
      foe: { line: ['troll', 'gub'] },
    });
    t.me.play('viscount-of-aerys');
    t.expect({
      me: { line: ['mother', { id: 'viscount-of-aerys', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', stunned: true },
          { id: 'gub', stunned: true },
        ],
      },
    });
  });

  it('not with other keys, or that of the opponent', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['red', 'blue'], hand: ['viscount-of-aerys'] },
      foe: { keys: ['yellow'], line: ['troll'] },
    });
    t.me.play('viscount-of-aerys');
    t.expect({ me: { line: [{ id: 'viscount-of-aerys', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it.each([
    { keys: ['yellow'], stunned: true },
    { keys: ['blue'], stunned: false },
  ] as const)('with the keys $keys enemy creatures enter play stunned: $stunned', ({ keys, stunned }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll'] },
      foe: { keys, line: ['viscount-of-aerys'] },
    });
    t.me.play('troll');
    t.expect({ me: { line: [{ id: 'troll', stunned, exhausted: true }] }, foe: { line: ['viscount-of-aerys'] } });
  });

  it('friendly creatures do not', () => {
    const t = table({ me: { house: 'brobnar', keys: ['yellow'], hand: ['troll'], line: ['viscount-of-aerys'] } });
    t.me.play('troll');
    t.expect({ me: { line: ['viscount-of-aerys', { id: 'troll', exhausted: true }] } });
  });
});
