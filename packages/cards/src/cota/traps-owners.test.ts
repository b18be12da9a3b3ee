// A card that another player controls goes to its owner when it leaves, whatever zone the effect names; the æmber on a
// creature goes to the opponent of who controlled it.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };
const taken = (id: string, more: object = {}) => ({ id, owner: 1, ...more });

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
