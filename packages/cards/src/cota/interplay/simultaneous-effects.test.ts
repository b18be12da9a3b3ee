// Effects on several at once: on both players, and on creatures that die together.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

// What is said of each player: the active player first, everybody by their own numbers.
describe('one player after the other', () => {
  it('A Fair Game: who plays it gains first, then the opponent for the hand as it is', () => {
    const t = table({
      me: { house: 'dis', hand: ['a-fair-game', 'fear', 'punch'], deck: ['tocsin'] },
      foe: { hand: ['krump', 'troll', 'urchin'], deck: ['anger'] },
    });
    t.me.play('a-fair-game');
    t.expect({
      me: { aember: 2, deck: [], discard: ['a-fair-game', 'tocsin'] },
      foe: { aember: 1, deck: [], discard: ['anger'] },
    });
    expect(t.events.flatMap((e) => (e.type === 'gain' ? [e.player] : []))).toEqual([0, 1]);
  });

  it('A Fair Game as Mimicry of the opponent’s copy: the player of Mimicry is first', () => {
    const t = table({
      active: 1,
      me: { discard: ['a-fair-game'], hand: ['urchin'], deck: ['dodger'] },
      foe: { house: 'untamed', hand: ['mimicry', 'krump'], deck: ['troll'] },
    });
    t.foe.play('mimicry');
    t.expect({ me: { aember: 1, deck: [] }, foe: { aember: 1, deck: [] } });
    expect(t.events.flatMap((e) => (e.type === 'gain' ? [e.player] : []))).toEqual([1, 0]);
  });

  it('Effervescent Principle: each loses half of what they have, rounded down; one chain for who played it', () => {
    const t = table({
      me: { house: 'logos', aember: 5, hand: ['effervescent-principle'] },
      foe: { aember: 7, line: [{ id: 'mother', aember: 4 }] },
    });
    t.me.play('effervescent-principle');
    t.expect({ me: { aember: 3, chains: 1 }, foe: { aember: 4, chains: 0, line: [{ id: 'mother', aember: 4 }] } });
  });

  it('Doorstep to Heaven: its own bonus is in the pool when it counts', () => {
    const t = table({ me: { house: 'sanctum', aember: 5, hand: ['doorstep-to-heaven'] }, foe: { aember: 5 } });
    t.me.play('doorstep-to-heaven');
    t.expect({ me: { aember: 5 }, foe: { aember: 5 } });
    const u = table({
      me: { house: 'sanctum', aember: 4, hand: ['doorstep-to-heaven'] },
      foe: { aember: 12, artifacts: [{ id: 'safe-place', aember: 3 }] },
    });
    u.me.play('doorstep-to-heaven');
    u.expect({ me: { aember: 5 }, foe: { aember: 5, artifacts: [{ id: 'safe-place', aember: 3 }] } });
  });
});

