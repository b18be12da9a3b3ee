import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('commander-dhrxgar', () => {
  it('gains 1 after an upgrade is played on it or on one of its neighbors, and not elsewhere', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['force-field', 'light-of-the-archons', 'z-wave-emitter', 'stunner'],
        line: ['explo-rover', 'commander-dhrxgar', 'away-team', 'hayden-oswin'],
      },
      foe: { line: ['troll'] },
    });
    t.me.play('force-field').choose('commander-dhrxgar');
    t.expect({
      me: {
        aember: 2,
        line: ['explo-rover', { id: 'commander-dhrxgar', upgrades: ['force-field'] }, 'away-team', 'hayden-oswin'],
      },
      foe: { line: ['troll'] },
    });
    t.me.play('light-of-the-archons').choose('explo-rover').play('z-wave-emitter').choose('hayden-oswin');
    t.me.play('stunner').choose('troll');
    t.expect({
      me: {
        aember: 6,
        line: [
          { id: 'explo-rover', upgrades: ['light-of-the-archons'] },
          { id: 'commander-dhrxgar', upgrades: ['force-field'] },
          'away-team',
          { id: 'hayden-oswin', upgrades: ['z-wave-emitter'] },
        ],
      },
      foe: { line: [{ id: 'troll', upgrades: ['stunner'] }] },
    });
  });

  it('gains 1 after one that is in play is moved there', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'hayden-oswin', upgrades: ['blast-shielding'] }, 'away-team', 'commander-dhrxgar'],
      },
      foe: {},
    });
    t.me.reap('hayden-oswin').order('hayden-oswin').yes();
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'hayden-oswin', exhausted: true },
          { id: 'away-team', upgrades: ['blast-shielding'] },
          'commander-dhrxgar',
        ],
      },
    });
  });

  it('gains nothing for one that moves away from it, nor for a creature with upgrades that comes to stand beside it', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [
          'commander-dhrxgar',
          { id: 'away-team', upgrades: ['blast-shielding'] },
          'explo-rover',
          { id: 'securi-droid', upgrades: ['force-field'] },
          'teleporter-chief-tink',
        ],
      },
      foe: {},
    });
    t.me.reap('away-team').yes().choose('explo-rover');
    t.me.action('teleporter-chief-tink').choose('away-team');
    t.expect({
      me: {
        aember: 1,
        line: [
          'commander-dhrxgar',
          { id: 'teleporter-chief-tink', exhausted: true },
          { id: 'explo-rover', upgrades: ['blast-shielding'] },
          { id: 'securi-droid', upgrades: ['force-field'] },
          { id: 'away-team', exhausted: true },
        ],
      },
    });
  });

  it('gains for its controller when the opponent plays one on it, and for a creature that is played as an upgrade', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['securi-droid', 'stealthster'] },
      foe: { line: ['commander-dhrxgar'] },
    });
    t.me.play('stealthster').play('securi-droid', 'as-upgrade').choose('commander-dhrxgar');
    t.expect({
      me: { aember: 0, line: [{ id: 'stealthster', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'commander-dhrxgar', upgrades: ['securi-droid'] }] },
    });
  });

  it('two of them side by side gain 2', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['force-field'], line: ['commander-dhrxgar', 'commander-dhrxgar'] },
      foe: {},
    });
    t.me.play('force-field').choose('commander-dhrxgar');
    t.expect({
      me: { aember: 3, line: [{ id: 'commander-dhrxgar', upgrades: ['force-field'] }, 'commander-dhrxgar'] },
    });
  });
});
