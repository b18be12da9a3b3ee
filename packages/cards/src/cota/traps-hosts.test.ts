// Upgrades whose host changes sides: "this creature" has its abilities for whoever controls it.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('Collar of Subordination takes a creature with its upgrades', () => {
  it('Duskrunner then steals for its new controller', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { aember: 3, line: [{ id: 'tocsin', upgrades: ['duskrunner'] }], hand: ['punch'] },
    });
    t.me.play('collar-of-subordination').reap('tocsin').choose('tocsin#1');
    t.expect({
      me: { aember: 2, line: [{ id: 'tocsin', exhausted: true, upgrades: ['duskrunner', 'collar-of-subordination'] }] },
      foe: { aember: 2, line: [], hand: [] },
    });
  });

  it('Jammer Pack turns against the player who put it on', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'], aember: 0 },
      foe: { houses: ['mars'], aember: 7, line: [{ id: 'zorg', upgrades: ['jammer-pack'] }] },
    });
    t.me.play('collar-of-subordination').end();
    t.foe.end();
    t.expect({
      me: { line: [{ id: 'zorg', upgrades: ['jammer-pack', 'collar-of-subordination'] }] },
      foe: { aember: 7, keys: 0 },
    });
  });

  it('Jammer Pack on my own creature that the enemy collars makes my keys dearer', () => {
    const t = table({
      active: 1,
      me: { houses: ['mars'], aember: 7, line: [{ id: 'zorg', upgrades: ['jammer-pack'] }] },
      foe: { house: 'dis', hand: ['collar-of-subordination'] },
    });
    t.foe.play('collar-of-subordination').end();
    t.expect({
      me: { aember: 7, keys: 0, line: [] },
      foe: { line: [{ id: 'zorg', upgrades: ['jammer-pack', 'collar-of-subordination'] }] },
    });
  });

  it('Mantle of the Zealot lets the new controller use it in any house', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { line: [{ id: 'troll', damage: 4, upgrades: ['mantle-of-the-zealot'] }] },
    });
    t.me.play('collar-of-subordination').reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', damage: 1, exhausted: true, upgrades: ['mantle-of-the-zealot', 'collar-of-subordination'] },
        ],
      },
      foe: { line: [] },
    });
  });

  it('Mantle of the Zealot that I put on an enemy creature lets my opponent use it, not me', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['mantle-of-the-zealot'] },
      foe: { houses: ['dis', 'brobnar'], line: ['troll'] },
    });
    t.me.play('mantle-of-the-zealot').end();
    t.foe.house('dis').reap('troll');
    t.expect({ foe: { aember: 1, line: [{ id: 'troll', exhausted: true, upgrades: ['mantle-of-the-zealot'] }] } });
  });

  it('Rocket Boots ready it after its first use of the turn, whoever put them on', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { line: [{ id: 'pit-demon', upgrades: ['rocket-boots'] }], aember: 1 },
    });
    t.me.play('collar-of-subordination').reap('pit-demon').action('pit-demon');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'pit-demon', exhausted: true, upgrades: ['rocket-boots', 'collar-of-subordination'] }],
      },
      foe: { aember: 0, line: [] },
    });
  });

  it('Brain Stem Antenna readies it when its new controller plays a Mars creature, and makes it Mars', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mindwarper'],
        line: [{ id: 'troll', owner: 1, damage: 3, exhausted: true, upgrades: ['brain-stem-antenna'] }],
      },
      foe: {},
    });
    t.me.play('mindwarper').reap('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true, upgrades: ['brain-stem-antenna'] },
          { id: 'mindwarper', exhausted: true },
        ],
      },
      foe: {},
    });
  });

  it('Brain Stem Antenna does not listen to its former controller', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'troll', owner: 1, exhausted: true, upgrades: [{ id: 'brain-stem-antenna', owner: 1 }] }] },
      foe: { house: 'mars', hand: ['mindwarper'] },
    });
    t.foe.play('mindwarper');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, upgrades: ['brain-stem-antenna'] }] },
      foe: { line: [{ id: 'mindwarper', exhausted: true }] },
    });
  });

  it('Way of the Bear strikes first for the new controller', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['way-of-the-bear'] }, 'dust-imp'] },
    });
    t.me.play('collar-of-subordination').choose('tocsin').fight('tocsin', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true, upgrades: ['way-of-the-bear', 'collar-of-subordination'] }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('Shoulder Armor counts the flanks of the line that it stands in now', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'poison-wave'], line: ['mother', 'doc-bookton'] },
      foe: { line: ['troll', { id: 'tocsin', upgrades: ['shoulder-armor'] }, 'krump'] },
    });
    t.me.play('collar-of-subordination').choose('tocsin').flank('left').fight('tocsin', 'krump');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', damage: 4, exhausted: true, upgrades: ['shoulder-armor', 'collar-of-subordination'] },
          'mother',
          'doc-bookton',
        ],
      },
      foe: { line: ['troll', { id: 'krump', damage: 5 }] },
    });
  });
});

