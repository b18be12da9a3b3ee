// The active house, and the house of a card: what cards demand and forbid, and cards that are of another house.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

// What may be chosen as the active house, when cards demand and forbid: "cannot" beats "must", and nobody can choose a
// house that is neither on the identity card nor on a card under control.
describe('two demands', () => {
  it('Control the Weak for one house and an own Pitlord for another: either may be chosen', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak'] },
      foe: { houses: ['brobnar', 'dis', 'mars'], line: ['pitlord'] },
    });
    t.me.play('control-the-weak').house('brobnar').end();
    expect(t.options()).toEqual(['brobnar', 'dis']);
    t.foe.house('brobnar');
    t.expect({ me: { aember: 1 }, foe: { line: ['pitlord'] }, house: 'brobnar' });
  });

  it('two Control the Weak: either of the two houses', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak', 'control-the-weak'] },
      foe: { houses: ['brobnar', 'dis', 'mars'] },
    });
    t.me.play('control-the-weak').house('brobnar').play('control-the-weak').house('mars').end();
    expect(t.options()).toEqual(['brobnar', 'mars']);
  });

  it('Control the Weak holds for one turn only', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis'], hand: ['control-the-weak'] },
      foe: { houses: ['brobnar', 'mars'] },
    });
    t.me.play('control-the-weak').house('brobnar').end();
    t.expect({ foe: {}, house: 'brobnar', active: 'foe' });
    t.foe.end();
    t.me.end();
    expect(t.options()).toEqual(['brobnar', 'mars']);
  });
});

describe('a demand and a ban', () => {
  it('Control the Weak and Restringuntus for the same house: any other of the opponent’s', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak', 'restringuntus'] },
      foe: { houses: ['brobnar', 'shadows', 'mars'] },
    });
    t.me.play('control-the-weak').house('brobnar').play('restringuntus').house('brobnar').end();
    expect(t.options()).toEqual(['shadows', 'mars']);
  });

  it('of two demands one is banned: the other one must be followed', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak', 'restringuntus'] },
      foe: { houses: ['brobnar', 'dis', 'mars'], line: ['pitlord'] },
    });
    t.me.play('control-the-weak').house('mars').play('restringuntus').house('dis').end();
    t.expect({ me: { aember: 1, line: ['restringuntus'] }, foe: { line: ['pitlord'] }, house: 'mars', active: 'foe' });
  });

  it('three Restringuntus for all three houses: no active house, and only Omni: can be used', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: {
        houses: ['brobnar', 'shadows', 'untamed'],
        hand: ['punch', 'urchin'],
        line: ['troll'],
        artifacts: ['longfused-mines', 'cannon'],
      },
    });
    for (const house of ['brobnar', 'shadows', 'untamed'] as const) t.me.play('restringuntus').house(house);
    t.me.end();
    t.foe
      .cannot('play', 'punch', 'wrong-house')
      .cannot('discard', 'urchin', 'wrong-house')
      .cannot('reap', 'troll', 'wrong-house');
    t.foe.cannot('action', 'cannon', 'wrong-house').omni('longfused-mines');
    t.expect({
      me: { line: ['restringuntus', 'restringuntus'] },
      foe: { line: ['troll'], hand: ['punch', 'urchin'], artifacts: ['cannon'] },
      house: null,
    });
  });

  it('three Restringuntus, but a creature taken from the enemy is of a fourth house', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: { houses: ['brobnar', 'shadows', 'untamed'], line: [{ id: 'mother', owner: 0 }] },
    });
    for (const house of ['brobnar', 'shadows', 'untamed'] as const) t.me.play('restringuntus').house(house);
    t.me.end();
    t.foe.reap('mother');
    t.expect({
      me: { line: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: { aember: 1, line: [{ id: 'mother', owner: 0, ...tired }] },
      house: 'logos',
    });
  });

  it('Restringuntus that dies in the forge step, by Bilgum Avalanche, bans nothing any more', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus'] },
      foe: { houses: ['brobnar', 'mars'], aember: 6, line: ['bilgum-avalanche'] },
    });
    t.me.play('restringuntus').house('brobnar').end();
    t.foe.house('brobnar');
    t.expect({ me: { line: [] }, foe: { keys: 1, line: ['bilgum-avalanche'] }, house: 'brobnar' });
  });

  it('Pitlord that Strange Gizmo destroyed in the forge step demands nothing any more', () => {
    const t = table({
      me: { house: 'mars' },
      foe: { houses: ['brobnar', 'dis', 'logos'], aember: 6, line: ['pitlord'], artifacts: ['strange-gizmo'] },
    });
    t.me.end();
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos']);
    t.foe.house('logos');
    t.expect({ foe: { keys: 1, line: [], artifacts: [] }, house: 'logos' });
  });
});

