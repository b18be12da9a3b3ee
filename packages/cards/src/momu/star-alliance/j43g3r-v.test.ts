import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('j43g3r-v', () => {
  const line = ['j43g3r-v', 'troll', 'mother', 'valdr'];

  it('after a reap, lets 2 non-Star Alliance creatures reap this turn, and not fight', () => {
    const t = table({ me: { house: 'star-alliance', line }, foe: { line: ['batdrone'] } });
    t.me.reap('j43g3r-v').cannot('fight', 'troll', 'wrong-house').reap('troll').reap('mother');
    t.me.cannot('reap', 'valdr', 'wrong-house');
    const tired = (id: string) => ({ id, exhausted: true });
    t.expect({
      me: { aember: 3, line: [tired('j43g3r-v'), tired('troll'), tired('mother'), 'valdr'] },
      foe: { line: ['batdrone'] },
    });
  });

  it('after a fight, lets 2 fight this turn, and not reap', () => {
    const t = table({
      me: { house: 'star-alliance', line },
      foe: { line: ['batdrone', 'silvertooth', 'dust-imp', 'urchin'] },
    });
    t.me.fight('j43g3r-v', 'batdrone').cannot('reap', 'troll', 'wrong-house');
    t.me.fight('troll', 'silvertooth').fight('valdr', 'dust-imp').cannot('fight', 'mother', 'wrong-house');
    t.expect({
      me: {
        line: [
          { id: 'j43g3r-v', exhausted: true },
          { id: 'troll', exhausted: true, damage: 2 },
          'mother',
          { id: 'valdr', exhausted: true, damage: 2 },
        ],
      },
      foe: { aember: 2, line: ['urchin'], discard: ['dust-imp', 'silvertooth', 'batdrone'] },
    });
  });

  it('only for this turn', () => {
    const t = table({ me: { house: 'star-alliance', line }, foe: {} });
    t.me.reap('j43g3r-v').end();
    t.foe.end();
    t.me.house('star-alliance').cannot('reap', 'troll', 'wrong-house');
  });

  it('a Star Alliance creature uses none of the two up', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['j43g3r-v', 'gysgt-margot', 'troll', 'mother'] },
      foe: {},
    });
    t.me.reap('j43g3r-v').reap('gysgt-margot').choose('troll').reap('troll').reap('mother');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'j43g3r-v', exhausted: true },
          { id: 'gysgt-margot', exhausted: true },
          { id: 'troll', exhausted: true, warded: true },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });
});
