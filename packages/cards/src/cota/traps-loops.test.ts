// Effects that repeat themselves, and what ends them.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('Bouncing Deathquark', () => {
  it('may be stopped, and cannot go on when one side has nobody left', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['urchin', 'dust-imp', 'mother'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.play('bouncing-deathquark').choose('tocsin', 'urchin').yes().choose('dust-imp');
    t.expect({ me: { aember: 2, line: ['mother'] }, foe: { line: [] } });
    const u = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['urchin', 'dust-imp'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    u.me.play('bouncing-deathquark').choose('tocsin', 'urchin').no();
    u.expect({ me: { line: ['dust-imp'] }, foe: { line: ['krump'] } });
  });

  it('goes on over a creature that Armageddon Cloak saved, for both are there again', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['bouncing-deathquark'],
        line: [{ id: 'mother', damage: 2, upgrades: ['armageddon-cloak'] }],
      },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.play('bouncing-deathquark').choose('tocsin').yes();
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('a Phoenix Heart in it may end it, by killing all the others', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['bouncing-deathquark'],
        line: [{ id: 'mother', upgrades: ['phoenix-heart'] }, 'urchin'],
      },
      foe: { line: ['tocsin', 'krump', 'dust-imp'] },
    });
    t.me.play('bouncing-deathquark').choose('dust-imp', 'mother').order('mother');
    t.expect({
      me: { hand: ['mother'], line: [], discard: ['bouncing-deathquark', 'urchin', 'phoenix-heart'] },
      foe: { aember: 2, line: [{ id: 'krump', damage: 3 }] },
    });
  });

  it('without enemies it destroys one friend, once', () => {
    const t = table({ me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['urchin', 'mother'] }, foe: {} });
    t.me.play('bouncing-deathquark').choose('urchin');
    t.expect({ me: { line: ['mother'] } });
  });
});

describe('Neutron Shark', () => {
  it('goes on while cards of other houses are discarded and it is in play', () => {
    const t = table({
      me: { house: 'logos', hand: ['neutron-shark'], line: ['urchin', 'mother'], deck: ['punch', 'batdrone', 'fear'] },
      foe: { line: ['krump'], artifacts: ['cannon'] },
    });
    t.me.play('neutron-shark').choose('krump', 'urchin').choose('mother');
    t.expect({
      me: { deck: ['fear'], line: [{ id: 'neutron-shark', ...tired }] },
      foe: { line: [], artifacts: [] },
    });
  });

  it('destroys itself as the last friend, after which the card is discarded and nothing is repeated', () => {
    const t = table({
      me: { house: 'logos', hand: ['neutron-shark'], deck: ['punch', 'punch'] },
      foe: { line: ['krump', 'mother'] },
    });
    t.me.play('neutron-shark').choose('krump');
    t.expect({ me: { deck: ['punch'], line: [], discard: ['punch', 'neutron-shark'] }, foe: { line: ['mother'] } });
  });

  it('saved by Armageddon Cloak it is in play and goes on', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [{ id: 'neutron-shark', upgrades: ['armageddon-cloak'] }],
        deck: ['punch', 'batdrone'],
      },
      foe: { line: ['krump', 'mother', 'troll'] },
    });
    t.me.reap('neutron-shark').choose('krump').choose('mother');
    t.expect({
      me: { aember: 1, deck: [], line: [], discard: ['batdrone', 'neutron-shark', 'punch', 'armageddon-cloak'] },
      foe: { line: ['troll'] },
    });
  });

  it('ends with an empty deck, for no card was discarded', () => {
    const t = table({
      me: { house: 'logos', hand: ['neutron-shark'], line: ['urchin', 'mother'], deck: [], discard: ['punch'] },
      foe: { line: ['krump', 'troll'] },
    });
    t.me.play('neutron-shark').choose('krump', 'urchin');
    t.expect({
      me: { deck: [], line: ['mother', { id: 'neutron-shark', ...tired }], discard: ['urchin', 'punch'] },
      foe: { line: ['troll'] },
    });
  });

  it('discards the Dextre that it destroyed: a Logos card ends it, a maverick of another house does not', () => {
    const set = (dextre: object) =>
      table({
        me: {
          house: 'logos',
          hand: ['neutron-shark'],
          line: [{ id: 'dextre', ...dextre }, 'mother'],
          deck: ['batdrone'],
        },
        foe: { line: ['krump', 'troll'] },
      });
    const plain = set({});
    plain.me.play('neutron-shark').choose('krump', 'dextre');
    plain.expect({
      me: { deck: ['batdrone'], discard: ['dextre'], line: ['mother', { id: 'neutron-shark', ...tired }] },
      foe: { line: ['troll'] },
    });
    const maverick = set({ house: 'dis' });
    maverick.me.play('neutron-shark').choose('krump', 'dextre').choose('mother');
    maverick.expect({
      me: { deck: [], discard: ['batdrone', 'mother', 'dextre'], line: [{ id: 'neutron-shark', ...tired }] },
      foe: { line: [] },
    });
  });
});

