import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('ritual-of-tognath', () => {
  const at = (line: readonly (string | object)[]) => {
    const t = table({
      me: { house: 'dis', hand: ['ritual-of-tognath'], line: line as string[] },
      foe: { line: ['troll'] },
    });
    t.me.play('ritual-of-tognath');
    return t;
  };

  it('destroys 2 friendly creatures, and its bonus is 3', () => {
    const t = at(['shooler', 'tocsin', 'urchin']);
    expect(t.options()).toEqual(['shooler', 'tocsin', 'urchin']);
    t.me.choose('shooler').choose('urchin');
    t.expect({ me: { aember: 3, line: ['tocsin'] }, foe: { line: ['troll'] } });
  });

  it('destroys the only one there is; without any, none', () => {
    at(['shooler']).expect({ me: { aember: 3, line: [] }, foe: { line: ['troll'] } });
    at([]).expect({ me: { aember: 3, line: [] }, foe: { line: ['troll'] } });
  });

  it('does not let another one die for a warded one', () => {
    const t = at([{ id: 'shooler', warded: true }, 'tocsin', 'urchin']);
    t.me.choose('shooler').choose('tocsin');
    t.expect({ me: { aember: 3, line: ['shooler', 'urchin'] }, foe: { line: ['troll'] } });
  });
});
