import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('borrow', () => {
  it('takes an enemy artifact, which is a Shadows card at once, also where its house is one of yours', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['borrow'], deck: ['fear'], artifacts: ['skeleton-key'] },
      foe: { ...foeHouses, artifacts: ['library-of-babble', 'safe-place'] },
    });
    t.me.play('borrow').choose('library-of-babble').action('library-of-babble');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        discard: ['borrow'],
        artifacts: ['skeleton-key', { id: 'library-of-babble', exhausted: true }],
      },
      foe: { artifacts: ['safe-place'] },
    });
  });

  it('takes its own house from it as long as you control it', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['borrow'] },
      foe: { ...foeHouses, artifacts: ['library-of-babble'] },
    });
    t.me.play('borrow').end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('action', 'library-of-babble', 'wrong-house');
    t.expect({ me: { artifacts: ['library-of-babble'] }, foe: { artifacts: [] } });
  });

  it('leaves it as it lies: exhausted, and with the æmber on it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['borrow'], artifacts: ['skeleton-key'] },
      foe: { artifacts: [{ id: 'safe-place', aember: 3, exhausted: true }] },
    });
    t.me.play('borrow').cannot('action', 'safe-place', 'exhausted');
    t.expect({
      me: { artifacts: ['skeleton-key', { id: 'safe-place', aember: 3, exhausted: true }] },
      foe: { artifacts: [] },
    });
  });

  it('gives it its own house back when somebody else controls it', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['borrow'] },
      foe: { ...foeHouses, artifacts: ['gauntlet-of-command'], hand: ['sneklifter'] },
    });
    t.me.play('borrow').end();
    t.foe.house('shadows').play('sneklifter').cannot('action', 'gauntlet-of-command', 'wrong-house').end();
    t.me.house('shadows').end();
    t.foe.house('brobnar').action('gauntlet-of-command');
    t.expect({
      me: { artifacts: [] },
      foe: { line: ['sneklifter'], artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] },
    });
  });

  it('lets the artifact go to its owner when it leaves play', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['borrow'] },
      foe: { ...foeHouses, artifacts: ['gauntlet-of-command'], hand: ['poltergeist'] },
    });
    t.me.play('borrow').end();
    t.foe.house('dis').play('poltergeist');
    t.expect({ me: { artifacts: [] }, foe: { artifacts: [], discard: ['poltergeist', 'gauntlet-of-command'] } });
  });

  it('takes nothing where only you have artifacts', () => {
    const t = table({
      me: { house: 'shadows', hand: ['borrow'], artifacts: ['skeleton-key'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('borrow');
    t.expect({ me: { aember: 1, artifacts: ['skeleton-key'] }, foe: { line: ['tocsin'] } });
  });
});
