import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('dark-memento', () => {
  it('discards from the top of your deck until you are haunted, at the start of your turn', () => {
    const t = table({
      me: { deck: copies(8, 'punch'), discard: copies(7, 'anger'), artifacts: ['dark-memento'], houses: ['geistoid'] },
      step: 'forge',
    });
    t.expect({ me: { deck: copies(5, 'punch'), discard: [...copies(3, 'punch'), ...copies(7, 'anger')] } });
  });

  it('discards nothing where you are haunted, and all where there are too few', () => {
    const none = table({
      me: { deck: copies(8, 'punch'), discard: copies(10, 'anger'), artifacts: ['dark-memento'], houses: ['geistoid'] },
      step: 'forge',
    });
    none.expect({ me: { deck: copies(8, 'punch'), discard: copies(10, 'anger') } });

    const all = table({
      me: { deck: copies(3, 'punch'), artifacts: ['dark-memento'], houses: ['geistoid'] },
      step: 'forge',
    });
    all.expect({ me: { deck: [], discard: copies(3, 'punch') } });
  });

  it('discards from decks of choice as scrap, until the player of one of them is haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['dark-memento'], deck: copies(5, 'punch'), discard: copies(4, 'anger') },
      foe: { deck: copies(5, 'punch'), discard: copies(8, 'anger') },
    });
    t.me
      .discard('dark-memento')
      .choose('Your deck')
      .choose('The deck of your opponent')
      .choose('The deck of your opponent');
    t.expect({
      me: { deck: copies(4, 'punch'), discard: ['punch', 'dark-memento', ...copies(4, 'anger')] },
      foe: { deck: copies(3, 'punch'), discard: [...copies(2, 'punch'), ...copies(8, 'anger')] },
    });
  });

  it('ends as scrap with an empty deck', () => {
    const t = table({ me: { house: 'geistoid', hand: ['dark-memento'] }, foe: { deck: ['punch'] } });
    t.me.discard('dark-memento').choose('Your deck');
    t.expect({ me: { discard: ['dark-memento'] }, foe: { deck: ['punch'] } });
  });
});
