import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('sneklifter', () => {
  it('takes an enemy artifact, which counts as a Shadows card where its house is none of the three', () => {
    const t = table({
      me: {
        house: 'shadows',
        ...myHouses.shadows,
        hand: ['sneklifter'],
        line: ['dodger'],
        artifacts: ['skeleton-key'],
      },
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
      me: { house: 'shadows', ...myHouses.shadows, hand: ['sneklifter'], deck: ['fear'] },
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
      me: { house: 'shadows', ...myHouses.shadows, hand: ['sneklifter'] },
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
      me: { house: 'shadows', ...myHouses.shadows, hand: ['sneklifter'], aember: 3 },
      foe: { ...foeHouses, artifacts: [{ id: 'safe-place', aember: 3, exhausted: true }] },
    });
    t.me.play('sneklifter').cannot('action', 'safe-place', 'exhausted').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0, line: ['sneklifter'], artifacts: ['safe-place'] }, foe: { artifacts: [] } });
  });

  it('keeps it after Sneklifter has left play', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['sneklifter', 'poison-wave'] },
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
      me: { house: 'shadows', ...myHouses.shadows, hand: ['sneklifter'] },
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
      me: { house: 'shadows', ...myHouses.shadows, hand: ['sneklifter'] },
      foe: { ...foeHouses, artifacts: [{ id: 'gauntlet-of-command', house: 'logos' }] },
    });
    t.me.play('sneklifter').cannot('action', 'gauntlet-of-command', 'wrong-house');
    t.expect({ me: { line: [{ id: 'sneklifter', exhausted: true }], artifacts: ['gauntlet-of-command'] } });
  });

  it('returns the artifact to its owner when it leaves play', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['sneklifter'] },
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

  it.each(editionsSince('cota-1.3'))(
    'ruling sneklifter/redacted: [REDACTED] of a player without Logos is of Shadows only (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', houses: ['shadows', 'dis', 'mars'], hand: ['sneklifter'] },
        foe: { houses: ['logos', 'dis', 'mars'], artifacts: ['redacted'] },
      });
      t.me.play('sneklifter').end();
      t.foe.house('logos').end();
      t.expect({ me: { line: ['sneklifter'], artifacts: ['redacted'] } });
      if (t.options().includes('logos')) throw new Error('Logos can be chosen by a card that is of Shadows');
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling sneklifter/spangler-box: a Spangler Box that comes back counts as a Shadows card again (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', houses: ['shadows', 'untamed', 'dis'], hand: ['sneklifter'] },
        foe: { houses: ['brobnar', 'dis', 'logos'], artifacts: ['spangler-box'], line: ['troll', 'mother'] },
      });
      t.me.play('sneklifter').action('spangler-box').choose('troll').end();
      t.foe.house('logos').end();
      t.me.house('shadows').end();
      t.foe.house('logos').action('spangler-box').choose('mother').end();
      t.me.house('shadows').end();
      t.foe.house('logos').end();
      t.me.house('shadows').action('spangler-box');
      t.expect({
        me: { line: [] },
        foe: { line: [], artifacts: [{ id: 'spangler-box', exhausted: true }], purged: ['troll', 'mother'] },
      });
    },
  );
});
