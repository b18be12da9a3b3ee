import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('armory-officer-nel', () => {
  it('draws a card after an upgrade is played, on whatever creature', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['force-field', 'stunner'],
        line: ['armory-officer-nel'],
        deck: filler(3),
      },
      foe: { line: ['troll'] },
    });
    t.me.play('force-field').choose('troll').play('stunner').choose('armory-officer-nel');
    t.expect({
      me: { hand: ['punch', 'punch'], deck: ['punch'], line: [{ id: 'armory-officer-nel', upgrades: ['stunner'] }] },
      foe: { line: [{ id: 'troll', upgrades: ['force-field'] }] },
    });
  });

  it('draws for its controller when the opponent plays one', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['force-field'], line: ['explo-rover'], deck: filler(1) },
      foe: { line: ['armory-officer-nel'], deck: filler(2) },
    });
    t.me.play('force-field').choose('explo-rover');
    t.expect({
      me: { hand: [], line: [{ id: 'explo-rover', upgrades: ['force-field'] }] },
      foe: { hand: ['punch'], deck: ['punch'], line: ['armory-officer-nel'] },
    });
  });

  it('draws for a creature that is played as an upgrade, and not for one that is played as a creature', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['securi-droid', 'stealthster'],
        line: ['armory-officer-nel'],
        deck: filler(2),
      },
      foe: {},
    });
    t.me.play('stealthster').play('securi-droid', 'as-upgrade').choose('stealthster');
    t.expect({
      me: {
        hand: ['punch'],
        deck: ['punch'],
        line: ['armory-officer-nel', { id: 'stealthster', exhausted: true, upgrades: ['securi-droid'] }],
      },
    });
  });

  it('does not draw for an upgrade that is moved: it was in play before', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['blast-shielding'] }, 'armory-officer-nel'],
        deck: filler(2),
      },
      foe: {},
    });
    t.me.reap('explo-rover').yes();
    t.expect({
      me: {
        aember: 1,
        hand: [],
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'armory-officer-nel', upgrades: ['blast-shielding'] },
        ],
      },
    });
  });

  it('two of them draw 2', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['force-field'],
        line: ['armory-officer-nel', 'armory-officer-nel'],
        deck: filler(3),
      },
      foe: {},
    });
    t.me.play('force-field').choose('armory-officer-nel');
    t.expect({
      me: {
        hand: ['punch', 'punch'],
        deck: ['punch'],
        line: [{ id: 'armory-officer-nel', upgrades: ['force-field'] }, 'armory-officer-nel'],
      },
    });
  });
});
