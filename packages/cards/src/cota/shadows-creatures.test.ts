// Creatures of Shadows: others are in shadows.test.ts, shadows-fighters.test.ts and shadows-thieves.test.ts.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const myHouses = ['shadows', 'untamed', 'logos'] as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('bulleteye', () => {
  it('reaps and destroys a creature on a flank, of either side', () => {
    const t = table({
      me: { house: 'shadows', line: ['urchin', 'bulleteye', 'dodger'] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
    t.me.reap('bulleteye');
    expect(t.options()).toEqual(['urchin', 'dodger', 'mother', 'shooler']);
    t.me.choose('mother');
    t.expect({
      me: { aember: 1, line: ['urchin', { id: 'bulleteye', exhausted: true }, 'dodger'] },
      foe: { line: ['tocsin', 'shooler'], discard: ['mother'] },
    });
  });

  it('must destroy itself when it stands alone', () => {
    const t = table({ me: { house: 'shadows', line: ['bulleteye'] }, foe: {} });
    t.me.reap('bulleteye');
    t.expect({ me: { aember: 1, line: [], discard: ['bulleteye'] } });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'shadows', line: ['urchin', 'bulleteye', 'dodger'] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.reap('bulleteye').choose('mother');
    t.expect({
      me: { aember: 1, line: ['urchin', { id: 'bulleteye', exhausted: true }, 'dodger'] },
      foe: { line: ['mother'] },
    });
  });

  it('destroys nothing by fighting', () => {
    const t = table({ me: { house: 'shadows', line: ['bulleteye'] }, foe: { line: ['urchin'] } });
    t.me.fight('bulleteye', 'urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'bulleteye', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'shooler'] }, foe: { line: ['bulleteye'] } });
    t.me.fight('tocsin', 'bulleteye');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] }, foe: { line: ['bulleteye'] } });
    t.me.fight('shooler', 'bulleteye');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});

