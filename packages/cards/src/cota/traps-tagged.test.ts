// One destruction while its Destroyed: abilities resolve: what is tagged is still in play, what they kill joins it, and
// the others look on only when all have left.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('tagged creatures are still in play', () => {
  it('a tagged Shadow Self takes the fire of a Phoenix Heart for its neighbors', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts'] },
      foe: {
        hand: [],
        line: [
          'urchin',
          { id: 'shadow-self', aember: 1 },
          'dust-imp',
          { id: 'tocsin', aember: 1, upgrades: ['phoenix-heart'] },
          'mother',
        ],
      },
    });
    t.me.play('guilty-hearts');
    t.expect({
      me: { aember: 3 },
      foe: {
        line: ['urchin', 'dust-imp', { id: 'mother', damage: 3 }],
        hand: ['tocsin'],
        discard: ['shadow-self', 'phoenix-heart'],
      },
    });
  });

  it('a tagged Grey Monk and a tagged Bulwark still lend their armor against it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'] },
      foe: { hand: [], line: ['krump', 'grey-monk', { id: 'tocsin', upgrades: ['phoenix-heart'] }] },
    });
    t.me.play('earthshaker');
    t.expect({
      me: { line: [{ id: 'earthshaker', damage: 3, ...tired }] },
      foe: { line: [{ id: 'krump', damage: 2 }], hand: ['tocsin'], discard: ['grey-monk', 'phoenix-heart'] },
    });
  });

  it('a tagged Duma heals a friend that the fire has hurt, and one that it has not killed only', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'] },
      foe: {
        hand: [],
        deck: ['punch', 'fear', 'anger'],
        line: [
          'krump',
          'duma-the-martyr',
          { id: 'tocsin', upgrades: ['phoenix-heart'] },
          { id: 'snufflegator', damage: 1 },
        ],
      },
    });
    t.me.play('earthshaker').order('tocsin');
    t.expect({
      me: { line: [{ id: 'earthshaker', damage: 3, ...tired }] },
      foe: {
        line: ['krump'],
        hand: ['fear', 'punch', 'tocsin'],
        deck: ['anger'],
        discard: ['snufflegator', 'duma-the-martyr', 'phoenix-heart'],
      },
    });
  });

  it('a creature that is tagged cannot be destroyed once more: each Dust Imp pays once', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }] },
      foe: { line: ['dust-imp', 'dust-imp'] },
    });
    t.me.play('gateway-to-dis').choose('tocsin');
    t.expect({ me: { hand: ['tocsin'], line: [] }, foe: { aember: 4, line: [] } });
  });
});

describe('what joins a destruction', () => {
  it('Tolas that dies in the fire of the first victim pays for nobody', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
      foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }, 'tolas'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 3 }] },
      foe: { aember: 0, line: [], hand: ['tocsin'] },
    });
  });

  it('Loot the Bodies sees the first victim and all that burn with it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'], line: ['troll'] },
      foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }, 'bad-penny', 'dust-imp'] },
    });
    t.me.play('loot-the-bodies').play('punch').choose('tocsin').order('bad-penny');
    t.expect({
      me: { aember: 4, line: [{ id: 'troll', damage: 3 }] },
      foe: { aember: 2, line: [], hand: ['bad-penny', 'tocsin'] },
    });
  });

  it('Krump dies in the fire of the creature he killed, and costs nothing', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', damage: 1 }] },
      foe: { aember: 2, hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }] },
    });
    t.me.fight('krump', 'tocsin');
    t.expect({ me: { line: [], discard: ['krump'] }, foe: { aember: 2, hand: ['tocsin'], line: [] } });
  });

  it('a creature that loses the power it was lent when the others have left dies after them', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch', 'punch'] },
      foe: {
        line: [
          { id: 'niffle-queen', damage: 3 },
          { id: 'snufflegator', damage: 4 },
        ],
      },
    });
    t.me.play('loot-the-bodies').play('punch').choose('niffle-queen');
    t.expect({ me: { aember: 3, line: [] }, foe: { line: [] } });
  });

  it('Grenade Snib, Dust Imp and Truebaru of one sweep resolve in the order that the active player likes', () => {
    const set = () =>
      table({
        me: { house: 'dis', hand: ['gateway-to-dis'], line: ['grenade-snib'] },
        foe: { aember: 1, line: ['dust-imp'] },
      });
    const snib = set();
    snib.me.play('gateway-to-dis').order('grenade-snib');
    snib.expect({ me: { line: [] }, foe: { aember: 2, line: [] } });
    const imp = set();
    imp.me.play('gateway-to-dis').order('dust-imp');
    imp.expect({ me: { line: [] }, foe: { aember: 1, line: [] } });
  });
});

describe('sacrificed is destroyed', () => {
  it('Tolas, Soul Snatcher and Destroyed: abilities see a sacrifice', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['dust-imp', 'tolas'], artifacts: ['soul-snatcher'] },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('pawn-sacrifice').choose('dust-imp').order('tolas').choose('troll', 'krump');
    t.expect({
      me: { aember: 4, line: ['tolas'] },
      foe: {
        aember: 1,
        line: [
          { id: 'troll', damage: 3 },
          { id: 'krump', damage: 3 },
        ],
      },
    });
  });

  it('a purged, returned or archived creature was not destroyed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette', 'lights-out'], line: ['tolas'], artifacts: ['soul-snatcher'] },
      foe: { hand: [], line: ['dust-imp', 'bad-penny', 'grenade-snib'] },
    });
    t.me.play('oubliette').choose('dust-imp').play('lights-out');
    t.expect({
      me: { aember: 1, line: ['tolas'] },
      foe: { aember: 0, line: [], purged: ['dust-imp'], hand: ['bad-penny', 'grenade-snib'] },
    });
  });
});
