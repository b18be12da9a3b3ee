import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('customs-office', () => {
  it('makes the opponent pay 1 to its player for an artifact', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle'], aember: 3 },
      foe: { artifacts: ['customs-office'], aember: 1 },
    });
    t.me.play('seeker-needle');
    t.expect({
      me: { aember: 2, hand: [], artifacts: [{ id: 'seeker-needle', exhausted: true }] },
      foe: { aember: 2, artifacts: ['customs-office'] },
    });
  });

  it('keeps artifacts in the hand of an opponent who cannot pay, whatever bonus they have', () => {
    const t = table({
      me: { house: 'shadows', hand: ['speed-sigil'], aember: 0 },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.cannot('play', 'speed-sigil', 'toll');
    t.expect({ me: { hand: ['speed-sigil'] }, foe: { artifacts: ['customs-office'] } });
  });

  it('takes 1 for each artifact and each Office', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle', 'subtle-maul'], aember: 3 },
      foe: { artifacts: ['customs-office', 'customs-office'] },
    });
    t.me.play('seeker-needle').cannot('play', 'subtle-maul', 'toll');
    t.expect({
      me: { aember: 1, hand: ['subtle-maul'], artifacts: [{ id: 'seeker-needle', exhausted: true }] },
      foe: { aember: 2, artifacts: ['customs-office', 'customs-office'] },
    });
  });

  it('takes nothing for other cards, nor for using artifacts', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dodger', 'duskrunner', 'nerve-blast'], artifacts: ['skeleton-key'], aember: 2 },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('dodger').play('duskrunner').play('nerve-blast').action('skeleton-key');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'skeleton-key', exhausted: true }],
        line: [{ id: 'dodger', exhausted: true, upgrades: ['duskrunner'] }],
      },
      foe: { aember: 0, artifacts: ['customs-office'] },
    });
  });

  it('takes nothing from its own player', () => {
    const t = table({
      me: { house: 'shadows', hand: ['customs-office', 'seeker-needle'], aember: 0 },
      foe: { aember: 1 },
    });
    t.me.play('customs-office').play('seeker-needle');
    t.expect({
      me: {
        aember: 0,
        artifacts: [
          { id: 'customs-office', exhausted: true },
          { id: 'seeker-needle', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('is paid also when another card plays the artifact; without æmber it is not played', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['seeker-needle'] },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('wild-wormhole');
    t.expect({
      me: { aember: 0, deck: [], artifacts: [{ id: 'seeker-needle', exhausted: true }] },
      foe: { aember: 1, artifacts: ['customs-office'] },
    });
    const u = table({
      me: { house: 'dis', artifacts: [{ id: 'masterplan', under: ['seeker-needle'] }] },
      foe: { artifacts: ['customs-office'] },
    });
    u.me.omni('masterplan');
    u.expect({
      me: { aember: 0, artifacts: [], discard: ['masterplan', 'seeker-needle'] },
      foe: { aember: 0, artifacts: ['customs-office'] },
    });
  });
});