describe('demands for a house that is not there', () => {
  it('a maverick Pitlord of Mars without any Dis card forces nothing; with a Dis card under control it does', () => {
    const t = table({
      me: { house: 'sanctum' },
      foe: { houses: ['mars', 'shadows', 'untamed'], line: [{ id: 'pitlord', house: 'mars' }] },
    });
    t.me.end();
    expect(t.options()).toEqual(['mars', 'shadows', 'untamed']);
    const u = table({
      me: { house: 'sanctum' },
      foe: {
        houses: ['mars', 'shadows', 'untamed'],
        line: [
          { id: 'pitlord', house: 'mars' },
          { id: 'tocsin', owner: 0 },
        ],
      },
    });
    u.me.end();
    u.expect({ foe: { line: ['pitlord', 'tocsin'] }, house: 'dis', active: 'foe' });
  });

  it('Pitlord under the control of the enemy demands Dis of the enemy, for he is a Dis card himself', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'dis', 'brobnar'], hand: ['harland-mindlock'] },
      foe: { houses: ['dis', 'mars'], line: ['pitlord'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('mars').end();
    t.expect({ me: { line: ['harland-mindlock', 'pitlord'] }, foe: {}, house: 'dis', active: 'me' });
  });

  it('the same without Dis on the identity card of who controls him', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'untamed', 'brobnar'], hand: ['harland-mindlock'] },
      foe: { houses: ['dis', 'mars'], line: ['pitlord'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('mars').end();
    t.expect({ me: { line: ['harland-mindlock', 'pitlord'] }, foe: {}, house: 'dis', active: 'me' });
  });

  it('Control the Weak names only houses of the opponent’s identity card', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak'] },
      foe: { houses: ['brobnar', 'shadows', 'mars'], line: [{ id: 'mother', owner: 0 }] },
    });
    t.me.play('control-the-weak');
    expect(t.options()).toEqual(['brobnar', 'shadows', 'mars']);
  });
});

describe('an artifact that Sneklifter took', () => {
  it('of none of the thief’s houses is of Shadows: used with Shadows, and no other house is opened', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis'], hand: ['sneklifter'] },
      foe: { houses: ['brobnar'], line: ['troll'], artifacts: ['cannon'] },
    });
    t.me.play('sneklifter').action('cannon').choose('sneklifter');
    t.expect({ me: { line: [], artifacts: [{ id: 'cannon', ...tired }] }, foe: { line: ['troll'] } });
    t.me.end();
    t.foe.end();
    expect(t.options()).toEqual(['shadows', 'dis']);
  });

  it('of a house on the thief’s identity card keeps that house', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'brobnar'], hand: ['sneklifter'] },
      foe: { houses: ['brobnar'], line: ['troll'], artifacts: ['cannon'] },
    });
    t.me.play('sneklifter').cannot('action', 'cannon', 'wrong-house').end();
    t.foe.end();
    t.me.house('brobnar').action('cannon').choose('troll');
    t.expect({
      me: { line: ['sneklifter'], artifacts: [{ id: 'cannon', ...tired }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('taken back by the other’s Sneklifter, it is of its own house there', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis'], hand: ['sneklifter'] },
      foe: { houses: ['brobnar', 'shadows'], hand: ['sneklifter'], artifacts: ['cannon'] },
    });
    t.me.play('sneklifter').end();
    t.foe.house('shadows').play('sneklifter').cannot('action', 'cannon', 'wrong-house').end();
    t.me.house('dis').end();
    t.foe.house('brobnar').action('cannon').choose('sneklifter#2');
    t.expect({
      me: { line: [] },
      foe: { line: ['sneklifter'], artifacts: [{ id: 'cannon', ...tired }] },
    });
  });

  it('is still of Shadows for the thief after Sneklifter has died, and no more when it is back in a hand', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'untamed'], hand: ['sneklifter', 'grasping-vines'] },
      foe: { houses: ['brobnar'], line: ['troll'], artifacts: ['cannon'] },
    });
    t.me.play('sneklifter').action('cannon').choose('sneklifter').end();
    t.foe.end();
    t.me.house('shadows').action('cannon').choose('troll').end();
    t.foe.end();
    t.me.house('untamed').play('grasping-vines').choose('cannon').end();
    t.foe.play('cannon');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { line: [{ id: 'troll', damage: 2 }], artifacts: [{ id: 'cannon', ...tired }] },
    });
  });

  it('opens Shadows to a thief who has it on no card of the identity', () => {
    const t = table({
      me: {
        house: 'dis',
        houses: ['dis', 'mars', 'untamed'],
        hand: ['hysteria'],
        line: [{ id: 'sneklifter', house: 'dis' }],
      },
      foe: { houses: ['brobnar'], artifacts: ['cannon'] },
    });
    t.me.play('hysteria').play('sneklifter').cannot('action', 'cannon', 'wrong-house').end();
    t.foe.end();
    expect(t.options()).toEqual(['dis', 'mars', 'untamed', 'shadows']);
    t.me.house('shadows').action('cannon');
    t.expect({ me: { line: [], artifacts: [{ id: 'cannon', ...tired }] } });
  });
});

