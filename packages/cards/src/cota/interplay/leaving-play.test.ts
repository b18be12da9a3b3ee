// Cards that leave play: their destination, the æmber on them, and their return as another card.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const taken = (id: string, more: object = {}) => ({ id, owner: 1, ...more });
const tired = { exhausted: true };

// A card that another player controls goes to its owner when it leaves, whatever zone the effect names; the æmber on a
// creature goes to the opponent of who controlled it.
describe('a creature of the enemy under my control', () => {
  it('to the hand: Total Recall, Wardrummer, Hysteria', () => {
    const t = table({
      me: { house: 'mars', hand: ['total-recall'], line: [taken('tocsin', { aember: 1 }), 'tunk'] },
      foe: { hand: [] },
    });
    t.me.play('total-recall');
    t.expect({ me: { aember: 3, line: [], hand: ['tunk'] }, foe: { aember: 1, hand: ['tocsin'] } });
    const u = table({
      me: { house: 'brobnar', hand: ['wardrummer'], line: [taken('troll'), 'krump'] },
      foe: { hand: [] },
    });
    u.me.play('wardrummer', 'right');
    u.expect({ me: { line: [{ id: 'wardrummer', ...tired }], hand: ['krump'] }, foe: { hand: ['troll'] } });
    const v = table({
      me: { house: 'dis', hand: ['hysteria'], line: [taken('tocsin', { aember: 2 })] },
      foe: { hand: [], line: [{ id: 'mother', owner: 0, aember: 1 }] },
    });
    v.me.play('hysteria');
    v.expect({ me: { aember: 1, line: [], hand: ['mother'] }, foe: { aember: 2, line: [], hand: ['tocsin'] } });
  });

  it('to the archives: Vezyma Thinkdrone archives it for its owner', () => {
    const t = table({
      me: { house: 'mars', archives: [], line: ['vezyma-thinkdrone', taken('tocsin', { aember: 1 })] },
      foe: { archives: [] },
    });
    t.me.reap('vezyma-thinkdrone').yes().choose('tocsin');
    t.expect({
      me: { aember: 1, archives: [], line: [{ id: 'vezyma-thinkdrone', ...tired }] },
      foe: { aember: 1, archives: ['tocsin'] },
    });
  });

  it('to the archives: Epic Quest archives Knights, each for its owner', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['epic-quest'], archives: [], line: [taken('sequis'), 'raiding-knight'] },
      foe: { archives: [] },
    });
    t.me.play('epic-quest');
    t.expect({ me: { archives: ['raiding-knight'], line: [] }, foe: { archives: ['sequis'] } });
  });

  it('to the deck: Timetraveller shuffles itself into its owner’s, Mating Season pays its owner', () => {
    const t = table({ me: { house: 'logos', deck: [], line: [taken('timetraveller')] }, foe: { deck: [] } });
    t.me.action('timetraveller');
    t.expect({ me: { deck: [], line: [] }, foe: { deck: ['timetraveller'] } });
    const u = table({
      me: { house: 'mars', hand: ['mating-season'], deck: [], line: [taken('zorg'), 'tunk'] },
      foe: { deck: [] },
    });
    u.me.play('mating-season');
    u.expect({ me: { aember: 2, deck: ['tunk'], line: [] }, foe: { aember: 1, deck: ['zorg'] } });
  });

  it('purged: One Last Job purges it under its owner’s identity and steals for it; The Harder They Come too', () => {
    const t = table({
      me: { house: 'shadows', hand: ['one-last-job'], line: [taken('urchin'), 'dodger'] },
      foe: { aember: 3 },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 3, line: [], purged: ['dodger'] }, foe: { aember: 1, purged: ['urchin'] } });
    const u = table({
      me: { house: 'sanctum', hand: ['the-harder-they-come'], line: [taken('troll', { aember: 2 })] },
      foe: {},
    });
    u.me.play('the-harder-they-come');
    u.expect({ me: { line: [], purged: [] }, foe: { aember: 2, purged: ['troll'] } });
  });

  it('sacrificed: Chuff Ape may sacrifice it, for I control it; it is discarded to its owner', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'chuff-ape', damage: 6 }, taken('dust-imp')] }, foe: {} });
    t.me.reap('chuff-ape').yes();
    t.expect({
      me: { aember: 3, line: [{ id: 'chuff-ape', ...tired }], discard: [] },
      foe: { aember: 0, discard: ['dust-imp'] },
    });
  });

  it('Magda the Rat: when she leaves, the opponent of who controls her steals', () => {
    const t = table({
      me: { house: 'dis', aember: 3, hand: ['hand-of-dis'], line: ['tocsin', taken('magda-the-rat'), 'shooler'] },
      foe: { aember: 1 },
    });
    t.me.play('hand-of-dis');
    t.expect({ me: { aember: 1, line: ['tocsin', 'shooler'] }, foe: { aember: 3, discard: ['magda-the-rat'] } });
  });
});