describe('both at the same time', () => {
  it('Pandemonium: each undamaged creature captures from its own opponent, a Shadow Self too', () => {
    const t = table({
      me: { house: 'dis', aember: 1, hand: ['pandemonium'], line: ['shadow-self', { id: 'troll', damage: 1 }] },
      foe: { aember: 1, line: ['mother', { id: 'krump', damage: 2 }] },
    });
    t.me.play('pandemonium');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'shadow-self', aember: 1 },
          { id: 'troll', damage: 1 },
        ],
      },
      foe: {
        aember: 0,
        line: [
          { id: 'mother', aember: 1 },
          { id: 'krump', damage: 2 },
        ],
      },
    });
  });

  it('Hecatomb: controllers are paid, not owners; Mating Season: owners, not controllers', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: { line: [{ id: 'shooler', owner: 0 }, 'pit-demon'] },
    });
    t.me.play('hecatomb');
    t.expect({
      me: { aember: 2, line: [], discard: ['hecatomb', 'shooler'] },
      foe: { aember: 2, line: [], discard: ['pit-demon', 'tocsin'] },
    });
    const u = table({
      me: { house: 'mars', hand: ['mating-season'], line: [{ id: 'zorg', owner: 1 }], deck: [] },
      foe: { line: ['tunk'], deck: [] },
    });
    u.me.play('mating-season');
    u.expect({ me: { aember: 1, line: [], deck: [] }, foe: { aember: 2, line: [] } });
  });

  it('Tolas and Soul Snatcher on a sweep of both sides pay each player for the right creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'], line: ['urchin', 'dust-imp'], artifacts: ['soul-snatcher'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.play('earthshaker', 'right');
    t.expect({
      me: { aember: 4, line: [{ id: 'earthshaker', ...tired }] },
      foe: { aember: 1, line: ['krump'] },
    });
  });

  it('an Ether Spider takes the share of the opponent out of what both gain', () => {
    const t = table({
      me: { house: 'dis', hand: ['hecatomb'], line: ['ether-spider', 'tocsin'] },
      foe: { line: ['pit-demon', 'shooler'] },
    });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 2, line: [{ id: 'ether-spider', aember: 2 }] }, foe: { aember: 0, line: [] } });
  });
});

describe('two cards from two decks', () => {
  it('Crazy Killing Machine: two cards of one house need two victims', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch'], line: ['krump'] },
      foe: { deck: ['troll'], line: ['mother'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({
      me: { artifacts: [], line: [], discard: ['crazy-killing-machine', 'krump', 'punch'] },
      foe: { line: ['mother'], discard: ['troll'] },
    });
  });

  it('Crazy Killing Machine may be its own victim, as a Logos artifact', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['batdrone'], line: [] },
      foe: { deck: ['troll'], line: ['krump'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [], discard: ['crazy-killing-machine', 'batdrone'] }, foe: { line: [] } });
  });

  it('Crazy Killing Machine with one empty deck destroys at most one, and itself', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: [], discard: ['punch'] },
      foe: { deck: ['troll'], line: ['krump', 'mother'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [] }, foe: { line: ['mother'], discard: ['krump', 'troll'] } });
  });

  it('a creature that Armageddon Cloak saves was not destroyed for it', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['fear'] },
      foe: { deck: ['troll'], line: [{ id: 'krump', upgrades: ['armageddon-cloak'] }, 'pit-demon'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [] }, foe: { line: ['krump'] } });
  });
});

