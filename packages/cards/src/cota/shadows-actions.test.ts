// The actions of Shadows that do other things than steal.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('booby-trap', () => {
  it('deals 4 to a creature between two others and 2 to both of them', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'], line: ['dodger', 'urchin'] },
      foe: { line: ['valdr', 'mother', 'shooler', 'tocsin'] },
    });
    t.me.play('booby-trap');
    expect(t.options()).toEqual(['mother', 'shooler']);
    t.me.choose('mother');
    t.expect({
      me: { aember: 1, line: ['dodger', 'urchin'], discard: ['booby-trap'] },
      foe: { line: [{ id: 'valdr', damage: 2 }, { id: 'mother', damage: 4 }, { id: 'shooler', damage: 2 }, 'tocsin'] },
    });
  });

  it('destroys all three at the same time', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'] },
      foe: { line: ['dust-imp', 'tocsin', 'silvertooth', 'mother'] },
    });
    t.me.play('booby-trap').choose('tocsin');
    t.expect({ foe: { aember: 2, line: ['mother'] } });
  });

  it('must hit a friendly creature when only such stand between others', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'], line: ['dodger', 'mother', 'tocsin'] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('booby-trap');
    t.expect({
      me: {
        line: [
          { id: 'dodger', damage: 2 },
          { id: 'mother', damage: 4 },
          { id: 'tocsin', damage: 2 },
        ],
      },
      foe: { line: ['valdr', 'shooler'] },
    });
  });

  it('does nothing but its bonus where every creature is on a flank', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'], line: ['dodger'] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('booby-trap');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['booby-trap'] },
      foe: { line: ['valdr', 'shooler'] },
    });
  });

  it('hits the neighbors of a creature that its ward protects; armor counts for each', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'] },
      foe: { line: ['raiding-knight', { id: 'mother', warded: true }, 'shooler'] },
    });
    t.me.play('booby-trap');
    t.expect({ foe: { line: ['raiding-knight', 'mother', { id: 'shooler', damage: 2 }] } });
  });

  it('against a neighbor of Shadow Self: Shadow Self takes both its own share and the 4', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'] },
      foe: { line: ['mother', 'tocsin', 'shadow-self'] },
    });
    t.me.play('booby-trap');
    t.expect({ foe: { line: [{ id: 'mother', damage: 2 }, 'tocsin', { id: 'shadow-self', damage: 6 }] } });
  });

  it('cannot take a creature that counts as one on a flank', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['phase-shift', 'booby-trap'] },
      foe: { line: ['valdr', 'mother', 'shooler', 'tocsin'] },
    });
    t.me.action('spectral-tunneler').choose('mother').play('phase-shift').play('booby-trap');
    t.expect({
      foe: { line: ['valdr', { id: 'mother', damage: 2 }, { id: 'shooler', damage: 4 }, { id: 'tocsin', damage: 2 }] },
    });
  });
});

describe('hidden-stash', () => {
  it('puts a card from hand into the archives, of whichever house', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hidden-stash', 'urchin', 'anger'], archives: ['fear'] },
      foe: { hand: ['punch'] },
    });
    t.me.play('hidden-stash').choose('anger');
    t.expect({
      me: { aember: 1, hand: ['urchin'], archives: ['fear', 'anger'], discard: ['hidden-stash'] },
      foe: { hand: ['punch'], archives: [] },
    });
  });

  it('must take the only card', () => {
    const t = table({ me: { house: 'shadows', hand: ['hidden-stash', 'urchin'] }, foe: {} });
    t.me.play('hidden-stash');
    t.expect({ me: { aember: 1, hand: [], archives: ['urchin'], discard: ['hidden-stash'] } });
  });

  it('does not archive itself from an empty hand', () => {
    const t = table({ me: { house: 'shadows', hand: ['hidden-stash'] }, foe: {} });
    t.me.play('hidden-stash');
    t.expect({ me: { aember: 1, hand: [], archives: [], discard: ['hidden-stash'] } });
  });

  it('makes a card that may be taken up in the next turn', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis', 'logos'], hand: ['hidden-stash', 'urchin'] },
      foe: { ...foeHouses, aember: 1 },
    });
    t.me.play('hidden-stash').end();
    t.foe.house('brobnar').end();
    t.me.house('shadows').yes().play('urchin');
    t.expect({ me: { aember: 2, archives: [], line: [{ id: 'urchin', exhausted: true }] }, foe: { aember: 0 } });
  });
});

