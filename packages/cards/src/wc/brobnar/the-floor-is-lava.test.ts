import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-floor-is-lava', () => {
  it('deals 1 to a friendly and 1 to an enemy creature as the turn of its player begins', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses: ['brobnar', 'dis', 'mars'],
        artifacts: ['the-floor-is-lava'],
        line: ['troll', 'krump'],
      },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['mother', 'tocsin'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.choose('krump').choose('mother');
    t.expect({
      me: { line: ['troll', { id: 'krump', damage: 1 }] },
      foe: { line: [{ id: 'mother', damage: 1 }, 'tocsin'] },
    });
  });

  it('burns at the start of no other turn', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-floor-is-lava'], line: ['troll'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['mother'] },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['mother'] } });
  });

  it.each([
    { mine: ['troll'], theirs: [] },
    { mine: [], theirs: ['mother'] },
    { mine: ['urchin'], theirs: ['urchin'] },
  ])('burns the creatures there are: $mine and $theirs', ({ mine, theirs }) => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'mars'], artifacts: ['the-floor-is-lava'], line: mine },
      foe: { houses: ['dis', 'logos', 'shadows'], line: theirs },
    });
    t.me.end();
    t.foe.house('dis').end();
    const burnt = (line: readonly string[]) => line.flatMap((id) => (id === 'urchin' ? [] : [{ id, damage: 1 }]));
    t.expect({ me: { line: burnt(mine) }, foe: { line: burnt(theirs) } });
  });
});