describe('Smiling Ruth takes a creature with its upgrades', () => {
  it('Rocket Boots work for her, once in the turn', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['shadows'], aember: 6, line: ['smiling-ruth'] },
      foe: { aember: 2, line: [{ id: 'noddy-the-thief', upgrades: ['rocket-boots'] }] },
    });
    t.me.reap('smiling-ruth').flank('right').reap('noddy-the-thief').action('noddy-the-thief');
    t.expect({
      me: {
        keys: 1,
        aember: 3,
        line: [
          { id: 'smiling-ruth', exhausted: true },
          { id: 'noddy-the-thief', exhausted: true, upgrades: ['rocket-boots'] },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('keeps it after she left, and its upgrades go to their owners when it dies', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['shadows', 'dis'], aember: 6, line: ['smiling-ruth'], hand: ['gateway-to-dis'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['way-of-the-wolf', { id: 'silent-dagger', owner: 0 }] }] },
    });
    t.me.house('shadows').reap('smiling-ruth').flank('left').end();
    t.foe.house('dis').end();
    t.me.house('dis').play('gateway-to-dis');
    t.expect({
      me: { aember: 1, line: [], discard: ['gateway-to-dis', 'smiling-ruth', 'silent-dagger'] },
      foe: { line: [], discard: ['tocsin', 'way-of-the-wolf'] },
    });
  });

  it('a Harland Mindlock that takes it afterwards gives it back to her side when it leaves', () => {
    const t = table({
      active: 1,
      me: {
        houses: ['untamed'],
        hand: ['nature-s-call'],
        line: [{ id: 'tocsin', owner: 1, upgrades: ['way-of-the-bear'] }],
      },
      foe: { house: 'logos', hand: ['harland-mindlock'] },
    });
    t.foe.play('harland-mindlock').flank('right').end();
    t.me.play('nature-s-call').choose('harland-mindlock').done();
    t.expect({
      me: { aember: 1, line: [{ id: 'tocsin', upgrades: ['way-of-the-bear'] }] },
      foe: { line: [], hand: ['harland-mindlock'] },
    });
  });
});

describe('Harland Mindlock and a collar on the same creature', () => {
  it('the collar came later: the creature stays with the collar’s player when Mindlock leaves', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'untamed'], hand: ['harland-mindlock', 'nature-s-call'] },
      foe: { houses: ['dis'], hand: ['collar-of-subordination'], line: ['tocsin'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.play('collar-of-subordination').choose('tocsin').end();
    t.me.house('untamed').play('nature-s-call').choose('harland-mindlock').done();
    t.expect({
      me: { aember: 1, line: [], hand: ['harland-mindlock'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('Mindlock came later: the creature goes back to the collar’s player when Mindlock leaves', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'untamed'], hand: ['collar-of-subordination', 'nature-s-call'] },
      foe: { houses: ['logos'], hand: ['harland-mindlock'], line: ['troll'] },
    });
    t.me.play('collar-of-subordination').end();
    t.foe.play('harland-mindlock').flank('right').end();
    t.me.house('untamed').play('nature-s-call').choose('harland-mindlock').done();
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', upgrades: ['collar-of-subordination'] }] },
      foe: { line: [], hand: ['harland-mindlock'] },
    });
  });

  it('a collared creature that is returned to hand frees itself for good', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'untamed'], hand: ['collar-of-subordination'] },
      foe: { houses: ['untamed', 'brobnar'], hand: ['nature-s-call'], line: ['troll'] },
    });
    t.me.play('collar-of-subordination').end();
    t.foe.house('untamed').play('nature-s-call').choose('troll');
    t.expect({
      me: { line: [], discard: ['collar-of-subordination'] },
      foe: { aember: 1, line: [], hand: ['troll'], discard: ['nature-s-call'] },
    });
  });
});
