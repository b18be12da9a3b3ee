import { constant, define, destroyed, gainsAbility, host, self, table, takeAember } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('imperial-scutum', () => {
  it('gives 2 armor', () => {
    const t = table({
      me: { house: 'brobnar', line: ['headhunter'] },
      foe: { line: [{ id: 'mother', upgrades: ['imperial-scutum'] }] },
    });
    t.me.fight('headhunter', 'mother');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'mother', damage: 3, upgrades: ['imperial-scutum'] }] } });
  });

  it('sends the æmber on its creature to the supply when that is destroyed', () => {
    const t = table({
      me: { house: 'saurian', hand: ['saury-about-that'] },
      foe: { line: [{ id: 'mother', aember: 3, upgrades: ['imperial-scutum'] }] },
    });
    t.me.play('saury-about-that');
    t.expect({ me: { aember: 0 }, foe: { aember: 1, line: [], discard: ['mother', 'imperial-scutum'] } });
  });

  it('does not when the creature leaves in another way', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'mother', aember: 3, upgrades: ['imperial-scutum'] }] },
    });
    t.me.play('fear');
    t.expect({ me: { aember: 3 }, foe: { line: [], hand: ['mother'] } });
  });

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { first: 'the Scutum', order: 'bumpsy#2', mine: 0 },
      { first: 'the thief', order: 'bumpsy#1', mine: 2 },
    ])(
      'ruling imperial-scutum/still-there: only what is still on the creature goes: $first first',
      ({ order, mine }) => {
        const toOpponent = destroyed(takeAember('all', self, 'opponent'));
        define([
          {
            ...{ id: 'thieves-cloak', name: 'Thieves’ Cloak', house: 'shadows', type: 'upgrade', power: 0, armor: 0 },
            ...{ traits: [], bonus: [], keywords: {}, abilities: [constant(gainsAbility(host, toOpponent))] },
          },
        ]);
        const t = table({
          edition,
          me: { house: 'saurian', hand: ['saury-about-that'] },
          foe: { line: [{ id: 'bumpsy', aember: 2, upgrades: ['thieves-cloak', 'imperial-scutum'] }] },
        });
        t.me.play('saury-about-that').choose('bumpsy').order(order);
        t.expect({ me: { aember: mine }, foe: { aember: 1, line: [] } });
      },
    );
  });
});
