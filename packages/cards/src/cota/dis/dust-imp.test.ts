import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dust-imp', () => {
  it('gains 2 for its controller when it is destroyed on the turn of the opponent', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['dust-imp'], aember: 1 } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: [], discard: ['dust-imp'] } });
  });

  it('gains 2 when it is destroyed attacking', () => {
    const t = table({ me: { house: 'dis', line: ['dust-imp'] }, foe: { line: ['tocsin'] } });
    t.me.fight('dust-imp', 'tocsin');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'tocsin', damage: 2 }] } });
  });

  it('gains 2 each when several are destroyed at once, each for its own controller', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['dust-imp', 'dust-imp'] },
      foe: { line: ['dust-imp', 'tocsin'] },
    });
    t.me.play('poison-wave').order('dust-imp').order('dust-imp');
    t.expect({ me: { aember: 5, line: [] }, foe: { aember: 2, line: [{ id: 'tocsin', damage: 2 }] } });
  });

  it('gains nothing when it returns to hand', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['dust-imp'] } });
    t.me.play('fear');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: [], hand: ['dust-imp'] } });
  });

  it('gains nothing when its ward saves it', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'] },
      foe: { line: ['tocsin', { id: 'dust-imp', warded: true }, 'shooler'] },
    });
    t.me.play('hand-of-dis');
    t.expect({ foe: { aember: 0, line: ['tocsin', 'dust-imp', 'shooler'] } });
  });
});