describe('carlo-phantom', () => {
  it('steals 1 for each artifact that its player plays', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle', 'speed-sigil'], line: ['carlo-phantom'] },
      foe: { aember: 3 },
    });
    t.me.play('seeker-needle');
    t.expect({ me: { aember: 1, line: ['carlo-phantom'] }, foe: { aember: 2 } });
    t.me.play('speed-sigil');
    t.expect({ me: { aember: 3, line: ['carlo-phantom'] }, foe: { aember: 1 } });
  });

  it('does not care for other cards', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave', 'carlo-phantom', 'duskrunner'] },
      foe: { aember: 3 },
    });
    t.me.play('poison-wave').play('carlo-phantom').play('duskrunner');
    t.expect({
      me: { aember: 1, line: [{ id: 'carlo-phantom', exhausted: true, upgrades: ['duskrunner'] }] },
      foe: { aember: 3 },
    });
  });

  it('does not care for artifacts of the opponent', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle'], aember: 3 },
      foe: { aember: 3, line: ['carlo-phantom'] },
    });
    t.me.play('seeker-needle');
    t.expect({ me: { aember: 3 }, foe: { aember: 3, line: ['carlo-phantom'] } });
  });

  it('steals once by each copy', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle'], line: ['carlo-phantom', 'carlo-phantom'] },
      foe: { aember: 3 },
    });
    t.me.play('seeker-needle');
    t.expect({ me: { aember: 2, line: ['carlo-phantom', 'carlo-phantom'] }, foe: { aember: 1 } });
  });

  it('steals for an artifact that another card plays, of whichever house', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['gauntlet-of-command'], line: ['carlo-phantom'] },
      foe: { aember: 3 },
    });
    t.me.play('wild-wormhole');
    t.expect({
      me: { aember: 2, artifacts: [{ id: 'gauntlet-of-command', exhausted: true }], line: ['carlo-phantom'] },
      foe: { aember: 2 },
    });
  });

  it('steals before the Play: ability of the artifact resolves', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'shadows', hand: ['masterplan', 'fear'], line: ['carlo-phantom'] },
      foe: { aember: 3 },
    });
    t.me.play('masterplan');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        artifacts: [{ id: 'masterplan', exhausted: true, under: ['fear'] }],
        line: ['carlo-phantom'],
      },
      foe: { aember: 2 },
    });
    const order = t.events.map((e) => e.type);
    expect(order.indexOf('steal')).toBeLessThan(order.indexOf('putUnder'));
  });

  it('has skirmish and elusive', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, line: ['carlo-phantom'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.fight('carlo-phantom', 'tocsin');
    t.expect({
      me: { line: [{ id: 'carlo-phantom', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.end();
    t.foe.house('dis').fight('tocsin', 'carlo-phantom');
    t.expect({ me: { line: ['carlo-phantom'] }, foe: { line: [{ id: 'tocsin', damage: 1, exhausted: true }] } });
  });
});

describe('deipno-spymaster', () => {
  it('lets a friendly creature of another house be used in this turn', () => {
    const t = table({
      me: { house: 'dis', line: ['deipno-spymaster', 'doc-bookton', 'batdrone'], deck: ['fear', 'punch'] },
      foe: {},
    });
    t.me.cannot('reap', 'doc-bookton', 'wrong-house').omni('deipno-spymaster').choose('doc-bookton');
    t.me.cannot('reap', 'batdrone', 'wrong-house').reap('doc-bookton');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        deck: ['punch'],
        line: [{ id: 'deipno-spymaster', exhausted: true }, { id: 'doc-bookton', exhausted: true }, 'batdrone'],
      },
    });
  });

  it('lets it fight or use its Action', () => {
    const t = table({
      me: { house: 'dis', line: ['deipno-spymaster', 'deipno-spymaster', 'noddy-the-thief', 'batdrone'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.omni('deipno-spymaster').choose('noddy-the-thief').omni('deipno-spymaster#2').choose('batdrone');
    t.me.action('noddy-the-thief').fight('batdrone', 'tocsin');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'deipno-spymaster', exhausted: true },
          { id: 'deipno-spymaster', exhausted: true },
          { id: 'noddy-the-thief', exhausted: true },
          { id: 'batdrone', exhausted: true },
        ],
      },
      foe: { aember: 1, line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('offers friendly creatures only, and itself among them', () => {
    const t = table({
      me: { house: 'dis', line: ['deipno-spymaster', 'mother'], artifacts: ['library-of-babble'] },
      foe: { line: ['tocsin'] },
    });
    t.me.omni('deipno-spymaster');
    expect(t.options()).toEqual(['deipno-spymaster', 'mother']);
    t.me.choose('deipno-spymaster').cannot('reap', 'deipno-spymaster', 'exhausted');
    t.expect({ me: { line: [{ id: 'deipno-spymaster', exhausted: true }, 'mother'] }, foe: { line: ['tocsin'] } });
  });

  it('does not ready, but a creature that is readied later may be used again', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['anger'],
        line: ['deipno-spymaster', 'doc-bookton'],
        deck: ['fear', 'punch', 'urchin'],
      },
      foe: {},
    });
    t.me.omni('deipno-spymaster').choose('doc-bookton').reap('doc-bookton').cannot('reap', 'doc-bookton', 'exhausted');
    t.me.play('anger').choose('doc-bookton').reap('doc-bookton');
    t.expect({
      me: {
        aember: 3,
        hand: ['fear', 'punch'],
        line: [
          { id: 'deipno-spymaster', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
        ],
      },
    });
  });

  it('lets a stunned creature shed its stun', () => {
    const t = table({
      me: { house: 'dis', line: ['deipno-spymaster', { id: 'mother', stunned: true }] },
      foe: {},
    });
    t.me.cannot('unstun', 'mother', 'wrong-house').omni('deipno-spymaster').choose('mother').unstun('mother');
    t.expect({
      me: {
        line: [
          { id: 'deipno-spymaster', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'logos', 'shadows'], line: ['deipno-spymaster', 'mother'] },
      foe: foeHouses,
    });
    t.me.omni('deipno-spymaster').choose('mother').end();
    t.foe.house('dis').end();
    t.me.house('dis').cannot('reap', 'mother', 'wrong-house');
    t.expect({ me: { line: ['deipno-spymaster', 'mother'] } });
  });

  it('goes on after the Spymaster has left, and is elusive', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['mother', 'deipno-spymaster', 'tocsin'] },
      foe: {},
    });
    t.me.omni('deipno-spymaster').choose('mother').play('hand-of-dis').reap('mother');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', exhausted: true }, 'tocsin'] } });
    const u = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['deipno-spymaster'] } });
    u.me.fight('tocsin', 'deipno-spymaster');
    u.expect({ me: { line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: ['deipno-spymaster'] } });
  });
});

describe('old-bruno', () => {
  it.each([
    { pool: 5, left: 2, captured: 3 },
    { pool: 3, left: 0, captured: 3 },
    { pool: 2, left: 0, captured: 2 },
    { pool: 0, left: 0, captured: 0 },
  ])('captures $captured from a pool of $pool', ({ pool, left, captured }) => {
    const t = table({ me: { house: 'shadows', hand: ['old-bruno'], aember: 4 }, foe: { aember: pool } });
    t.me.play('old-bruno');
    t.expect({
      me: { aember: 4, line: [{ id: 'old-bruno', aember: captured, exhausted: true }] },
      foe: { aember: left },
    });
  });

  it('gives it back when it leaves play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { aember: 1, line: [{ id: 'old-bruno', aember: 3 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 4 }, foe: { aember: 1, line: [], discard: ['old-bruno'] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['old-bruno'] } });
    t.me.fight('shooler', 'old-bruno');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['old-bruno'] } });
  });
});

describe('smiling-ruth', () => {
  const forging = { step: 'forge', me: { houses: myHouses, aember: 6, line: ['smiling-ruth', 'dodger'] } } as const;

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
      me: { houses: myHouses, aember: 6, line: ['smiling-ruth'] },
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
      me: { houses: myHouses, aember: 6, line: ['smiling-ruth'], hand: ['poison-wave'] },
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
