// The thieves of Shadows that take, carry and give back.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const myHouses = ['shadows', 'untamed', 'logos'] as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('faygin', () => {
  it('returns an Urchin from play or from the own discard pile', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: ['faygin', 'urchin', 'dodger'],
        discard: ['bad-penny', 'urchin'],
        deck: ['urchin'],
        hand: ['fear'],
      },
      foe: { line: ['tocsin', 'urchin'], discard: ['urchin'] },
    });
    t.me.reap('faygin');
    expect(t.options()).toEqual(['urchin', 'urchin', 'urchin']);
    t.me.choose('urchin');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear', 'urchin'],
        line: [{ id: 'faygin', exhausted: true }, 'dodger'],
        discard: ['bad-penny', 'urchin'],
        deck: ['urchin'],
      },
      foe: { line: ['tocsin', 'urchin'], discard: ['urchin'] },
    });
  });

  it('takes one out of the discard pile, which may be played again', () => {
    const t = table({
      me: { house: 'shadows', line: ['faygin'], discard: ['bad-penny', 'urchin'], hand: [] },
      foe: { aember: 2 },
    });
    t.me.reap('faygin').play('urchin');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        discard: ['bad-penny'],
        line: [
          { id: 'faygin', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('ruling faygin/enemy-urchin: an enemy Urchin goes to the hand of its owner', () => {
    const t = table({
      me: { house: 'shadows', line: ['faygin'], hand: [] },
      foe: { line: ['urchin'], hand: [] },
    });
    t.me.reap('faygin');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'faygin', exhausted: true }] },
      foe: { line: [], hand: ['urchin'] },
    });
  });

  it('finds none where there is none', () => {
    const t = table({
      me: { house: 'shadows', line: ['faygin', 'dodger'], hand: ['urchin'], deck: ['urchin'] },
      foe: { line: ['tocsin'], discard: ['urchin'] },
    });
    t.me.reap('faygin');
    t.expect({
      me: { aember: 1, hand: ['urchin'], deck: ['urchin'], line: [{ id: 'faygin', exhausted: true }, 'dodger'] },
      foe: { line: ['tocsin'], discard: ['urchin'] },
    });
  });

  it('is stopped by a ward, and does nothing by fighting', () => {
    const t = table({
      me: { house: 'shadows', line: ['faygin', 'faygin'], hand: [] },
      foe: { line: [{ id: 'urchin', warded: true }] },
    });
    t.me.reap('faygin').fight('faygin#2', 'urchin');
    t.expect({
      me: {
        aember: 1,
        hand: [],
        line: [
          { id: 'faygin', exhausted: true },
          { id: 'faygin', exhausted: true },
        ],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['faygin'] } });
    t.me.fight('shooler', 'faygin');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['faygin'] } });
  });
});

