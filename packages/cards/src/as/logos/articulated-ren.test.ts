import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

const start = {
  me: { house: 'logos', houses: ['logos', 'dis', 'brobnar'], line: ['articulated-ren', 'troll'], deck: filler(8) },
  foe: { ...foeHouses, line: ['gub'] },
} as const;

describe('articulated-ren', () => {
  it('lets you exhaust a friendly creature at the end of your turn to draw a card', () => {
    const t = table(start);
    t.me.end().yes().choose('troll');
    t.expect({
      me: { hand: filler(7), line: ['articulated-ren', { id: 'troll', exhausted: true }] },
      foe: { line: ['gub'] },
    });
  });

  it('itself, too', () => {
    const t = table(start);
    t.me.end().yes().choose('articulated-ren');
    t.expect({
      me: { hand: filler(7), line: [{ id: 'articulated-ren', exhausted: true }, 'troll'] },
      foe: { line: ['gub'] },
    });
  });

  it('draws nothing where you do not', () => {
    const t = table(start);
    t.me.end().no();
    t.expect({ me: { hand: filler(6), line: ['articulated-ren', 'troll'] }, foe: { line: ['gub'] } });
  });
});