describe('imperial-traitor', () => {
  it('shows the hand of the opponent to its player alone and purges a Sanctum card in it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['imperial-traitor', 'raiding-knight'] },
      foe: { hand: ['lady-maxena', 'punch', 'protect-the-weak'], discard: ['terms-of-redress'] },
    });
    t.me.play('imperial-traitor').yes();
    expect([...t.options()].sort()).toEqual(['lady-maxena', 'protect-the-weak']);
    t.me.choose('protect-the-weak');
    t.expect({
      me: { aember: 1, hand: ['raiding-knight'], purged: [], discard: ['imperial-traitor'] },
      foe: { hand: ['lady-maxena', 'punch'], purged: ['protect-the-weak'], discard: ['terms-of-redress'] },
    });
    const shown = t.events.filter((e) => e.type === 'reveal');
    expect(shown.map((e) => e.card.name).sort()).toEqual(['lady-maxena', 'protect-the-weak', 'punch']);
    expect(shown.every((e) => e.to === 0)).toBe(true);
  });

  it('may be content with looking', () => {
    const t = table({
      me: { house: 'shadows', hand: ['imperial-traitor'] },
      foe: { hand: ['lady-maxena', 'punch'] },
    });
    t.me.play('imperial-traitor').no();
    t.expect({ me: { aember: 1 }, foe: { hand: ['lady-maxena', 'punch'], purged: [], discard: [] } });
  });

  it('purges nothing of another house', () => {
    const t = table({
      me: { house: 'shadows', hand: ['imperial-traitor'] },
      foe: { hand: ['punch', 'fear'], line: ['lady-maxena'] },
    });
    t.me.play('imperial-traitor');
    t.expect({ me: { aember: 1 }, foe: { hand: ['punch', 'fear'], purged: [], line: ['lady-maxena'] } });
    expect(t.events.filter((e) => e.type === 'reveal')).toHaveLength(2);
  });

  it('finds nothing in an empty hand', () => {
    const t = table({ me: { house: 'shadows', hand: ['imperial-traitor'] }, foe: { hand: [] } });
    t.me.play('imperial-traitor');
    t.expect({ me: { aember: 1, discard: ['imperial-traitor'] }, foe: { hand: [], purged: [] } });
  });
});

describe('lights-out', () => {
  it('returns 2 enemy creatures', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'], line: ['dodger'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'mother', 'urchin'], hand: ['punch'] },
    });
    t.me.play('lights-out').choose('tocsin').choose('urchin');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['lights-out'], hand: [] },
      foe: { line: ['mother'], hand: ['punch', 'tocsin', 'urchin'], discard: [] },
    });
  });

  it('returns the only one', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'], line: ['dodger'] },
      foe: { line: ['tocsin'], hand: [] },
    });
    t.me.play('lights-out');
    t.expect({ me: { aember: 1, line: ['dodger'] }, foe: { line: [], hand: ['tocsin'] } });
  });

  it('does nothing against an empty battleline', () => {
    const t = table({ me: { house: 'shadows', hand: ['lights-out'], line: ['dodger'] }, foe: { hand: [] } });
    t.me.play('lights-out');
    t.expect({ me: { aember: 1, line: ['dodger'], discard: ['lights-out'] }, foe: { hand: [] } });
  });

  it('is stopped by a ward for that creature only, and gives back captured æmber', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'] },
      foe: {
        line: [
          { id: 'mother', warded: true },
          { id: 'charette', aember: 3, upgrades: ['protect-the-weak'] },
        ],
        hand: [],
      },
    });
    t.me.play('lights-out');
    t.expect({
      me: { aember: 4 },
      foe: { aember: 0, line: ['mother'], hand: ['charette'], discard: ['protect-the-weak'] },
    });
  });

  it('sends each creature to its owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'] },
      foe: { line: [{ id: 'dodger', owner: 0 }, 'tocsin'], hand: [] },
    });
    t.me.play('lights-out');
    t.expect({ me: { aember: 1, hand: ['dodger'] }, foe: { line: [], hand: ['tocsin'] } });
  });

  it('sets off no Destroyed: ability', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'] },
      foe: { line: ['dust-imp', 'duma-the-martyr'], hand: [], deck: ['punch', 'punch'] },
    });
    t.me.play('lights-out');
    t.expect({ foe: { aember: 0, line: [], hand: ['dust-imp', 'duma-the-martyr'], deck: ['punch', 'punch'] } });
  });
});