describe('magda-the-rat', () => {
  it.each([
    { pool: 5, stolen: 2 },
    { pool: 2, stolen: 2 },
    { pool: 1, stolen: 1 },
    { pool: 0, stolen: 0 },
  ])('steals $stolen from a pool of $pool when she is played', ({ pool, stolen }) => {
    const t = table({ me: { house: 'shadows', hand: ['magda-the-rat'], aember: 1 }, foe: { aember: pool } });
    t.me.play('magda-the-rat');
    t.expect({
      me: { aember: 1 + stolen, line: [{ id: 'magda-the-rat', exhausted: true }] },
      foe: { aember: pool - stolen },
    });
  });

  it.each([
    { pool: 5, stolen: 2 },
    { pool: 1, stolen: 1 },
    { pool: 0, stolen: 0 },
  ])('lets the opponent steal $stolen from a pool of $pool when she is destroyed', ({ pool, stolen }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { aember: pool, line: [{ id: 'magda-the-rat', damage: 1 }] },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 1 + stolen }, foe: { aember: pool - stolen, line: [], discard: ['magda-the-rat'] } });
  });

  it('does so in whichever way she leaves', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out', 'one-last-job'], line: ['magda-the-rat'], aember: 2 },
      foe: { aember: 4, line: ['magda-the-rat'], hand: [] },
    });
    t.me.play('lights-out');
    t.expect({
      me: { aember: 5, line: ['magda-the-rat'] },
      foe: { aember: 2, line: [], hand: ['magda-the-rat'] },
    });
    // Its bonus makes 6, the opponent steals 2 of them, and 1 of those 4 comes back for the purged creature.
    t.me.play('one-last-job');
    t.expect({ me: { aember: 5, line: [], purged: ['magda-the-rat'] }, foe: { aember: 3 } });
  });

  it('does nothing while a ward keeps her in play', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { aember: 5, line: [{ id: 'magda-the-rat', warded: true }], hand: [] },
    });
    t.me.play('fear');
    t.expect({ me: { aember: 0 }, foe: { aember: 5, line: ['magda-the-rat'], hand: [] } });
  });

  it('gives to the opponent of whoever controls her, and the æmber on her besides', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        aember: 3,
        line: [{ id: 'magda-the-rat', owner: 1, damage: 1, aember: 1 }],
      },
      foe: { aember: 0 },
    });
    t.me.play('punch');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 3, discard: ['magda-the-rat'] } });
  });

  it('lets one steal for each of two that leave at once', () => {
    const t = table({
      me: { house: 'shadows', hand: ['lights-out'] },
      foe: { aember: 3, line: ['magda-the-rat', 'magda-the-rat'], hand: [] },
    });
    t.me.play('lights-out');
    t.expect({ me: { aember: 4 }, foe: { aember: 0, line: [], hand: ['magda-the-rat', 'magda-the-rat'] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { aember: 2, line: ['magda-the-rat'] } });
    t.me.fight('shooler', 'magda-the-rat');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { aember: 2, line: ['magda-the-rat'] } });
  });
});

