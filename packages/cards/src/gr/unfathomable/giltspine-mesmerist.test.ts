import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const deck = ['mother', 'mother', 'mother', 'mother'];

describe('giltspine-mesmerist', () => {
  it('ruling giltspine-mesmerist/one-by-one: discards the top card of a player’s deck for each card that they ready', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: [{ id: 'giltspine-mesmerist', exhausted: true }, { id: 'hookmaster', exhausted: true }, 'rustmiser'],
        deck,
        hand: ['punch', 'punch', 'punch', 'punch', 'punch', 'punch'],
      },
      foe: { deck },
    });
    t.me.end().done();
    t.expect({
      me: { line: ['giltspine-mesmerist', 'hookmaster', 'rustmiser'], deck: ['mother', 'mother'] },
      foe: { deck },
    });
  });

  it('counts the cards of the opponent, artifacts with them', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['giltspine-mesmerist'], deck },
      foe: {
        houses: ['brobnar', 'logos', 'dis'],
        line: [{ id: 'troll', exhausted: true }],
        artifacts: [{ id: 'lifeward', exhausted: true }],
        deck,
        hand: ['punch', 'punch', 'punch', 'punch', 'punch', 'punch'],
      },
    });
    t.me.end();
    t.foe.house('brobnar').end().done();
    t.expect({
      me: { line: ['giltspine-mesmerist'] },
      foe: { line: ['troll'], artifacts: ['lifeward'], discard: ['mother', 'mother'] },
    });
  });

  it('counts what an effect readies, for the player who resolves it', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['anger'],
        line: ['giltspine-mesmerist', { id: 'troll', exhausted: true }],
        deck,
      },
      foe: { line: ['batdrone'], deck },
    });
    t.me.play('anger').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: ['giltspine-mesmerist', { id: 'troll', damage: 2, exhausted: true }],
        discard: ['anger', 'mother'],
      },
      foe: { line: [], deck },
    });
  });

  it('discards the top 3 cards of either deck when it is discarded', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['giltspine-mesmerist'], deck }, foe: { deck } });
    t.me.discard('giltspine-mesmerist').choose('From your opponent’s deck');
    t.expect({ me: { deck }, foe: { deck: ['mother'], discard: ['mother', 'mother', 'mother'] } });
  });
});