// Creatures that die together: what died with them sees nothing any more, what lives or lasts sees each of them.
describe('cards that pay for each death', () => {
  it('Tolas that dies with the others pays nobody, Soul Snatcher pays the owners of all', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['tolas', 'urchin'], artifacts: ['soul-snatcher'] },
      foe: { line: [{ id: 'tocsin', owner: 0 }, 'mother'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 3, line: [], artifacts: ['soul-snatcher'] }, foe: { aember: 1, line: [] } });
  });

  it('Strange Gizmo destroys the Soul Snatcher with the creatures: nobody is paid', () => {
    const t = table({
      me: {
        house: 'untamed',
        aember: 7,
        hand: ['key-charge'],
        line: ['urchin'],
        artifacts: ['strange-gizmo', 'soul-snatcher'],
      },
      foe: { line: ['mother'] },
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, line: [], artifacts: [] }, foe: { aember: 0, line: [] } });
  });

  it('two Tolas: each pays for the other’s victims, and the survivor for the one that died', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['tolas'] },
      foe: { line: ['tolas', 'mother'] },
    });
    t.me.play('punch').choose('tolas#2');
    t.expect({ me: { aember: 2, line: ['tolas'] }, foe: { line: ['mother'], discard: ['tolas'] } });
  });

  it('Loot the Bodies counts each of them, those that went to a hand or deck too', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'earthshaker'], line: ['urchin'] },
      foe: { line: ['bad-penny', 'dextre', 'tocsin', 'troll'], deck: [], hand: [] },
    });
    t.me.play('loot-the-bodies').play('earthshaker').choose('bad-penny');
    t.expect({
      me: { aember: 3, line: [{ id: 'earthshaker', ...tired }], discard: ['urchin', 'loot-the-bodies'] },
      foe: { line: ['troll'], hand: ['bad-penny'], deck: ['dextre'], discard: ['tocsin'] },
    });
  });

  it('Loot the Bodies pays for a creature that was an enemy when it died, though it is mine', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch', 'punch'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: { line: [{ id: 'succubus', owner: 0 }] },
    });
    t.me.play('loot-the-bodies').play('punch').choose('succubus').play('punch');
    t.expect({
      me: { aember: 3, line: [], discard: ['punch', 'punch', 'succubus', 'loot-the-bodies'] },
      foe: { line: [], discard: ['tocsin'] },
    });
  });

  it('Pile of Skulls: as many captures as enemies died, by creatures that are left, as far as there is æmber', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['earthshaker'], line: ['urchin', 'troll'], artifacts: ['pile-of-skulls'] },
      foe: { aember: 2, line: ['tocsin', 'batdrone', 'blypyp'] },
    });
    t.me.play('earthshaker', 'right').choose('troll', 'earthshaker');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 1 },
          { id: 'earthshaker', aember: 1, ...tired },
        ],
      },
      foe: { aember: 0, line: [] },
    });
  });

  it('Pile of Skulls does not work in the turn of the opponent', () => {
    const t = table({
      active: 1,
      me: { line: ['troll'], artifacts: ['pile-of-skulls'] },
      foe: { house: 'brobnar', aember: 2, hand: ['earthshaker'], line: ['urchin'] },
    });
    t.foe.play('earthshaker');
    t.expect({ me: { line: ['troll'] }, foe: { aember: 2, line: [{ id: 'earthshaker', ...tired }] } });
  });
});

describe('both fighters die', () => {
  const set = (mine: string, theirs: string) =>
    table({
      me: { house: 'dis', aember: 1, deck: ['punch'], line: [{ id: mine, house: 'dis' }] },
      foe: { aember: 2, line: [theirs] },
    });

  it('Stealer of Souls purges nobody', () => {
    const t = set('stealer-of-souls', 'valdr');
    t.me.fight('stealer-of-souls', 'valdr');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [], discard: ['valdr'], purged: [] } });
  });

  it('Overlord Greking takes nobody, Krump costs nothing, Brain Eater draws nothing, Francus captures nothing', () => {
    const greking = set('overlord-greking', 'earthshaker');
    greking.me.fight('overlord-greking', 'earthshaker');
    greking.expect({ me: { line: [] }, foe: { line: [], discard: ['earthshaker'] } });
    const krump = set('krump', 'valdr');
    krump.me.fight('krump', 'valdr');
    krump.expect({ me: { line: [] }, foe: { aember: 2, line: [] } });
    const eater = set('brain-eater', 'valdr');
    eater.me.fight('brain-eater', 'valdr');
    eater.expect({ me: { line: [], hand: [], deck: ['punch'] }, foe: { line: [] } });
  });

  it('Armageddon Cloak on the attacker: he survives, so his reward comes', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'stealer-of-souls', upgrades: ['armageddon-cloak'] }] },
      foe: { line: ['valdr'] },
    });
    t.me.fight('stealer-of-souls', 'valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'stealer-of-souls', ...tired }] },
      foe: { line: [], purged: ['valdr'] },
    });
  });

  it('Headhunter that dies has no Fight: ability, and Warsong pays for his fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong', 'take-hostages'], line: ['headhunter'] },
      foe: { aember: 1, line: ['valdr'] },
    });
    t.me.play('warsong').fight('headhunter', 'valdr');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, line: [{ id: 'valdr', damage: 5 }] } });
  });
});