describe('selwyn-the-fence', () => {
  it('moves 1 from a friendly card to the pool by reaping', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: ['selwyn-the-fence', { id: 'charette', aember: 3 }, 'tocsin'],
        artifacts: [{ id: 'safe-place', aember: 1 }, 'skeleton-key'],
      },
      foe: { aember: 2, line: [{ id: 'old-bruno', aember: 2 }] },
    });
    t.me.reap('selwyn-the-fence');
    expect(t.options()).toEqual(['charette', 'safe-place']);
    t.me.choose('charette');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'selwyn-the-fence', exhausted: true }, { id: 'charette', aember: 2 }, 'tocsin'],
        artifacts: [{ id: 'safe-place', aember: 1 }, 'skeleton-key'],
      },
      foe: { aember: 2, line: [{ id: 'old-bruno', aember: 2 }] },
    });
  });

  it('moves 1 by fighting, from an artifact as well', () => {
    const t = table({
      me: { house: 'shadows', line: ['selwyn-the-fence'], artifacts: [{ id: 'safe-place', aember: 1 }] },
      foe: { line: ['urchin'] },
    });
    t.me.fight('selwyn-the-fence', 'urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'selwyn-the-fence', exhausted: true }], artifacts: ['safe-place'] },
      foe: { line: ['urchin'] },
    });
  });

  it('takes from itself, too', () => {
    const t = table({ me: { house: 'shadows', line: [{ id: 'selwyn-the-fence', aember: 1 }] }, foe: {} });
    t.me.reap('selwyn-the-fence');
    t.expect({ me: { aember: 2, line: [{ id: 'selwyn-the-fence', exhausted: true }] } });
  });

  it('moves nothing where no friendly card has æmber on it', () => {
    const t = table({
      me: { house: 'shadows', line: ['selwyn-the-fence', 'charette'] },
      foe: { aember: 2, line: [{ id: 'old-bruno', aember: 2 }] },
    });
    t.me.reap('selwyn-the-fence');
    t.expect({
      me: { aember: 1, line: [{ id: 'selwyn-the-fence', exhausted: true }, 'charette'] },
      foe: { aember: 2, line: [{ id: 'old-bruno', aember: 2 }] },
    });
  });

  it('moves nothing when it dies in the fight', () => {
    const t = table({
      me: { house: 'shadows', line: ['selwyn-the-fence', { id: 'charette', aember: 3 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('selwyn-the-fence', 'tocsin');
    t.expect({ me: { aember: 0, line: [{ id: 'charette', aember: 3 }] }, foe: { line: [] } });
  });
});

describe('sneklifter', () => {
  it('takes an enemy artifact, which counts as a Shadows card where its house is none of the three', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['sneklifter'], line: ['dodger'], artifacts: ['skeleton-key'] },
      foe: { ...foeHouses, artifacts: ['gauntlet-of-command', 'safe-place'], line: ['urchin'], aember: 1 },
    });
    t.me.play('sneklifter', 'right').choose('gauntlet-of-command').action('gauntlet-of-command').choose('dodger');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dodger', exhausted: true },
          { id: 'sneklifter', exhausted: true },
        ],
        artifacts: ['skeleton-key', { id: 'gauntlet-of-command', exhausted: true }],
      },
      foe: { aember: 0, line: ['urchin'], artifacts: ['safe-place'] },
    });
  });

  it('leaves an artifact of one of the three houses in its own house', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['sneklifter'], deck: ['fear'] },
      foe: { ...foeHouses, artifacts: ['library-of-babble'] },
    });
    t.me.play('sneklifter').cannot('action', 'library-of-babble', 'wrong-house').end();
    t.foe.house('dis').end();
    t.me.house('logos').action('library-of-babble');
    t.expect({
      me: { line: ['sneklifter'], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
      foe: { artifacts: [] },
    });
  });

  it('does not add the house of the artifact to those that may be chosen', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['sneklifter'] },
      foe: { ...foeHouses, artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] },
    });
    t.me.play('sneklifter').end();
    t.foe.house('dis').end();
    expect([...t.options()].sort()).toEqual(['logos', 'shadows', 'untamed']);
    t.me.house('shadows').action('gauntlet-of-command');
    t.expect({ me: { line: ['sneklifter'], artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] } });
  });

  it('takes it as it is, ready or exhausted, with what lies on it', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['sneklifter'], aember: 3 },
      foe: { ...foeHouses, artifacts: [{ id: 'safe-place', aember: 3, exhausted: true }] },
    });
    t.me.play('sneklifter').cannot('action', 'safe-place', 'exhausted').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0, line: ['sneklifter'], artifacts: ['safe-place'] }, foe: { artifacts: [] } });
  });

  it('keeps it after Sneklifter has left play', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['sneklifter', 'poison-wave'] },
      foe: { ...foeHouses, artifacts: ['gauntlet-of-command'] },
    });
    t.me.play('sneklifter').play('poison-wave').action('gauntlet-of-command');
    t.expect({
      me: { line: [], artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] },
      foe: { artifacts: [] },
    });
  });

  it('is undone when the other player lifts it back: there it has its own house again', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['sneklifter'] },
      foe: { ...foeHouses, artifacts: ['gauntlet-of-command'], hand: ['sneklifter'] },
    });
    t.me.play('sneklifter').end();
    t.foe.house('shadows').play('sneklifter').cannot('action', 'gauntlet-of-command', 'wrong-house').end();
    t.me.house('shadows').end();
    t.foe.house('brobnar').action('gauntlet-of-command').choose('sneklifter');
    t.expect({
      me: { line: [], artifacts: [] },
      foe: { line: [], artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] },
    });
  });

  it('goes by the house that a maverick has', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['sneklifter'] },
      foe: { ...foeHouses, artifacts: [{ id: 'gauntlet-of-command', house: 'logos' }] },
    });
    t.me.play('sneklifter').cannot('action', 'gauntlet-of-command', 'wrong-house');
    t.expect({ me: { line: [{ id: 'sneklifter', exhausted: true }], artifacts: ['gauntlet-of-command'] } });
  });

  it('returns the artifact to its owner when it leaves play', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['sneklifter'] },
      foe: { ...foeHouses, artifacts: ['gauntlet-of-command'], hand: ['poltergeist'] },
    });
    t.me.play('sneklifter').end();
    t.foe.house('dis').play('poltergeist');
    t.expect({
      me: { line: ['sneklifter'], artifacts: [], discard: [] },
      foe: { artifacts: [], discard: ['poltergeist', 'gauntlet-of-command'] },
    });
  });

  it('finds nothing where the opponent has no artifact', () => {
    const t = table({
      me: { house: 'shadows', hand: ['sneklifter'], artifacts: ['skeleton-key'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('sneklifter');
    t.expect({
      me: { line: [{ id: 'sneklifter', exhausted: true }], artifacts: ['skeleton-key'] },
      foe: { line: ['tocsin'] },
    });
  });
});

describe('nexus', () => {
  it('uses an enemy artifact as its own, which exhausts it', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], hand: [], deck: ['fear', 'punch'], artifacts: ['skeleton-key'] },
      foe: { artifacts: ['library-of-babble', { id: 'seeker-needle', exhausted: true }], hand: [], deck: ['urchin'] },
    });
    t.me.reap('nexus').choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'nexus', exhausted: true }], artifacts: ['skeleton-key'] },
      foe: {
        hand: [],
        artifacts: [
          { id: 'library-of-babble', exhausted: true },
          { id: 'seeker-needle', exhausted: true },
        ],
      },
    });
  });

  it('ruling lash-of-broken-dreams/exhausted: the controller of an artifact that was used cannot use it until it readies', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, line: ['nexus'], deck: ['fear'] },
      foe: { houses: ['logos', 'dis', 'shadows'], artifacts: ['library-of-babble'], deck: ['urchin'] },
    });
    t.me.reap('nexus').end();
    t.foe.house('logos').cannot('action', 'library-of-babble', 'exhausted').end();
    t.expect({ me: { line: ['nexus'] }, foe: { artifacts: ['library-of-babble'] } });
  });

  it('reads friend and enemy from its own side', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { artifacts: ['skeleton-key'], aember: 3, line: ['tocsin'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, line: [{ id: 'nexus', aember: 1, exhausted: true }] },
      foe: { aember: 2, artifacts: [{ id: 'skeleton-key', exhausted: true }], line: ['tocsin'] },
    });
  });

  it('does nothing with an exhausted artifact, or with none', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', 'nexus'], deck: ['fear'], hand: [] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'nexus', exhausted: true }, 'nexus'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    const u = table({ me: { house: 'shadows', line: ['nexus'], artifacts: ['library-of-babble'] }, foe: {} });
    u.me.reap('nexus');
    u.expect({ me: { aember: 1, line: [{ id: 'nexus', exhausted: true }], artifacts: ['library-of-babble'] } });
  });

  it('ruling remote-access/nothing-to-use: an artifact without Action: or Omni: is not used', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { artifacts: ['speed-sigil'] },
    });
    t.me.reap('nexus');
    t.expect({ me: { aember: 1, line: [{ id: 'nexus', exhausted: true }] }, foe: { artifacts: ['speed-sigil'] } });
  });

  it('ruling spectral-tunneler/nexus: a Reap: ability that the used artifact gives to Nexus resolves in the same reap', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], hand: [], deck: ['fear', 'punch'] },
      foe: { artifacts: ['spectral-tunneler'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: ['fear'], deck: ['punch'], line: [{ id: 'nexus', exhausted: true }] },
      foe: { artifacts: [{ id: 'spectral-tunneler', exhausted: true }] },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['nexus'] } });
    t.me.fight('shooler', 'nexus');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['nexus'] } });
  });
});