describe('my creature under the control of the enemy', () => {
  it('Mass Abduction, Sample Collection and Uxlyx put it into my archives, and it comes to my hand', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars'], hand: ['mass-abduction'], archives: [] },
      foe: {
        houses: ['dis'],
        hand: [],
        line: [
          { id: 'zorg', owner: 0, damage: 1 },
          { id: 'tocsin', damage: 1 },
        ],
      },
    });
    t.me.play('mass-abduction').choose('zorg', 'tocsin').end();
    t.expect({ me: { archives: ['tocsin', 'zorg'] }, foe: { line: [] } });
    t.foe.end();
    t.me.yes();
    t.expect({ me: { archives: [], hand: ['mass-abduction', 'zorg'] }, foe: { hand: ['tocsin'] } });
  });

  it('Dysania empties archives: foreign creatures go home to the hand and pay nothing', () => {
    const t = table({
      me: { house: 'mars', hand: ['mass-abduction'], archives: ['punch'] },
      foe: { houses: ['logos'], hand: ['dysania'], deck: [], line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.play('mass-abduction').choose('tocsin').end();
    t.foe.play('dysania');
    t.expect({
      me: { aember: 1, archives: [] },
      foe: { aember: 1, hand: ['tocsin'], line: [{ id: 'dysania', ...tired }] },
    });
  });

  it('Dysania discards none of those that I abducted, my own neither: they come to my hand, and she gains nothing [rule archives]', () => {
    const t = table({
      me: { house: 'mars', hand: ['mass-abduction'] },
      foe: { houses: ['logos'], hand: ['dysania'], line: [{ id: 'zorg', owner: 0, damage: 1 }] },
    });
    t.me.play('mass-abduction').choose('zorg').end();
    t.foe.play('dysania');
    t.expect({
      me: { aember: 1, archives: [], hand: ['mass-abduction', 'zorg'], discard: [] },
      foe: { aember: 0, line: [{ id: 'dysania', ...tired }] },
    });
  });

  it('Faygin returns my Urchin from the enemy’s line to my hand, and an enemy one to theirs', () => {
    const t = table({
      me: { house: 'shadows', line: ['faygin'], hand: [] },
      foe: { line: [{ id: 'urchin', owner: 0 }, 'mother'], hand: [] },
    });
    t.me.reap('faygin');
    t.expect({
      me: { aember: 1, hand: ['urchin'], line: [{ id: 'faygin', ...tired }] },
      foe: { hand: [], line: ['mother'] },
    });
  });

  it('Soul Snatcher pays me for it, Tolas pays me as the opponent of its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], artifacts: ['soul-snatcher'], line: ['tolas'] },
      foe: { line: [{ id: 'tocsin', owner: 0 }] },
    });
    t.me.play('punch').choose('tocsin').order('tolas');
    t.expect({
      me: { aember: 3, line: ['tolas'], discard: ['tocsin', 'punch'].reverse() },
      foe: { aember: 0, line: [] },
    });
  });

  it('Gongoozle that does not kill it: I discard, for its owner discards', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle', 'punch'] },
      foe: { hand: ['fear'], line: [{ id: 'troll', owner: 0 }] },
    });
    t.me.play('gongoozle');
    t.expect({
      me: { aember: 1, hand: [], discard: ['gongoozle', 'punch'] },
      foe: { hand: ['fear'], line: [{ id: 'troll', damage: 3 }] },
    });
  });
});

