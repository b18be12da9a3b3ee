import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('biomatrix-backup', () => {
  it('puts its creature into the archives when it is destroyed, and is discarded itself', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['headhunter'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['biomatrix-backup'] }, 'mother'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['headhunter'] },
      foe: { line: ['mother'], archives: ['tocsin'], discard: ['biomatrix-backup'] },
    });
  });

  it('uses the archives of the owner of the creature, not of its controller', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'tocsin', owner: 1, upgrades: ['biomatrix-backup'] }] },
      foe: { line: ['mother'] },
    });
    t.me.fight('tocsin', 'mother');
    t.expect({
      me: { line: [], archives: [], discard: ['biomatrix-backup'] },
      foe: { line: [{ id: 'mother', damage: 3 }], archives: ['tocsin'] },
    });
  });

  it('does nothing when the creature leaves without being destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['biomatrix-backup'] }] },
    });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['tocsin'], archives: [], discard: ['biomatrix-backup'] } });
  });

  it('saves a sacrificed creature too, and the æmber on it goes to the opponent', () => {
    const t = table({
      me: {
        house: 'mars',
        line: ['chuff-ape', { id: 'blypyp', aember: 2, upgrades: ['biomatrix-backup'] }],
      },
      foe: {},
    });
    t.me.reap('chuff-ape').yes();
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'chuff-ape', exhausted: true }],
        archives: ['blypyp'],
        discard: ['biomatrix-backup'],
      },
      foe: { aember: 2 },
    });
  });

  it('does not undo the destruction: what waits for it happens', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['biomatrix-backup'] }] },
    });
    t.me.play('loot-the-bodies').play('punch');
    t.expect({ me: { aember: 2 }, foe: { line: [], archives: ['tocsin'], discard: ['biomatrix-backup'] } });
  });

  it.each([
    { first: 'its own', chosen: 'dust-imp#1', gained: 2 },
    { first: 'that of the Backup', chosen: 'dust-imp#2', gained: 0 },
  ])('waits beside another Destroyed: ability, $first first', ({ chosen, gained }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'dust-imp', upgrades: ['biomatrix-backup'] }] },
    });
    t.me.play('punch').choose('dust-imp').order(chosen);
    t.expect({
      me: { aember: 1 },
      foe: { aember: gained, line: [], archives: ['dust-imp'], discard: ['biomatrix-backup'] },
    });
  });

  it('may be played on an enemy creature, and gives 1', () => {
    const t = table({ me: { house: 'mars', hand: ['biomatrix-backup', 'ammonia-clouds'] }, foe: { line: ['tocsin'] } });
    t.me.play('biomatrix-backup').play('ammonia-clouds');
    t.expect({
      me: { aember: 1, discard: ['ammonia-clouds', 'biomatrix-backup'] },
      foe: { line: [], archives: ['tocsin'] },
    });
  });
});
