import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('neuro-syphon', () => {
  it.each([
    { pool: 3, own: 1, what: 'more than with the bonus', stolen: 1 },
    { pool: 2, own: 0, what: 'more than with the bonus', stolen: 1 },
    { pool: 2, own: 1, what: 'as much as with the bonus', stolen: 0 },
    { pool: 1, own: 4, what: 'less', stolen: 0 },
    { pool: 0, own: 0, what: 'nothing', stolen: 0 },
  ])('steals $stolen and draws $stolen at $pool to $own: $what', ({ pool, own, stolen }) => {
    const t = table({
      me: { house: 'logos', hand: ['neuro-syphon'], aember: own, deck: ['fear', 'punch'] },
      foe: { aember: pool },
    });
    t.me.play('neuro-syphon');
    t.expect({
      me: {
        aember: own + 1 + stolen,
        hand: stolen === 1 ? ['fear'] : [],
        deck: stolen === 1 ? ['punch'] : ['fear', 'punch'],
      },
      foe: { aember: pool - stolen },
    });
  });

  it('draws out of the discard pile when the deck has run out', () => {
    const t = table({
      me: { house: 'logos', hand: ['neuro-syphon'], deck: [], discard: ['fear'] },
      foe: { aember: 5 },
    });
    t.me.play('neuro-syphon');
    t.expect({ me: { aember: 2, hand: ['fear'], deck: [], discard: ['neuro-syphon'] }, foe: { aember: 4 } });
  });

  it('draws although the æmber of the opponent cannot be stolen', () => {
    const t = table({
      me: { house: 'logos', hand: ['neuro-syphon'], deck: ['fear'] },
      foe: { aember: 5, line: ['the-vaultkeeper'] },
    });
    t.me.play('neuro-syphon');
    t.expect({ me: { aember: 1, hand: ['fear'] }, foe: { aember: 5, line: ['the-vaultkeeper'] } });
  });
});
