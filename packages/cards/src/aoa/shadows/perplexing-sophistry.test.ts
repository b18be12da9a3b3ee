import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('perplexing-sophistry', () => {
  it('takes a random card of a poorer opponent, and draws', () => {
    const t = table({
      me: { house: 'shadows', aember: 2, hand: ['perplexing-sophistry'], deck: ['fear'] },
      foe: { aember: 2, hand: ['punch'] },
    });
    t.me.play('perplexing-sophistry');
    t.expect({ me: { aember: 3, hand: ['fear'] }, foe: { hand: [], discard: ['punch'] } });
  });

  it('draws where the opponent has no card', () => {
    const t = table({ me: { house: 'shadows', aember: 2, hand: ['perplexing-sophistry'], deck: ['fear'] }, foe: {} });
    t.me.play('perplexing-sophistry');
    t.expect({ me: { hand: ['fear'] }, foe: { hand: [] } });
  });

  it('does nothing where you have no more', () => {
    const t = table({
      me: { house: 'shadows', aember: 1, hand: ['perplexing-sophistry'], deck: ['fear'] },
      foe: { aember: 2, hand: ['punch'] },
    });
    t.me.play('perplexing-sophistry');
    t.expect({ me: { aember: 2, hand: [], deck: ['fear'] }, foe: { hand: ['punch'] } });
  });
});
