import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('phoenix-heart', () => {
  const reborn = { id: 'tocsin', upgrades: ['phoenix-heart'] } as const;

  it('works on an enemy creature, which goes to the hand of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['phoenix-heart', 'punch'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('phoenix-heart').choose('tocsin').play('punch').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'smaaash', damage: 3 }], discard: ['punch', 'phoenix-heart'] },
      foe: { line: [], hand: ['tocsin'], discard: [] },
    });
  });

  it('works for a creature that is destroyed in a fight', () => {
    const t = table({
      me: { house: 'dis', line: [reborn] },
      foe: { line: ['mother', { id: 'niffle-queen', damage: 1 }] },
    });
    t.me.fight('tocsin', 'mother');
    t.expect({
      me: { line: [], hand: ['tocsin'] },
      foe: { line: [{ id: 'niffle-queen', damage: 4 }], discard: ['mother'] },
    });
  });

  it('sets off another one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [reborn] },
      foe: { line: [{ id: 'niffle-ape', upgrades: ['phoenix-heart'] }, 'grommid', 'mother'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { line: [], hand: ['tocsin'] },
      foe: { line: [{ id: 'grommid', damage: 6 }], hand: ['niffle-ape'], discard: ['mother', 'phoenix-heart'] },
    });
  });

  it('gives the æmber on the creature to the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ ...reborn, aember: 2 }] },
      foe: { line: [] },
    });
    t.me.play('punch');
    t.expect({ me: { line: [], hand: ['tocsin'], aember: 1 }, foe: { aember: 2 } });
  });

  it('does not burn when the creature returns to hand by other means, or is saved by a ward', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'], line: ['mother'] }, foe: { line: [reborn] } });
    t.me.play('fear');
    t.expect({ me: { line: ['mother'] }, foe: { line: [], hand: ['tocsin'], discard: ['phoenix-heart'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother'] },
      foe: { line: [{ ...reborn, warded: true }] },
    });
    u.me.play('punch').choose('tocsin');
    u.expect({ me: { line: ['mother'] }, foe: { line: [reborn] } });
  });

  it('cannot be played without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['phoenix-heart'] }, foe: {} });
    t.me.cannot('play', 'phoenix-heart', 'no-host');
  });

  it('ruling phoenix-heart/in-order: returns the creature to hand first, and then deals 3 to each creature left in play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [reborn, 'smaaash', 'batdrone'] },
      foe: { line: ['mother', 'niffle-ape'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: {
        hand: ['tocsin'],
        line: [{ id: 'smaaash', damage: 3 }],
        discard: ['punch', 'batdrone', 'phoenix-heart'],
      },
      foe: { line: [{ id: 'mother', damage: 3 }], discard: ['niffle-ape'] },
    });
  });

  it('ruling phoenix-heart/in-order: has left its place in the line when the damage is dealt', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'] },
      foe: { line: ['mother', reborn, 'shadow-self'] },
    });
    t.me.play('hand-of-dis');
    t.expect({ foe: { hand: ['tocsin'], line: ['mother', { id: 'shadow-self', damage: 6 }] } });
  });
});

describe('Phoenix Hearts that light each other', () => {
  it('the second burns what the first has left, in the same destruction', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll'] },
      foe: {
        hand: [],
        line: [
          { id: 'tocsin', upgrades: ['phoenix-heart'] },
          { id: 'succubus', upgrades: ['phoenix-heart'] },
        ],
      },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 6 }] },
      foe: { line: [], hand: ['succubus', 'tocsin'], discard: ['phoenix-heart', 'phoenix-heart'] },
    });
  });

  it('a creature that dies in the fire of another is hurt by it no more once it is tagged', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: [{ id: 'troll', upgrades: ['armageddon-cloak'] }] },
      foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }, 'dust-imp'] },
    });
    t.me.play('gateway-to-dis').order('dust-imp');
    t.expect({
      me: { chains: 3, line: ['troll'], discard: ['gateway-to-dis', 'armageddon-cloak'] },
      foe: { aember: 2, line: [], hand: ['tocsin'], discard: ['dust-imp', 'phoenix-heart'] },
    });
  });

  it('on a creature that another controls: it goes to its owner, the fire is the controller’s no less than anyone’s', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['hand-of-dis'],
        line: ['shooler', { id: 'tocsin', owner: 1, upgrades: ['phoenix-heart'] }, 'pitlord'],
      },
      foe: { hand: [], line: ['troll'] },
    });
    t.me.play('hand-of-dis');
    t.expect({
      me: {
        hand: [],
        line: [
          { id: 'shooler', damage: 3 },
          { id: 'pitlord', damage: 3 },
        ],
        discard: ['hand-of-dis', 'phoenix-heart'],
      },
      foe: { hand: ['tocsin'], line: [{ id: 'troll', damage: 3 }] },
    });
  });
});
