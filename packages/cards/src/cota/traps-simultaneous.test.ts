// Creatures that die together: what died with them sees nothing any more, what lives or lasts sees each of them.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

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

describe('Overlord Greking', () => {
  it('takes Tolas without a payment for its own death, and Tolas pays him from then on', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking', 'pit-demon'] },
      foe: { line: [{ id: 'tolas', house: 'mars' }, 'dust-imp'] },
    });
    t.me.fight('overlord-greking', 'tolas');
    t.expect({
      me: { line: [{ id: 'overlord-greking', ...tired }, 'pit-demon'] },
      foe: { aember: 0, line: ['tolas', 'dust-imp'] },
    });
    t.me.fight('pit-demon', 'tolas');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'overlord-greking', ...tired },
          { id: 'pit-demon', damage: 1, ...tired },
        ],
      },
      foe: { aember: 0, line: ['dust-imp'] },
    });
  });

  it('takes a creature whose Destroyed: ability paid its former controller, with nothing on it', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: [{ id: 'dust-imp', aember: 1, power: 2, stunned: true, upgrades: ['way-of-the-wolf'] }] },
    });
    t.me.fight('overlord-greking', 'dust-imp').flank('right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'overlord-greking', damage: 4, ...tired },
          { id: 'dust-imp', ...tired },
        ],
      },
      foe: { aember: 2, line: [], discard: ['way-of-the-wolf'] },
    });
  });

  it('takes Magda the Rat after the æmber went, without her Play: ability', () => {
    const t = table({
      me: {
        house: 'dis',
        aember: 0,
        line: [{ id: 'overlord-greking', upgrades: ['way-of-the-bear', 'way-of-the-bear'] }],
      },
      foe: { aember: 3, line: ['magda-the-rat', 'mother'] },
    });
    t.me.fight('overlord-greking', 'magda-the-rat').flank('left');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'magda-the-rat', ...tired },
          { id: 'overlord-greking', upgrades: ['way-of-the-bear', 'way-of-the-bear'], ...tired },
        ],
      },
      foe: { aember: 1, line: ['mother'] },
    });
  });

  it('in defense: takes the attacker that he kills, on either flank', () => {
    const t = table({
      active: 1,
      me: { line: ['overlord-greking', 'mother'] },
      foe: { house: 'brobnar', line: ['krump'] },
    });
    t.foe.fight('krump', 'overlord-greking').flank('right');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 6 }, 'mother', { id: 'krump', ...tired }] },
      foe: { line: [], discard: [] },
    });
  });

  it('gets his own creature back that the enemy had taken', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: [{ id: 'tocsin', owner: 0, upgrades: ['collar-of-subordination'] }] },
    });
    t.me.fight('overlord-greking', 'tocsin').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'overlord-greking', damage: 3, ...tired },
          { id: 'tocsin', ...tired },
        ],
        discard: [],
      },
      foe: { line: [], discard: ['collar-of-subordination'] },
    });
  });

  it('takes nobody under an Annihilation Ritual', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: ['tocsin'], artifacts: ['annihilation-ritual'] },
    });
    t.me.fight('overlord-greking', 'tocsin');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 3, ...tired }] },
      foe: { line: [], purged: ['tocsin'], discard: [], artifacts: ['annihilation-ritual'] },
    });
  });
});