// A maverick, and a card that changed its house for a while, is of that house and of no other for everything.
describe('counted and chosen by house', () => {
  it('Hecatomb, Begone! and The Common Cold destroy mavericks of their house and spare those of others', () => {
    const line = [{ id: 'troll', house: 'dis' as const }, { id: 'pit-demon', house: 'logos' as const }, 'tocsin'];
    const t = table({ me: { house: 'dis', hand: ['hecatomb'] }, foe: { line } });
    t.me.play('hecatomb');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['pit-demon'] } });
    const u = table({ me: { house: 'sanctum', hand: ['begone'] }, foe: { line } });
    u.me.play('begone').choose('Destroy each Dis creature');
    u.expect({ me: {}, foe: { line: ['pit-demon'] } });
    const v = table({
      me: { house: 'untamed', hand: ['the-common-cold'] },
      foe: {
        line: [
          { id: 'troll', house: 'mars' },
          { id: 'zorg', house: 'dis' },
        ],
      },
    });
    v.me.play('the-common-cold').yes();
    v.expect({ me: { aember: 1 }, foe: { line: [{ id: 'zorg', damage: 1 }] } });
  });

  it('Blinding Light and Arise! go by the house of the maverick, also in the discard pile', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['blinding-light'] },
      foe: { line: [{ id: 'troll', house: 'dis' }, 'krump', { id: 'tocsin', house: 'brobnar' }] },
    });
    t.me.play('blinding-light').house('brobnar');
    t.expect({
      me: { aember: 1 },
      foe: { line: ['troll', { id: 'krump', stunned: true }, { id: 'tocsin', stunned: true }] },
    });
    const u = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis', 'arise'],
        line: [
          { id: 'troll', house: 'dis' },
          { id: 'tocsin', house: 'mars' },
        ],
      },
      foe: {},
    });
    u.me.play('gateway-to-dis').play('arise').house('dis');
    u.expect({ me: { chains: 4, hand: ['troll'], line: [], discard: ['arise', 'gateway-to-dis', 'tocsin'] } });
  });

  it('Mars cards count mavericks of Mars: Psychic Network, Mating Season, Hypnotic Command', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['psychic-network'],
        line: [{ id: 'troll', house: 'mars' }, { id: 'tunk', house: 'dis' }, 'zorg'],
      },
      foe: { aember: 5 },
    });
    t.me.play('psychic-network');
    t.expect({ me: { aember: 2, line: ['troll', 'tunk', 'zorg'] }, foe: { aember: 3 } });
    const u = table({
      me: {
        house: 'mars',
        hand: ['mating-season'],
        deck: [],
        line: [
          { id: 'troll', house: 'mars' },
          { id: 'tunk', house: 'dis' },
        ],
      },
      foe: {},
    });
    u.me.play('mating-season');
    u.expect({ me: { aember: 2, deck: ['troll'], line: ['tunk'] } });
  });

  it('Take that, Smartypants counts Logos mavericks among creatures and artifacts', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['take-that-smartypants'] },
      foe: {
        aember: 3,
        line: [{ id: 'troll', house: 'logos' }, { id: 'mother', house: 'dis' }, 'batdrone'],
        artifacts: [{ id: 'cannon', house: 'logos' }],
      },
    });
    t.me.play('take-that-smartypants');
    t.expect({ me: { aember: 3 }, foe: { aember: 1, line: ['troll', 'mother', 'batdrone'] } });
  });

  it('One Last Job purges Shadows mavericks and spares thieves of other houses', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['one-last-job'],
        line: [
          { id: 'troll', house: 'shadows' },
          { id: 'dodger', house: 'dis' },
        ],
      },
      foe: { aember: 3 },
    });
    t.me.play('one-last-job');
    t.expect({ me: { aember: 2, purged: ['troll'], line: ['dodger'] }, foe: { aember: 2 } });
  });
});

