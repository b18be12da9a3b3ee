import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('blast-shielding', () => {
  it('gives its creature 2 armor', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['blast-shielding'], line: ['away-team'] },
      foe: { line: ['krump'] },
    });
    t.me.play('blast-shielding').choose('away-team').fight('away-team', 'krump');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'away-team', damage: 4, exhausted: true, upgrades: ['blast-shielding'] }],
      },
      foe: { line: [{ id: 'krump', damage: 5 }] },
    });
  });

  it('ruling blast-shielding/move: after each use it may move to a neighbor, and need not', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['blast-shielding'] }, 'doctor-driscoll', 'hayden-oswin'],
      },
      foe: {},
    });
    t.me.reap('explo-rover').no();
    t.me.reap('hayden-oswin');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['blast-shielding'] },
          'doctor-driscoll',
          { id: 'hayden-oswin', exhausted: true },
        ],
      },
    });
    const u = table({
      me: {
        house: 'star-alliance',
        line: ['explo-rover', { id: 'doctor-driscoll', upgrades: ['blast-shielding'] }, 'hayden-oswin', 'away-team'],
      },
      foe: {},
    });
    u.me.action('doctor-driscoll').yes().choose('hayden-oswin').reap('hayden-oswin');
    u.me.order('hayden-oswin').yes().choose('away-team').reap('away-team').yes();
    u.expect({
      me: {
        aember: 3,
        line: [
          'explo-rover',
          { id: 'doctor-driscoll', exhausted: true },
          { id: 'hayden-oswin', exhausted: true, upgrades: ['blast-shielding'] },
          { id: 'away-team', exhausted: true },
        ],
      },
    });
  });

  it('ruling blast-shielding/armor: what is used up of it on one creature does not count on the next', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'crewman-jorg', upgrades: ['blast-shielding'] }, 'away-team'],
        hand: ['subdue'],
      },
      foe: { line: ['dextre', 'pit-demon'] },
    });
    t.me
      .fight('crewman-jorg', 'dextre')
      .yes()
      .fight('away-team', 'pit-demon')
      .no()
      .play('subdue')
      .choose('crewman-jorg');
    t.expect({
      me: {
        line: [
          { id: 'crewman-jorg', damage: 2, exhausted: true, stunned: true },
          { id: 'away-team', damage: 3, exhausted: true, upgrades: ['blast-shielding'] },
        ],
      },
      foe: { line: [] },
    });
  });

  it('takes the used part of the armor of its creature with it: what that has itself is left, and gained anew it is whole', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'bulwark', house: 'star-alliance', upgrades: ['blast-shielding'] }, 'away-team'],
        hand: ['subdue'],
      },
      foe: { line: ['dextre', 'dust-imp'] },
    });
    t.me.fight('bulwark', 'dextre').yes().play('subdue').choose('bulwark').fight('away-team', 'dust-imp').yes();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bulwark', exhausted: true, stunned: true, upgrades: ['blast-shielding'] },
          { id: 'away-team', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('on an enemy creature moves as the controller of that creature decides', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['blast-shielding'], line: ['explo-rover'] },
      foe: { ...foeHouses, line: ['tocsin', 'shooler', 'pit-demon'] },
    });
    t.me.play('blast-shielding').choose('shooler').end();
    t.foe.house('dis').reap('shooler').yes().choose('pit-demon');
    t.expect({
      me: { aember: 1, line: ['explo-rover'] },
      foe: {
        aember: 1,
        line: ['tocsin', { id: 'shooler', exhausted: true }, { id: 'pit-demon', upgrades: ['blast-shielding'] }],
      },
    });
  });

  it('moves also after a use that only takes the stun off', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', stunned: true, upgrades: ['blast-shielding'] }, 'away-team'],
      },
      foe: {},
    });
    t.me.unstun('explo-rover').yes();
    t.expect({
      me: {
        line: [
          { id: 'explo-rover', exhausted: true },
          { id: 'away-team', upgrades: ['blast-shielding'] },
        ],
      },
    });
  });

  it('stays without a neighbor, and goes with its creature that dies in the fight', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'securi-droid', upgrades: ['blast-shielding'] }],
      },
      foe: {},
    });
    t.me.reap('securi-droid');
    t.expect({
      me: { aember: 1, line: [{ id: 'securi-droid', exhausted: true, upgrades: ['blast-shielding'] }] },
    });
    const u = table({
      me: { house: 'star-alliance', line: [{ id: 'securi-droid', upgrades: ['blast-shielding'] }, 'away-team'] },
      foe: { line: ['troll'] },
    });
    u.me.fight('securi-droid', 'troll');
    u.expect({
      me: { line: ['away-team'], discard: ['securi-droid', 'blast-shielding'] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
