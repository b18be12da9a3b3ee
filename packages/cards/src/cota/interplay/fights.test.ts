// Fights between cards of several houses, and those in which something happens before the blows.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

const tired = { exhausted: true };

describe('before the blows', () => {
  it('Firespitter lights a Phoenix Heart beside the defender, which kills the defender: no blows', () => {
    const t = table({
      me: { house: 'brobnar', line: ['firespitter'] },
      foe: {
        hand: [],
        line: [
          { id: 'tocsin', damage: 1 },
          { id: 'urchin', upgrades: ['phoenix-heart'] },
        ],
      },
    });
    t.me.fight('firespitter', 'tocsin');
    t.expect({
      me: { line: [{ id: 'firespitter', damage: 2, ...tired }] },
      foe: { line: [], hand: ['urchin'], discard: ['tocsin', 'phoenix-heart'] },
    });
  });

  it('the fire kills the attacker: the defender is not hit, and Krump, who did not kill him, costs nothing', () => {
    const t = table({
      me: { house: 'brobnar', aember: 2, line: [{ id: 'firespitter', damage: 3 }] },
      foe: { hand: [], line: ['krump', { id: 'urchin', upgrades: ['phoenix-heart'] }] },
    });
    t.me.fight('firespitter', 'krump');
    t.expect({ me: { aember: 2, line: [] }, foe: { hand: ['urchin'], line: [{ id: 'krump', damage: 4 }] } });
  });

  it('Lord Golgotha kills the Harland Mindlock beside the defender, which is mine again: they do not hit each other', () => {
    const t = table({
      active: 1,
      me: { houses: ['sanctum'], line: ['lord-golgotha', 'mother'] },
      foe: { house: 'logos', hand: ['harland-mindlock'], line: [] },
    });
    t.foe.play('harland-mindlock').choose('mother').flank('right').end();
    t.me.fight('lord-golgotha', 'mother').flank('right');
    t.expect({ me: { line: [{ id: 'lord-golgotha', ...tired }, 'mother'] }, foe: { line: [] } });
  });

  it('assault kills an elusive defender before it can evade', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'snufflegator', upgrades: ['way-of-the-bear'] }] },
      foe: { line: ['noddy-the-thief', 'mother'] },
    });
    t.me.fight('snufflegator', 'noddy-the-thief');
    t.expect({
      me: { line: [{ id: 'snufflegator', upgrades: ['way-of-the-bear'], ...tired }] },
      foe: { line: ['mother'] },
    });
  });

  it('hazardous that kills the attacker: no assault damage if the active player lets hazardous come first', () => {
    const set = () =>
      table({
        me: { house: 'untamed', line: ['ancient-bear'] },
        foe: { line: ['briar-grubbling'] },
      });
    const hazard = set();
    hazard.me.fight('ancient-bear', 'briar-grubbling').order('briar-grubbling');
    hazard.expect({ me: { line: [] }, foe: { line: ['briar-grubbling'] } });
    const assault = set();
    assault.me.fight('ancient-bear', 'briar-grubbling').order('ancient-bear');
    assault.expect({ me: { line: [{ id: 'ancient-bear', ...tired }] }, foe: { line: [] } });
  });

  it('Zorg stuns the defender, which strikes back all the same, and poison works through its stun', () => {
    const t = table({
      me: { house: 'mars', line: ['zorg'] },
      foe: { line: ['macis-asp'] },
    });
    t.me.fight('zorg', 'macis-asp');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('The Warchest counts neither enemies that assault killed nor my own dead, in v1.3 either', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'brobnar',
        line: [
          { id: 'krump', upgrades: ['way-of-the-bear'] },
          { id: 'headhunter', damage: 4 },
        ],
        artifacts: ['the-warchest'],
      },
      foe: { line: ['urchin', 'troll'] },
    });
    t.me.fight('krump', 'urchin').fight('headhunter', 'troll').action('the-warchest');
    t.expect({
      me: { aember: 0, line: [{ id: 'krump', upgrades: ['way-of-the-bear'], ...tired }] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('The Warchest does not count a creature that Armageddon Cloak saved', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', 'troll'], artifacts: ['the-warchest'] },
      foe: { aember: 1, line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight('krump', 'tocsin').action('the-warchest');
    t.expect({
      me: { aember: 0, line: [{ id: 'krump', damage: 5, ...tired }, 'troll'] },
      foe: { aember: 1, line: ['tocsin'] },
    });
    const u = table({
      me: { house: 'brobnar', line: ['krump', 'troll'], artifacts: ['the-warchest'] },
      foe: { aember: 1, line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    u.me.fight('krump', 'tocsin').fight('troll', 'tocsin').action('the-warchest');
    u.expect({
      me: {
        aember: 1,
        line: [
          { id: 'krump', damage: 5, ...tired },
          { id: 'troll', damage: 3, ...tired },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });
});

describe('who is hit', () => {
  it('Gabos Longarms hits his friend beside him, and the defender hits him', () => {
    const t = table({
      me: { house: 'dis', line: ['gabos-longarms', 'dust-imp'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('gabos-longarms', 'troll').choose('dust-imp');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: ['troll'] } });
  });

  it('Gabos Longarms may hit himself', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'gabos-longarms', upgrades: ['blood-of-titans'] }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('gabos-longarms', 'tocsin').choose('gabos-longarms');
    t.expect({ me: { line: [] }, foe: { line: ['tocsin'] } });
  });

  it('a creature that fights twice under Rocket Boots is hit twice; Warsong pays twice', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong'], line: [{ id: 'troll', upgrades: ['rocket-boots'] }] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('warsong').fight('troll', 'tocsin').order('troll').fight('troll', 'shooler');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [] } });
  });

  it('Niffle Ape reaches behind taunt and hits an elusive creature', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape'] },
      foe: { line: ['pitlord', 'noddy-the-thief'] },
    });
    t.me.fight('niffle-ape', 'noddy-the-thief');
    t.expect({ me: { line: [{ id: 'niffle-ape', damage: 2, ...tired }] }, foe: { line: ['pitlord'] } });
  });

  it('Bigtwig may be made to fight a stunned creature only, and nothing when there is none', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'bigtwig', ...tired }] },
      foe: { line: ['mother', { id: 'dust-imp', stunned: true }] },
    });
    t.me.play('anger');
    t.expect({
      me: { aember: 1, line: [{ id: 'bigtwig', damage: 2, ...tired }] },
      foe: { aember: 2, line: ['mother'] },
    });
    const u = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'bigtwig', ...tired }] },
      foe: { line: ['mother'] },
    });
    u.me.play('anger');
    u.expect({ me: { aember: 1, line: ['bigtwig'] }, foe: { line: ['mother'] } });
  });

  it('taunt of Round Table leaves nobody between two Knights open, and their own taunt never shields them', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'], hand: ['anger'] },
      foe: { line: ['sequis', 'mother', 'raiding-knight'], artifacts: ['round-table'] },
    });
    t.me.play('anger').choose('sequis');
    t.expect({
      me: { aember: 1, line: [{ id: 'krump', damage: 5, ...tired }] },
      foe: { line: [{ id: 'sequis', damage: 4 }, 'mother', 'raiding-knight'] },
    });
  });
});

