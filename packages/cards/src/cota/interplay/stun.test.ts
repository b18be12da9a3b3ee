// A stunned creature that is used in any way, by whatever effect, is exhausted, loses the stun and does nothing else.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('effects that use a stunned creature', () => {
  it('Commander Remiel, Dominator Bauble and Inspiration take the stun off', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', { id: 'troll', stunned: true, damage: 3 }] },
      foe: {},
    });
    t.me.reap('commander-remiel');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'commander-remiel', ...tired },
          { id: 'troll', damage: 3, ...tired },
        ],
      },
    });
    const u = table({
      me: { house: 'dis', line: [{ id: 'pit-demon', stunned: true }], artifacts: ['dominator-bauble'] },
      foe: { aember: 1 },
    });
    u.me.action('dominator-bauble');
    u.expect({ me: { aember: 0, line: [{ id: 'pit-demon', ...tired }] }, foe: { aember: 1 } });
    const v = table({
      me: { house: 'sanctum', hand: ['inspiration'], line: [{ id: 'sequis', stunned: true, ...tired }] },
      foe: { aember: 1 },
    });
    v.me.play('inspiration');
    v.expect({ me: { aember: 0, line: [{ id: 'sequis', ...tired }] }, foe: { aember: 1 } });
  });

  it('Relentless Assault, Gauntlet of Command and Scout fight with none that is stunned', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['relentless-assault'],
        line: [{ id: 'krump', stunned: true, ...tired }, 'troll', { id: 'headhunter', stunned: true }],
      },
      foe: { line: ['mother'] },
    });
    t.me.play('relentless-assault').choose('krump', 'troll', 'headhunter');
    t.expect({
      me: {
        line: [
          { id: 'krump', ...tired },
          { id: 'troll', damage: 5, ...tired },
          { id: 'headhunter', ...tired },
        ],
      },
      foe: { line: [] },
    });
    const u = table({
      me: { house: 'brobnar', artifacts: ['gauntlet-of-command'], line: [{ id: 'krump', stunned: true, ...tired }] },
      foe: { line: ['mother'] },
    });
    u.me.action('gauntlet-of-command');
    u.expect({ me: { line: [{ id: 'krump', ...tired }] }, foe: { line: ['mother'] } });
    const v = table({
      me: { house: 'untamed', hand: ['scout'], line: [{ id: 'lupo-the-scarred', stunned: true }, 'snufflegator'] },
      foe: { line: ['dust-imp'] },
    });
    v.me.play('scout').choose('lupo-the-scarred', 'snufflegator');
    v.expect({
      me: {
        aember: 1,
        line: [
          { id: 'lupo-the-scarred', ...tired },
          { id: 'snufflegator', ...tired },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('Ganger Chieftain wakes a stunned neighbor, which then does not fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['ganger-chieftain'], line: [{ id: 'krump', stunned: true, ...tired }] },
      foe: { line: ['mother'] },
    });
    t.me.play('ganger-chieftain').yes();
    t.expect({
      me: {
        line: [
          { id: 'krump', ...tired },
          { id: 'ganger-chieftain', ...tired },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('Champion’s Challenge destroys the others; the stunned one only wakes', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['champion-s-challenge'],
        line: [{ id: 'troll', stunned: true, ...tired }, 'krump'],
      },
      foe: { line: ['mother', 'urchin'] },
    });
    t.me.play('champion-s-challenge');
    t.expect({ me: { line: [{ id: 'troll', ...tired }] }, foe: { line: ['mother'] } });
  });
});

describe('what the lost stun sets off', () => {
  it('Rocket Boots do not ready it, for it neither reaped nor fought; the next use is the second', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['inspiration'],
        line: [{ id: 'sequis', stunned: true, upgrades: ['rocket-boots'] }],
      },
      foe: { aember: 2 },
    });
    t.me.unstun('sequis').play('inspiration').choose('sequis').order('sequis');
    t.expect({
      me: { aember: 1, line: [{ id: 'sequis', aember: 1, upgrades: ['rocket-boots'], ...tired }] },
      foe: { aember: 1 },
    });
  });

  it('Warsong, Take Hostages and Crystal Hive see neither a fight nor a reap', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['warsong', 'anger'], line: [{ id: 'krump', stunned: true }] },
      foe: { line: ['mother'] },
    });
    t.me.play('warsong').play('anger');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', ...tired }] }, foe: { line: ['mother'] } });
    const u = table({
      me: { house: 'mars', line: [{ id: 'tunk', stunned: true }], artifacts: ['crystal-hive'] },
      foe: {},
    });
    u.me.action('crystal-hive').unstun('tunk');
    u.expect({ me: { aember: 0, line: [{ id: 'tunk', ...tired }] } });
  });

  it('Stampede counts it as a creature that was used', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['stampede'],
        line: [{ id: 'snufflegator', stunned: true }, 'dew-faerie', 'teliga'],
      },
      foe: { aember: 3 },
    });
    t.me.unstun('snufflegator').reap('dew-faerie').reap('teliga').play('stampede');
    t.expect({
      me: {
        aember: 6,
        line: [
          { id: 'snufflegator', ...tired },
          { id: 'dew-faerie', ...tired },
          { id: 'teliga', ...tired },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('Evasion Sigil discards nothing for it', () => {
    const t = table({
      me: { house: 'brobnar', deck: ['punch'], line: [{ id: 'krump', stunned: true }], hand: ['anger'] },
      foe: { line: ['mother'], artifacts: ['evasion-sigil'] },
    });
    t.me.play('anger');
    t.expect({ me: { aember: 1, deck: ['punch'], line: [{ id: 'krump', ...tired }] }, foe: { line: ['mother'] } });
  });
});

describe('what a stun does not stop', () => {
  it('constant abilities, triggered ones and the blow of an attacked creature', () => {
    const t = table({
      me: { house: 'brobnar', line: ['headhunter'] },
      foe: {
        aember: 0,
        line: [
          { id: 'krump', stunned: true },
          { id: 'teliga', stunned: true },
        ],
      },
    });
    t.me.fight('headhunter', 'krump');
    t.expect({
      me: { aember: 0, line: [] },
      foe: {
        line: [
          { id: 'krump', stunned: true, damage: 5 },
          { id: 'teliga', stunned: true },
        ],
      },
    });
  });

  it('being stunned in the fight: the attacker’s Fight: ability still resolves', () => {
    const t = table({
      me: { house: 'mars', line: ['zorg'] },
      foe: { line: ['mother', 'dust-imp', 'troll'] },
    });
    t.me.fight('zorg', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'zorg', damage: 2, ...tired }] },
      foe: {
        aember: 2,
        line: [
          { id: 'mother', stunned: true },
          { id: 'troll', stunned: true },
        ],
      },
    });
  });

  it('Skippy Timehog: even the removal of a stun is a use that is forbidden', () => {
    const t = table({
      me: { house: 'logos', hand: ['skippy-timehog'] },
      foe: { houses: ['brobnar'], hand: ['anger'], line: [{ id: 'krump', stunned: true }] },
    });
    t.me.play('skippy-timehog').end();
    t.foe.cannot('unstun', 'krump', 'forbidden').play('anger');
    t.expect({ me: { line: ['skippy-timehog'] }, foe: { aember: 1, line: [{ id: 'krump', stunned: true }] } });
  });

  it('a stunned creature cannot be stunned again, which Smaaash and Inka may still choose', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['smaaash'] },
      foe: { houses: ['brobnar'], line: [{ id: 'krump', stunned: true }] },
    });
    t.me.play('smaaash').choose('krump').end();
    t.foe.unstun('krump');
    t.expect({ me: { line: ['smaaash'] }, foe: { line: [{ id: 'krump', ...tired }] } });
  });

  it('Giant Sloth loses a stun only when it may be used; Inspiration readies it and no more', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'giant-sloth', stunned: true }], hand: ['dust-pixie'] },
      foe: {},
    });
    t.me.cannot('unstun', 'giant-sloth', 'forbidden').discard('dust-pixie').unstun('giant-sloth');
    t.expect({ me: { line: [{ id: 'giant-sloth', ...tired }] } });
    const u = table({
      me: { house: 'sanctum', line: [{ id: 'giant-sloth', ...tired }], hand: ['inspiration'] },
      foe: {},
    });
    u.me.play('inspiration');
    u.expect({ me: { line: ['giant-sloth'] } });
  });
});