describe('Annihilation Ritual', () => {
  it('that Strange Gizmo destroys with the creatures still purges them, not artifacts and upgrades', () => {
    const t = table({
      me: { house: 'untamed', aember: 7, hand: ['key-charge'], artifacts: ['strange-gizmo'] },
      foe: { line: [{ id: 'mother', upgrades: ['way-of-the-wolf'] }], artifacts: ['annihilation-ritual'] },
    });
    t.me.play('key-charge').yes();
    t.expect({
      me: { keys: 1, artifacts: [], discard: ['key-charge', 'strange-gizmo'] },
      foe: { line: [], artifacts: [], purged: ['mother'], discard: ['annihilation-ritual', 'way-of-the-wolf'] },
    });
  });

  it('does not stop Bad Penny, Dextre or Phoenix Heart, which do not go to the discard pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], artifacts: ['annihilation-ritual'] },
      foe: { hand: [], deck: [], line: ['bad-penny', 'dextre', 'urchin'] },
    });
    t.me.play('gateway-to-dis').choose('bad-penny');
    t.expect({
      me: { chains: 3 },
      foe: { line: [], hand: ['bad-penny'], deck: ['dextre'], purged: ['urchin'], discard: [] },
    });
  });

  it('purges a sacrificed creature too, which was sacrificed for "if you do"', () => {
    const t = table({
      me: { house: 'shadows', hand: ['pawn-sacrifice'], line: ['urchin'], artifacts: ['annihilation-ritual'] },
      foe: { line: ['troll', 'tocsin'] },
    });
    t.me.play('pawn-sacrifice');
    t.expect({
      me: { aember: 1, line: [], purged: ['urchin'] },
      foe: { line: [{ id: 'troll', damage: 3 }], purged: ['tocsin'] },
    });
  });

  it('what it purged is not given back by a Spangler Box', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], artifacts: ['annihilation-ritual'], line: ['dust-imp'] },
      foe: { line: ['urchin'], artifacts: ['spangler-box'], purged: ['mother'] },
    });
    t.me.play('poltergeist').choose('spangler-box').choose('urchin');
    t.expect({
      me: { aember: 1, line: ['dust-imp'] },
      foe: { line: [{ id: 'urchin', ...tired }], purged: ['mother'], discard: ['spangler-box'] },
    });
  });
});

describe('a creature under foreign control that dies with the card that took it', () => {
  it('Harland Mindlock and his prisoner in one wave: the prisoner dies as mine, into its owner’s pile', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'shadows'], hand: ['harland-mindlock', 'poison-wave'] },
      foe: {
        houses: ['mars'],
        deck: Array.from({ length: 6 }, () => 'zorg'),
        line: [{ id: 'urchin', aember: 2 }, 'troll', 'krump'],
      },
    });
    t.me.play('harland-mindlock').choose('urchin').flank('left').end();
    t.foe.house('mars').end();
    t.me.house('shadows').play('poison-wave');
    t.expect({
      me: { aember: 1, line: [], discard: ['poison-wave', 'harland-mindlock'] },
      foe: {
        aember: 2,
        line: [
          { id: 'troll', damage: 2 },
          { id: 'krump', damage: 2 },
        ],
        discard: ['urchin'],
      },
    });
  });

  it('Harland Mindlock dies alone: the prisoner goes home with what it carries, to a flank that the active player chooses', () => {
    const t = table({
      active: 1,
      me: { houses: ['brobnar'], hand: ['punch'], line: [{ id: 'troll', damage: 2, aember: 1 }, 'mother'] },
      foe: { house: 'logos', hand: ['harland-mindlock'], line: [] },
    });
    t.foe.play('harland-mindlock').choose('troll').flank('right').end();
    t.me.house('brobnar').play('punch').choose('harland-mindlock').flank('right');
    t.expect({ me: { aember: 1, line: ['mother', { id: 'troll', damage: 2, aember: 1 }] }, foe: { line: [] } });
  });

  it('what Annihilation Ritual purges was destroyed nonetheless: Tolas, Soul Snatcher and Loot the Bodies pay', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['loot-the-bodies', 'punch'],
        line: ['tolas'],
        artifacts: ['annihilation-ritual', 'soul-snatcher'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('loot-the-bodies').play('punch').choose('tocsin').order('tolas').order('loot-the-bodies');
    t.expect({ me: { aember: 3, line: ['tolas'] }, foe: { aember: 1, line: [], purged: ['tocsin'] } });
  });
});