describe('artifacts under foreign control', () => {
  it('Grasping Vines, Whispering Reliquary, Barehanded and EMP Blast send them to their owners', () => {
    const t = table({
      me: { house: 'untamed', hand: ['grasping-vines'], artifacts: [taken('cannon')] },
      foe: { hand: [], artifacts: [{ id: 'autocannon', owner: 0 }] },
    });
    t.me.play('grasping-vines').choose('cannon', 'autocannon');
    t.expect({ me: { aember: 1, hand: ['autocannon'], artifacts: [] }, foe: { hand: ['cannon'], artifacts: [] } });
    const u = table({
      me: { house: 'brobnar', hand: ['barehanded'], deck: ['punch'], artifacts: [taken('cannon')] },
      foe: { deck: ['fear'] },
    });
    u.me.play('barehanded');
    u.expect({ me: { deck: ['punch'], artifacts: [] }, foe: { deck: ['cannon', 'fear'] } });
    const v = table({ me: { house: 'mars', hand: ['emp-blast'], artifacts: [taken('cannon')] }, foe: {} });
    v.me.play('emp-blast');
    v.expect({ me: { artifacts: [], discard: ['emp-blast'] }, foe: { discard: ['cannon'] } });
  });

  it('Oath of Poverty destroys and counts what I control, Strange Gizmo what anybody controls', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['oath-of-poverty'], artifacts: [taken('cannon'), 'autocannon'] },
      foe: { artifacts: [{ id: 'library-of-babble', owner: 0 }] },
    });
    t.me.play('oath-of-poverty');
    t.expect({
      me: { aember: 5, artifacts: [], discard: ['oath-of-poverty', 'autocannon'] },
      foe: { artifacts: ['library-of-babble'], discard: ['cannon'] },
    });
  });

  it('a stolen artifact that is sacrificed for its ability goes to its owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['sneklifter'] },
      foe: { aember: 3, artifacts: ['screechbomb'] },
    });
    t.me.play('sneklifter').omni('screechbomb');
    t.expect({
      me: { line: [{ id: 'sneklifter', ...tired }], artifacts: [], discard: [] },
      foe: { aember: 1, discard: ['screechbomb'] },
    });
  });

  it('a stolen Spangler Box gives back what it purged, each to its owner', () => {
    const t = table({
      me: {
        house: 'logos',
        houses: ['logos', 'shadows'],
        hand: ['sneklifter'],
        line: ['mother'],
        artifacts: ['spangler-box'],
      },
      foe: { houses: ['untamed', 'logos'], line: ['troll', 'krump'], hand: ['grasping-vines'] },
    });
    t.me.action('spangler-box').choose('troll').end();
    t.foe.house('untamed').end();
    t.me.house('shadows').play('sneklifter', 'right').end();
    t.foe.house('untamed').play('grasping-vines').choose('spangler-box').flank('left');
    t.expect({
      me: { hand: ['spangler-box'], line: ['mother', 'sneklifter'], artifacts: [] },
      foe: { aember: 1, line: [{ id: 'troll', ...tired }, 'krump'] },
    });
  });

  it('Mobius Scroll that I took archives itself for its owner', () => {
    const t = table({
      me: { house: 'logos', hand: ['punch'], artifacts: [taken('mobius-scroll')] },
      foe: { archives: [] },
    });
    t.me.action('mobius-scroll').choose('punch');
    t.expect({ me: { artifacts: [], hand: [], archives: ['punch'] }, foe: { archives: ['mobius-scroll'] } });
  });
});

