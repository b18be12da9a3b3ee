import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gravelguts', () => {
  it('gets two +1 power counters after an enemy creature is destroyed fighting it, in attack or defense', () => {
    const t = table({
      me: { house: 'brobnar', line: ['gravelguts'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['batdrone', 'tocsin'] },
    });
    t.me.fight('gravelguts', 'batdrone').end();
    t.foe.house('dis').fight('tocsin', 'gravelguts');
    t.expect({ me: { line: [{ id: 'gravelguts', damage: 5, power: 4 }] }, foe: { line: [] } });
  });

  it('gets none for a survivor, for a death outside of its fights, or for the fights of others', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['gravelguts', 'krump'] },
      foe: { line: ['tocsin', 'batdrone', { id: 'dust-imp', warded: true }, 'mother'] },
    });
    t.me.play('punch').choose('tocsin').fight('krump', 'batdrone').fight('gravelguts', 'dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'gravelguts', damage: 2, exhausted: true },
          { id: 'krump', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['dust-imp', 'mother'] },
    });
  });

  it('gets none when it dies with the other', () => {
    const t = table({ me: { house: 'brobnar', line: ['gravelguts', 'krump'] }, foe: { line: ['mother', 'batdrone'] } });
    t.me.fight('gravelguts', 'mother');
    t.expect({ me: { line: ['krump'], discard: ['gravelguts'] }, foe: { line: ['batdrone'], discard: ['mother'] } });
  });
});