describe('played, discarded and used by house', () => {
  it('a maverick that comes back to the hand is played with its own house only', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['nature-s-call'],
        line: [
          { id: 'troll', house: 'untamed' },
          { id: 'dew-faerie', house: 'brobnar' },
        ],
      },
      foe: {},
    });
    t.me.play('nature-s-call').choose('troll', 'dew-faerie');
    t.me.cannot('play', 'dew-faerie', 'wrong-house').cannot('discard', 'dew-faerie', 'wrong-house').play('troll');
    t.expect({ me: { aember: 1, hand: ['dew-faerie'], line: [{ id: 'troll', ...tired }] } });
  });

  it('Epic Quest counts a Sanctum maverick, and not a Sanctum card of another house', () => {
    const six = Array.from({ length: 5 }, () => 'glorious-few');
    const set = (house: 'sanctum' | 'logos') =>
      table({
        me: {
          house: 'sanctum',
          hand: [...six, 'inspiration'],
          line: [{ id: 'lady-maxena', house }, { id: 'sequis' }],
          artifacts: ['epic-quest'],
        },
        foe: {},
      });
    const sanctum = set('sanctum');
    for (let i = 0; i < 5; i++) sanctum.me.play('glorious-few');
    sanctum.me
      .play('inspiration')
      .choose('lady-maxena')
      .choose('action lady-maxena')
      .play('lady-maxena')
      .choose('sequis');
    sanctum.me.omni('epic-quest');
    sanctum.expect({
      me: {
        keys: 1,
        artifacts: [],
        line: [
          { id: 'sequis', stunned: true },
          { id: 'lady-maxena', ...tired },
        ],
      },
    });
    const logos = set('logos');
    for (let i = 0; i < 5; i++) logos.me.play('glorious-few');
    logos.me.play('inspiration').choose('lady-maxena').choose('action lady-maxena');
    logos.me.cannot('play', 'lady-maxena', 'wrong-house').omni('epic-quest');
    logos.expect({
      me: { keys: 0, hand: ['lady-maxena'], artifacts: [{ id: 'epic-quest', ...tired }], line: ['sequis'] },
    });
  });

  it('Phase Shift and Rock-Hurling Giant go by the house on the card', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift'], line: ['timetraveller', { id: 'lady-maxena', house: 'logos' }] },
      foe: { line: ['mother'] },
    });
    t.me.action('lady-maxena').play('phase-shift').play('lady-maxena').choose('mother');
    t.expect({
      me: { hand: [], line: ['timetraveller', { id: 'lady-maxena', ...tired }] },
      foe: { line: [{ id: 'mother', stunned: true }] },
    });
    const u = table({
      me: { house: 'brobnar', hand: [], line: ['rock-hurling-giant', { id: 'lady-maxena', house: 'brobnar' }] },
      foe: { line: ['mother'] },
    });
    u.me.action('lady-maxena').discard('lady-maxena').yes().choose('mother');
    u.expect({
      me: { line: ['rock-hurling-giant'], discard: ['lady-maxena'] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('Sneklifter and Deep Probe see the house of a maverick', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis', 'mars'], hand: ['sneklifter'] },
      foe: { artifacts: [{ id: 'cannon', house: 'dis' }], line: ['mother'] },
    });
    t.me.play('sneklifter').cannot('action', 'cannon', 'wrong-house');
    t.expect({ me: { line: [{ id: 'sneklifter', ...tired }], artifacts: ['cannon'] }, foe: { line: ['mother'] } });
    const u = table({
      me: { house: 'dis', houses: ['dis', 'mars'], hand: ['fear', 'deep-probe'] },
      foe: { houses: ['untamed'], hand: ['zorg', 'krump'], line: [{ id: 'troll', house: 'mars' }] },
    });
    u.me.play('fear').end();
    u.foe.end();
    u.me.house('mars').play('deep-probe').house('mars');
    u.expect({ me: { aember: 1 }, foe: { hand: ['krump'] } });
  });

  it('Dextre as a maverick is of that house on top of the deck too, for Chaos Portal', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [{ id: 'dextre', house: 'mars' }, 'batdrone'],
        hand: ['twin-bolt-emission', 'twin-bolt-emission'],
        artifacts: ['chaos-portal'],
        deck: ['punch'],
      },
      foe: { aember: 2 },
    });
    t.me.play('twin-bolt-emission').play('twin-bolt-emission');
    t.expect({ me: { aember: 2, line: [], deck: ['dextre', 'punch'] }, foe: { aember: 2 } });
    t.me.action('chaos-portal').house('mars');
    t.expect({ me: { aember: 2, line: [{ id: 'dextre', aember: 1, ...tired }], deck: ['punch'] }, foe: { aember: 1 } });
  });

  it('Harland Mindlock takes a card whose house opens itself for the choice, by the maverick’s house', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'] },
      foe: { houses: ['dis'], line: [{ id: 'troll', house: 'untamed' }] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.end();
    t.me.house('untamed').reap('troll');
    t.expect({ me: { aember: 1, line: ['harland-mindlock', { id: 'troll', ...tired }] } });
  });

  it('Sigil of Brotherhood and Combat Pheromones open mavericks of their house and no others', () => {
    const t = table({
      me: {
        house: 'dis',
        line: [
          { id: 'troll', house: 'sanctum' },
          { id: 'sequis', house: 'logos' },
        ],
        artifacts: ['sigil-of-brotherhood'],
      },
      foe: {},
    });
    t.me.omni('sigil-of-brotherhood').reap('troll').cannot('reap', 'sequis', 'wrong-house');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', ...tired }, 'sequis'], artifacts: [] } });
    const u = table({
      me: {
        house: 'dis',
        line: [
          { id: 'troll', house: 'mars' },
          { id: 'tunk', house: 'logos' },
        ],
        artifacts: ['combat-pheromones'],
      },
      foe: {},
    });
    u.me.omni('combat-pheromones').reap('troll').cannot('reap', 'tunk', 'wrong-house');
    u.expect({ me: { aember: 1, line: [{ id: 'troll', ...tired }, 'tunk'], artifacts: [] } });
  });

  it('Commander Remiel and Ulyq Megamouth may use a card of their own kind that is a maverick of another house', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['commander-remiel', { id: 'sequis', house: 'dis' }, { id: 'troll', house: 'sanctum' }],
      },
      foe: { aember: 1 },
    });
    t.me.reap('commander-remiel');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'commander-remiel', ...tired }, { id: 'sequis', aember: 1, ...tired }, 'troll'],
      },
      foe: { aember: 0 },
    });
    const u = table({
      me: {
        house: 'mars',
        line: ['ulyq-megamouth', { id: 'mindwarper', house: 'dis' }, { id: 'troll', house: 'mars' }],
      },
      foe: { aember: 1, line: ['mother'] },
    });
    u.me.reap('ulyq-megamouth').choose('action mindwarper');
    u.expect({
      me: { aember: 1, line: [{ id: 'ulyq-megamouth', ...tired }, { id: 'mindwarper', ...tired }, 'troll'] },
      foe: { aember: 0, line: [{ id: 'mother', aember: 1 }] },
    });
  });

  it('Key Abduction returns mavericks of Mars and creatures that Brain Stem Antenna made Mars', () => {
    const t = table({
      me: {
        house: 'mars',
        aember: 15,
        hand: ['blypyp', 'key-abduction'],
        line: [
          { id: 'troll', upgrades: ['brain-stem-antenna'], ...tired },
          { id: 'tunk', house: 'dis' },
          { id: 'mother', house: 'mars' },
        ],
      },
      foe: {},
    });
    t.me.play('blypyp', 'right').order('tunk').play('key-abduction').yes();
    t.expect({ me: { keys: 1, aember: 4, hand: ['blypyp', 'mother', 'troll'], line: ['tunk'] } });
  });
});
