import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };

describe('smiling-ruth', () => {
  const forging = { step: 'forge', me: { ...myHouses.shadows, aember: 6, line: ['smiling-ruth', 'dodger'] } } as const;

  it('takes control of an enemy creature on a flank in a turn in which its player forged a key', () => {
    const t = table({ ...forging, foe: { line: ['tocsin', 'mother', { id: 'shooler', exhausted: true }] } });
    t.me.house('shadows').reap('smiling-ruth');
    expect(t.options()).toEqual(['tocsin', 'shooler']);
    t.me.choose('shooler').flank('left');
    t.expect({
      me: {
        keys: 1,
        aember: 1,
        line: [{ id: 'shooler', exhausted: true }, { id: 'smiling-ruth', exhausted: true }, 'dodger'],
      },
      foe: { line: ['tocsin', 'mother'] },
    });
  });

  it('does nothing without a key in this turn', () => {
    const t = table({
      me: { house: 'shadows', keys: 2, line: ['smiling-ruth'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.reap('smiling-ruth');
    t.expect({
      me: { aember: 1, line: [{ id: 'smiling-ruth', exhausted: true }] },
      foe: { line: ['tocsin', 'mother'] },
    });
  });

  it('does not count the keys of the opponent, nor those of earlier turns', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.shadows, aember: 6, line: ['smiling-ruth'] },
      foe: { ...foeHouses, aember: 6, line: ['tocsin'] },
    });
    t.me.house('shadows').end();
    t.foe.house('dis').end();
    t.me.house('shadows').reap('smiling-ruth');
    t.expect({
      me: { keys: 1, aember: 1, line: [{ id: 'smiling-ruth', exhausted: true }] },
      foe: { keys: 1, line: ['tocsin'] },
    });
  });

  it('counts a key that a card forged', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 7, line: ['deipno-spymaster', 'smiling-ruth'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('key-charge').yes().omni('deipno-spymaster').choose('smiling-ruth').reap('smiling-ruth').flank('right');
    t.expect({
      me: {
        keys: 1,
        aember: 1,
        line: [{ id: 'deipno-spymaster', exhausted: true }, { id: 'smiling-ruth', exhausted: true }, 'tocsin'],
      },
      foe: { line: [] },
    });
  });

  it('finds nobody in an empty battleline', () => {
    const t = table({ ...forging, foe: {} });
    t.me.house('shadows').reap('smiling-ruth');
    t.expect({ me: { keys: 1, aember: 1, line: [{ id: 'smiling-ruth', exhausted: true }, 'dodger'] } });
  });

  it('keeps the creature after Ruth has left; it returns to its owner’s pile when it dies', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.shadows, aember: 6, line: ['smiling-ruth'], hand: ['poison-wave'] },
      foe: { line: ['mother', 'silvertooth'] },
    });
    t.me.house('shadows').reap('smiling-ruth').choose('mother').flank('left').play('poison-wave');
    t.expect({
      me: { aember: 2, line: [{ id: 'mother', damage: 2 }], discard: ['poison-wave', 'smiling-ruth'] },
      foe: { line: [], discard: ['silvertooth'] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['smiling-ruth'] } });
    t.me.fight('tocsin', 'smiling-ruth');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: ['smiling-ruth'] } });
  });
});

describe('Smiling Ruth', () => {
  it('takes a creature after a key by Key Charge or Key of Darkness in the same turn', () => {
    const t = table({
      me: { house: 'shadows', aember: 8, hand: ['key-of-darkness'], line: ['smiling-ruth'] },
      foe: { line: ['troll', 'mother', 'krump'] },
    });
    t.me.play('key-of-darkness').reap('smiling-ruth').choose('krump').flank('left');
    t.expect({
      me: { keys: 1, aember: 1, line: ['krump', { id: 'smiling-ruth', ...tired }] },
      foe: { line: ['troll', 'mother'] },
    });
  });

  it('takes nothing when it was the opponent who forged', () => {
    const t = table({
      step: 'forge',
      active: 1,
      me: { houses: ['shadows'], line: ['smiling-ruth'] },
      foe: { houses: ['brobnar'], aember: 6, line: ['troll'] },
    });
    t.foe.end();
    t.me.reap('smiling-ruth');
    t.expect({ me: { aember: 1, line: [{ id: 'smiling-ruth', ...tired }] }, foe: { keys: 1, line: ['troll'] } });
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