// "It" means one stay of a card in one place: not what the card became after it left and came back.
describe('a creature that is out of reach when something is done to it', () => {
  it('Gongoozle on Bad Penny: destroyed, although it is in the hand now', () => {
    const t = table({
      me: { house: 'dis', hand: ['gongoozle'] },
      foe: { line: ['bad-penny'], hand: ['punch'] },
    });
    t.me.play('gongoozle');
    t.expect({ me: { aember: 1 }, foe: { line: [], hand: ['bad-penny', 'punch'], discard: [] } });
  });

  it('Special Delivery cannot purge a Bad Penny that is back in its owner’s hand', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['special-delivery'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.omni('special-delivery');
    t.expect({ me: { discard: ['special-delivery'] }, foe: { line: [], hand: ['bad-penny'], purged: [] } });
  });

  it('Stealer of Souls gains for a Dextre that went to the deck, but cannot purge it', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: ['dextre'], deck: ['punch'] },
    });
    t.me.fight('stealer-of-souls', 'dextre');
    t.expect({
      me: { aember: 1, line: [{ id: 'stealer-of-souls', damage: 3, exhausted: true }] },
      foe: { line: [], deck: ['dextre', 'punch'], purged: [] },
    });
  });

  it('Overlord Greking cannot take a creature that its Biomatrix Backup archived', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['biomatrix-backup'] }] },
    });
    t.me.fight('overlord-greking', 'tocsin');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 3, exhausted: true }] },
      foe: { line: [], archives: ['tocsin'], discard: ['biomatrix-backup'] },
    });
  });

  it('Overlord Greking cannot take a creature that its Phoenix Heart returned to hand, and is hurt by the fire', () => {
    const t = table({
      me: { house: 'dis', line: ['overlord-greking'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }], hand: [] },
    });
    t.me.fight('overlord-greking', 'tocsin');
    t.expect({
      me: { line: [{ id: 'overlord-greking', damage: 6, exhausted: true }] },
      foe: { line: [], hand: ['tocsin'], discard: ['phoenix-heart'] },
    });
  });

  it('Yxilo Bolter purges a creature in the discard pile that it destroyed, also when an enemy owns it', () => {
    const t = table({
      me: { house: 'mars', line: ['yxilo-bolter'] },
      foe: { line: [{ id: 'dust-imp', owner: 0 }] },
    });
    t.me.reap('yxilo-bolter').choose('dust-imp');
    t.expect({
      me: { aember: 1, purged: ['dust-imp'], discard: [], line: [{ id: 'yxilo-bolter', exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });
});

describe('a card that left and came back is another one', () => {
  it('what Deipno Spymaster allowed to a Silvertooth is not allowed to it after it came back from the hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'], line: ['deipno-spymaster', 'silvertooth'] },
      foe: {},
    });
    t.me.omni('deipno-spymaster').choose('silvertooth');
    t.me.play('nature-s-call').choose('silvertooth').done();
    t.me.cannot('play', 'silvertooth', 'wrong-house');
    t.expect({ me: { aember: 1, hand: ['silvertooth'], line: [{ id: 'deipno-spymaster', exhausted: true }] } });
  });

  it('a Silvertooth that was a tunneled flank creature and returned is not on a flank of itself any more', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['phase-shift', 'wild-wormhole'],
        deck: ['nature-s-call', 'punch', 'punch'],
        line: ['batdrone', 'silvertooth', 'mother'],
        artifacts: ['spectral-tunneler'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').choose('silvertooth');
    t.me.play('wild-wormhole').choose('silvertooth').done();
    t.me.play('phase-shift').play('silvertooth', 'left');
    t.me.cannot('reap', 'silvertooth', 'wrong-house');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        line: ['silvertooth', 'batdrone', 'mother'],
        artifacts: [{ id: 'spectral-tunneler', exhausted: true }],
      },
    });
  });

  it('elusive is fresh for a creature that left and came back after it was attacked', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['pit-demon', 'the-terror'] },
      foe: { line: ['urchin'], artifacts: ['spangler-box'] },
    });
    t.me.fight('pit-demon', 'urchin').play('poltergeist').choose('urchin').fight('the-terror', 'urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'pit-demon', exhausted: true },
          { id: 'the-terror', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'urchin', exhausted: true }], discard: ['spangler-box'] },
    });
  });

  it('Spangler Box gives back a creature without the damage, the æmber and the upgrades that it had', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], aember: 0 },
      foe: {
        houses: ['untamed'],
        hand: ['grasping-vines'],
        line: [{ id: 'mother', damage: 2, aember: 2, stunned: true, power: 1, upgrades: ['way-of-the-wolf'] }],
      },
    });
    t.me.action('spangler-box').end();
    t.foe.house('untamed').play('grasping-vines').choose('spangler-box');
    t.expect({
      me: { aember: 2, hand: ['spangler-box'] },
      foe: { aember: 1, line: [{ id: 'mother', exhausted: true }], discard: ['grasping-vines', 'way-of-the-wolf'] },
    });
  });

  it('a creature that Harland Mindlock took, and that Spangler Box gave back, is with its owner for good', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'], artifacts: ['spangler-box'] },
      foe: { houses: ['untamed'], hand: ['grasping-vines', 'nature-s-call'], line: ['mother'] },
    });
    t.me.play('harland-mindlock').flank('right').action('spangler-box').choose('mother').end();
    t.foe.house('untamed').play('grasping-vines').choose('spangler-box');
    t.foe.play('nature-s-call').choose('harland-mindlock').done();
    t.expect({
      me: { hand: ['harland-mindlock', 'spangler-box'], line: [] },
      foe: { aember: 2, line: [{ id: 'mother', exhausted: true }] },
    });
  });

  it('a creature that was shuffled away in the middle is not the one that is drawn and played again', () => {
    const t = table({
      me: { house: 'logos', line: ['timetraveller', 'doc-bookton'], hand: [], deck: [] },
      foe: {},
    });
    t.me.action('timetraveller').reap('doc-bookton').play('timetraveller');
    t.me.cannot('action', 'timetraveller', 'exhausted');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        deck: [],
        line: [
          { id: 'doc-bookton', exhausted: true },
          { id: 'timetraveller', exhausted: true },
        ],
      },
    });
  });
});

