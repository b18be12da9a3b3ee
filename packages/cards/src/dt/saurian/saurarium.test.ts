import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('saurarium', () => {
  it('ruling saurarium/ties: all creatures that share the lowest power cannot reap, on both sides', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['saurarium'], line: ['dust-imp', 'tocsin'] },
      foe: { ...foeHouses, line: ['ember-imp', 'bumpsy'] },
    });
    t.me.cannot('reap', 'dust-imp', 'forbidden').reap('tocsin').end();
    t.foe.house('dis').cannot('reap', 'ember-imp', 'forbidden').end();
    t.expect({ me: { aember: 1, line: ['dust-imp', 'tocsin'] }, foe: { line: ['ember-imp', 'bumpsy'] } });
  });

  it('they may fight all the same', () => {
    const t = table({ me: { house: 'dis', line: ['dust-imp'] }, foe: { artifacts: ['saurarium'], line: ['troll'] } });
    t.me.cannot('reap', 'dust-imp', 'forbidden').fight('dust-imp', 'troll');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('looks at the power of now: one that was the weakest may reap when a weaker one came', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['saurarium'], hand: ['dust-imp'], line: [{ id: 'ember-imp', power: 1 }] },
      foe: { line: ['troll'] },
    });
    t.me.cannot('reap', 'ember-imp', 'forbidden').play('dust-imp').reap('ember-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ember-imp', power: 1, exhausted: true },
          { id: 'dust-imp', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('an effect that says to reap with such a creature does nothing either', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['saurarium'], hand: ['magistra-vita'], line: ['snufflegator'] },
      foe: { line: ['troll'] },
    });
    t.me.play('magistra-vita').yes();
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'snufflegator', aember: 1 },
          { id: 'magistra-vita', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });
});