describe('oubliette', () => {
  it('purges a creature with power 3 or less, of either side', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'], line: ['dodger', 'urchin'] },
      foe: { line: ['tocsin', 'dust-imp', 'charette'] },
    });
    t.me.play('oubliette');
    expect(t.options()).toEqual(['urchin', 'tocsin', 'dust-imp']);
    t.me.choose('tocsin');
    t.expect({
      me: { aember: 0, line: ['dodger', 'urchin'], discard: ['oubliette'], purged: [] },
      foe: { line: ['dust-imp', 'charette'], discard: [], purged: ['tocsin'] },
    });
  });

  it('goes by the power that a creature has now, not by its damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'] },
      foe: { line: [{ id: 'charette', damage: 3 }, { id: 'tocsin', power: 1 }, 'niffle-ape', 'niffle-queen'] },
    });
    t.me.play('oubliette');
    t.expect({
      me: { discard: ['oubliette'] },
      foe: {
        line: [{ id: 'charette', damage: 3 }, { id: 'tocsin', power: 1 }, 'niffle-ape', 'niffle-queen'],
        purged: [],
      },
    });
  });

  it('sets off no Destroyed: ability, and takes æmber and upgrades off', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'] },
      foe: { line: [{ id: 'dust-imp', aember: 2, upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.play('oubliette');
    t.expect({
      me: { aember: 2 },
      foe: { aember: 0, line: [], purged: ['dust-imp'], discard: ['ring-of-invisibility'] },
    });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    t.me.play('oubliette');
    t.expect({ foe: { line: ['tocsin'], purged: [] } });
  });
});

describe('pawn-sacrifice', () => {
  it('sacrifices a friendly creature and deals 3 to each of 2 creatures', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['urchin', 'dodger'] },
      foe: { line: ['tocsin', 'mother', 'valdr'] },
    });
    t.me.play('pawn-sacrifice').choose('urchin').choose('tocsin').choose('mother');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['pawn-sacrifice', 'urchin'] },
      foe: { line: [{ id: 'mother', damage: 3 }, 'valdr'], discard: ['tocsin'] },
    });
  });

  it('must hit a friendly creature where there are not 2 others', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['urchin', 'dodger'] },
      foe: { line: ['mother'] },
    });
    t.me.play('pawn-sacrifice').choose('urchin');
    t.expect({ me: { aember: 1, line: [{ id: 'dodger', damage: 3 }] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('deals 3 to the only creature that is left', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['urchin'] },
      foe: { line: ['mother'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('deals nothing without a friendly creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['pawn-sacrifice'] }, foe: { line: ['mother', 'tocsin'] } });
    t.me.play('pawn-sacrifice');
    t.expect({ me: { aember: 1, discard: ['pawn-sacrifice'] }, foe: { line: ['mother', 'tocsin'] } });
  });

  it('lets Destroyed: abilities of the sacrificed creature resolve before the damage', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['pawn-sacrifice'],
        line: ['duma-the-martyr', { id: 'dodger', damage: 4 }],
        deck: ['fear', 'punch', 'urchin'],
      },
      foe: { line: ['mother'] },
    });
    t.me.play('pawn-sacrifice').choose('duma-the-martyr');
    t.expect({
      me: { hand: ['fear', 'punch'], line: [{ id: 'dodger', damage: 3 }] },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('counts a Bad Penny as sacrificed although she returns to hand', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['bad-penny'] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({
      me: { hand: ['bad-penny'], line: [], discard: ['pawn-sacrifice'] },
      foe: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 3 },
        ],
      },
    });
  });

  it('deals nothing when the creature is not sacrificed after all', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({
      me: { line: ['tocsin'], discard: ['pawn-sacrifice', 'armageddon-cloak'] },
      foe: { line: ['mother', 'shooler'] },
    });
  });

  it('sends a sacrificed creature of the opponent to the pile of the opponent', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({
      me: { line: [], discard: ['pawn-sacrifice'] },
      foe: {
        discard: ['tocsin'],
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 3 },
        ],
      },
    });
  });
});