describe('armor in a turn of several blows', () => {
  it('Grey Monk dies between two blows: the armor that is lost is the used part', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch', 'punch'] },
      foe: { line: ['grey-monk', 'champion-anaphiel'] },
    });
    t.me.play('punch').choose('champion-anaphiel').play('punch').choose('grey-monk');
    t.expect({
      me: { aember: 2 },
      foe: {
        line: [
          { id: 'grey-monk', damage: 2 },
          { id: 'champion-anaphiel', damage: 1 },
        ],
      },
    });
    t.me.play('punch').choose('grey-monk');
    t.expect({ me: { aember: 3 }, foe: { line: [{ id: 'champion-anaphiel', damage: 1 }] } });
  });

  it('Bulwark enters after a blow: the new armor prevents the next one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['bulwark'], line: ['tocsin', { id: 'lady-maxena', house: 'sanctum' }] },
      foe: { line: [{ id: 'briar-grubbling', house: 'dis' }] },
    });
    t.me.play('bulwark', 'right').fight('lady-maxena', 'briar-grubbling');
    t.expect({
      me: { line: ['tocsin', { id: 'lady-maxena', damage: 3, ...tired }, { id: 'bulwark', ...tired }] },
      foe: { line: [] },
    });
  });

  it('one wave on Bulwark and his neighbors: all armor counts, though Bulwark dies of it', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'] },
      foe: { line: ['dust-imp', { id: 'bulwark', damage: 3 }, 'sequis'] },
    });
    t.me.play('ammonia-clouds');
    t.expect({ me: {}, foe: { line: [{ id: 'dust-imp', damage: 1 }, 'sequis'], discard: ['bulwark'] } });
  });
});