describe('Numquid the Fair', () => {
  it('repeats while the enemy has more creatures, counted anew each time', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'], line: ['sequis'] },
      foe: { line: ['krump', 'urchin', 'mother', 'troll'] },
    });
    t.me.play('numquid-the-fair').choose('krump').choose('mother');
    t.expect({
      me: { line: ['sequis', { id: 'numquid-the-fair', ...tired }] },
      foe: { line: ['urchin', 'troll'] },
    });
  });

  it('repeats over a creature that Armageddon Cloak saved', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'] },
      foe: { line: [{ id: 'krump', upgrades: ['armageddon-cloak'] }, 'mother'] },
    });
    t.me.play('numquid-the-fair').choose('krump').choose('krump');
    t.expect({ me: { line: [{ id: 'numquid-the-fair', ...tired }] }, foe: { line: ['mother'] } });
  });

  it('is not repeated when he died of it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'] },
      foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }, 'mother', 'krump', 'troll'] },
    });
    t.me.play('numquid-the-fair').choose('tocsin');
    t.expect({
      me: { line: [] },
      foe: {
        hand: ['tocsin'],
        line: [
          { id: 'mother', damage: 3 },
          { id: 'krump', damage: 3 },
          { id: 'troll', damage: 3 },
        ],
      },
    });
  });
});

describe('repeats that stop at a number', () => {
  it('Bait and Switch steals at most 2, and nothing against The Vaultkeeper', () => {
    const t = table({ me: { house: 'shadows', hand: ['bait-and-switch'] }, foe: { aember: 9 } });
    t.me.play('bait-and-switch');
    t.expect({ me: { aember: 2 }, foe: { aember: 7 } });
    const u = table({
      me: { house: 'shadows', hand: ['bait-and-switch'] },
      foe: { aember: 9, line: ['the-vaultkeeper'] },
    });
    u.me.play('bait-and-switch');
    u.expect({ me: { aember: 0 }, foe: { aember: 9, line: ['the-vaultkeeper'] } });
  });

  it('Bait and Switch as first printed repeats as long as it steals, and ends at once against The Vaultkeeper [rule repeat]', () => {
    const t = table({ edition: 'cota-1.0', me: { house: 'shadows', hand: ['bait-and-switch'] }, foe: { aember: 9 } });
    t.me.play('bait-and-switch');
    t.expect({ me: { aember: 5 }, foe: { aember: 4 } });
    const u = table({
      edition: 'cota-1.0',
      me: { house: 'shadows', hand: ['bait-and-switch'] },
      foe: { aember: 9, line: ['the-vaultkeeper'] },
    });
    u.me.play('bait-and-switch');
    u.expect({ me: { aember: 0 }, foe: { aember: 9, line: ['the-vaultkeeper'] } });
  });

  it('Sound the Horns and Invasion Portal stop with the deck, which is not made anew', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['fear', 'punch'], discard: ['krump'] },
      foe: {},
    });
    t.me.play('sound-the-horns');
    t.expect({ me: { aember: 1, hand: [], deck: [], discard: ['sound-the-horns', 'punch', 'fear', 'krump'] } });
    const u = table({
      me: { house: 'mars', artifacts: ['invasion-portal'], deck: ['fear', 'zorg', 'punch'] },
      foe: {},
    });
    u.me.action('invasion-portal');
    u.expect({ me: { hand: ['zorg'], deck: ['punch'], discard: ['fear'] } });
  });

  it('One Stood Against Many ends when its fighter is out of enemies, or dead', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['one-stood-against-many'], line: ['champion-anaphiel'] },
      foe: { aember: 1, line: ['dust-imp', 'urchin'] },
    });
    t.me.play('one-stood-against-many').choose('dust-imp');
    t.expect({
      me: { aember: 1, line: [{ id: 'champion-anaphiel', damage: 1 }] },
      foe: { aember: 3, line: ['urchin'] },
    });
  });
});