// What becomes of the æmber on a card that leaves.
describe('æmber on creatures', () => {
  it('goes to the opponent of the controller at the time, after The Terror or Too Much to Protect counted without it', () => {
    const t = table({
      me: { house: 'dis', hand: ['the-terror', 'fear'] },
      foe: { hand: [], line: [{ id: 'mother', aember: 4 }] },
    });
    t.me.play('the-terror').play('fear');
    t.expect({
      me: { aember: 6, line: [{ id: 'the-terror', ...tired }] },
      foe: { aember: 0, line: [], hand: ['mother'] },
    });
  });

  it('Guilty Hearts destroys what Hypnotic Command and Blood Money have made guilty', () => {
    const t = table({
      me: { house: 'dis', hand: ['guilty-hearts', 'charette'], line: ['tocsin'] },
      foe: { aember: 3, line: [{ id: 'mother', aember: 1 }, 'troll'] },
    });
    t.me.play('charette').play('guilty-hearts');
    t.expect({ me: { aember: 2, line: ['tocsin'] }, foe: { aember: 3, line: ['troll'] } });
  });

  it('captured from the own side stays on the creature and goes to me when it dies', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command', 'ammonia-clouds'], line: ['tunk', 'zorg'] },
      foe: { aember: 5, line: ['urchin', 'mother'] },
    });
    t.me.play('hypnotic-command').choose('urchin').choose('urchin').play('ammonia-clouds');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'tunk', damage: 2 },
          { id: 'zorg', damage: 3 },
        ],
      },
      foe: { aember: 3, line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('Drumble captures all of 7, and a Bilgum or Key Charge later in the turn finds nothing', () => {
    const t = table({
      me: { house: 'dis', hand: ['drumble', 'fear'] },
      foe: { houses: ['brobnar'], aember: 7 },
    });
    t.me.play('drumble').end();
    t.expect({ me: { line: [{ id: 'drumble', aember: 7 }] }, foe: { keys: 0, aember: 0 } });
  });

  it('Ether Spider that dies in a sweep still catches what a Destroyed: ability gives, and leaves it to them', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['ether-spider'], artifacts: ['soul-snatcher'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 3, line: [] } });
  });

  it('Magda the Rat costs her controller 2 each time she leaves, and gains nothing when Spangler Box gives her back', () => {
    const t = table({
      me: { house: 'logos', aember: 3, artifacts: ['spangler-box'], line: ['magda-the-rat'] },
      foe: { houses: ['untamed'], hand: ['grasping-vines'], aember: 0 },
    });
    t.me.action('spangler-box').end();
    t.foe.house('untamed').play('grasping-vines').choose('spangler-box');
    t.expect({
      me: { aember: 1, hand: ['spangler-box'], line: [{ id: 'magda-the-rat', ...tired }] },
      foe: { aember: 3 },
    });
  });
});