describe('fights', () => {
  it('Gabos Longarms deals none to an elusive creature that he attacks and chooses', () => {
    const t = table({ me: { house: 'dis', line: ['gabos-longarms'] }, foe: { line: ['urchin', 'tocsin'] } });
    t.me.fight('gabos-longarms', 'urchin').choose('urchin');
    t.expect({ me: { line: [{ id: 'gabos-longarms', exhausted: true }] }, foe: { line: ['urchin', 'tocsin'] } });
  });

  it('Batdrone steals from what a Dust Imp gained dying', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone'] }, foe: { aember: 0, line: ['dust-imp'] } });
    t.me.fight('batdrone', 'dust-imp');
    t.expect({ me: { aember: 1, line: [{ id: 'batdrone', exhausted: true }] }, foe: { aember: 1, line: [] } });
  });

  it('the æmber on a creature that dies goes to the opponent of its controller', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger'] },
      foe: { aember: 0, line: [{ id: 'tocsin', aember: 2 }] },
    });
    t.me.fight('dodger', 'tocsin');
    t.expect({ me: { aember: 2, line: [{ id: 'dodger', damage: 3, exhausted: true }] }, foe: { aember: 0, line: [] } });
  });

  it('Niffle Queen strengthens a Niffle Ape in its fight', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'niffle-queen'] },
      foe: { line: ['shooler'] },
    });
    t.me.fight('niffle-ape', 'shooler');
    t.expect({ me: { line: ['niffle-queen'], discard: ['niffle-ape'] }, foe: { line: [], discard: ['shooler'] } });
  });

  it('Protect the Weak on a creature protects its neighbors; on an enemy one it protects enemies', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['protect-the-weak'], line: ['raiding-knight'] },
      foe: { line: ['tocsin', 'dust-imp', 'mother'] },
    });
    t.me.play('protect-the-weak').choose('dust-imp');
    expect(targetsOf(t, 'raiding-knight')).toEqual(['dust-imp']);
    t.expect({
      me: { aember: 1, line: ['raiding-knight'] },
      foe: { line: ['tocsin', { id: 'dust-imp', upgrades: ['protect-the-weak'] }, 'mother'] },
    });
  });

  it('skirmish and a Shadow Self: the attacker is not hurt, Shadow Self takes the hit', () => {
    const t = table({
      me: { house: 'untamed', line: ['snufflegator'] },
      foe: { line: ['tocsin', 'shadow-self'] },
    });
    t.me.fight('snufflegator', 'tocsin');
    t.expect({
      me: { line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 4 }] },
    });
  });

  it('Shadow Self dies of what it takes for both sides of a wave; its neighbors live', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line: ['silvertooth', { id: 'shadow-self', damage: 3 }, 'urchin'] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { line: ['silvertooth', 'urchin'], discard: ['shadow-self'] } });
  });

  it('Shield of Justice over Shadow Self: nothing is dealt, nothing redirected', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shield-of-justice'], line: ['raiding-knight', 'shadow-self'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.play('shield-of-justice').fight('raiding-knight', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'raiding-knight', exhausted: true }, 'shadow-self'] },
      foe: { line: [{ id: 'niffle-queen', damage: 4 }] },
    });
  });

  it('Dominator Bauble lets a creature fight that then dies; nothing else happens to it', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: ['dodger'] },
      foe: { aember: 2, line: ['valdr'] },
    });
    t.me.action('dominator-bauble').choose('fight dodger');
    t.expect({
      me: { aember: 0, line: [], discard: ['dodger'] },
      foe: { aember: 2, line: [{ id: 'valdr', damage: 5 }] },
    });
  });

  it('Ganger Chieftain: a neighbor that dies fighting leaves Ganger Chieftain on the flank', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: ['dust-imp', 'mother'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('ganger-chieftain', 'left').yes();
    t.expect({
      me: { aember: 2, line: [{ id: 'ganger-chieftain', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'valdr', damage: 2 }] },
    });
  });
});
