import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bog-spitter', () => {
  it('makes a player of your choice discard a random card after it fights', () => {
    const t = table({
      me: { house: 'untamed', line: ['bog-spitter', 'bog-spitter'], hand: ['punch'] },
      foe: { line: ['urchin'], hand: ['mother', 'mother'] },
    });
    t.me.fight('bog-spitter#1', 'urchin').choose('From your opponent’s hand');
    t.me.fight('bog-spitter#2', 'urchin').choose('From your hand');
    t.expect({
      me: {
        line: [
          { id: 'bog-spitter', exhausted: true },
          { id: 'bog-spitter', exhausted: true },
        ],
        hand: [],
        discard: ['punch'],
      },
      foe: { line: [], hand: ['mother'] },
    });
  });

  it.each([
    [5, 0],
    [6, 1],
  ])('from %i æmber of the opponent steals %i when it is discarded', (aember, stolen) => {
    const t = table({ me: { house: 'untamed', hand: ['bog-spitter'] }, foe: { aember } });
    t.me.discard('bog-spitter');
    t.expect({ me: { aember: stolen }, foe: { aember: aember - stolen } });
  });
});