describe('a creature that its opponent controls goes to its owner', () => {
  it('Bad Penny returns to the hand of its owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'bad-penny', owner: 1 }] },
      foe: { hand: [] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1, hand: [], line: [] }, foe: { hand: ['bad-penny'], discard: [] } });
  });

  it('Dust Imp gains for its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'dust-imp', owner: 1 }] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({ me: { aember: 3, line: [], discard: ['punch'] }, foe: { aember: 0, discard: ['dust-imp'] } });
  });

  it('Fear returns a stolen creature to its owner', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: [{ id: 'tocsin', owner: 0, aember: 1 }] } });
    t.me.play('fear');
    t.expect({ me: { aember: 1, hand: ['tocsin'] }, foe: { line: [], hand: [] } });
  });

  it('Lady Maxena returns to the hand of her owner, her æmber to the opponent of her controller', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'lady-maxena', owner: 1, aember: 2 }] },
      foe: { hand: [] },
    });
    t.me.action('lady-maxena');
    t.expect({ me: { hand: [], line: [], aember: 0 }, foe: { hand: ['lady-maxena'], aember: 2 } });
  });

  it('Lost in the Woods shuffles it into the deck of its owner', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lost-in-the-woods'], deck: [], line: [{ id: 'mother', owner: 1 }] },
      foe: { deck: [], line: [{ id: 'tocsin', owner: 0 }] },
    });
    t.me.play('lost-in-the-woods');
    t.expect({ me: { line: [], deck: ['tocsin'] }, foe: { line: [], deck: ['mother'] } });
  });

  it('Stealer of Souls purges it under the identity of its owner', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: [{ id: 'tocsin', owner: 0 }] },
    });
    t.me.fight('stealer-of-souls', 'tocsin');
    t.expect({
      me: { aember: 1, purged: ['tocsin'], line: [{ id: 'stealer-of-souls', damage: 3, exhausted: true }] },
      foe: { line: [], purged: [], discard: [] },
    });
  });

  it('Mother refills the hand of her controller', () => {
    const t = table({
      me: {
        house: 'dis',
        line: [{ id: 'mother', owner: 1 }],
        hand: [],
        deck: Array.from({ length: 8 }, () => 'punch'),
      },
      foe: { houses: ['brobnar', 'shadows', 'dis'] },
    });
    t.me.end();
    t.expect({
      me: { hand: Array.from({ length: 7 }, () => 'punch'), deck: ['punch'], line: [{ id: 'mother', owner: 1 }] },
    });
  });
});
