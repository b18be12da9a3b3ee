// What may be chosen as the active house, when cards demand and forbid: "cannot" beats "must", and nobody can choose a
// house that is neither on the identity card nor on a card under control.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const tired = { exhausted: true };

describe('two demands', () => {
  it('Control the Weak for one house and an own Pitlord for another: either may be chosen', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak'] },
      foe: { houses: ['brobnar', 'dis', 'mars'], line: ['pitlord'] },
    });
    t.me.play('control-the-weak').house('brobnar').end();
    expect(t.options()).toEqual(['brobnar', 'dis']);
    t.foe.house('brobnar');
    t.expect({ me: { aember: 1 }, foe: { line: ['pitlord'] }, house: 'brobnar' });
  });

  it('two Control the Weak: either of the two houses', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak', 'control-the-weak'] },
      foe: { houses: ['brobnar', 'dis', 'mars'] },
    });
    t.me.play('control-the-weak').house('brobnar').play('control-the-weak').house('mars').end();
    expect(t.options()).toEqual(['brobnar', 'mars']);
  });

  it('Control the Weak holds for one turn only', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis'], hand: ['control-the-weak'] },
      foe: { houses: ['brobnar', 'mars'] },
    });
    t.me.play('control-the-weak').house('brobnar').end();
    t.expect({ foe: {}, house: 'brobnar', active: 'foe' });
    t.foe.end();
    t.me.end();
    expect(t.options()).toEqual(['brobnar', 'mars']);
  });
});

describe('a demand and a ban', () => {
  it('Control the Weak and Restringuntus for the same house: any other of the opponent’s', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak', 'restringuntus'] },
      foe: { houses: ['brobnar', 'shadows', 'mars'] },
    });
    t.me.play('control-the-weak').house('brobnar').play('restringuntus').house('brobnar').end();
    expect(t.options()).toEqual(['shadows', 'mars']);
  });

  it('of two demands one is banned: the other one must be followed', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak', 'restringuntus'] },
      foe: { houses: ['brobnar', 'dis', 'mars'], line: ['pitlord'] },
    });
    t.me.play('control-the-weak').house('mars').play('restringuntus').house('dis').end();
    t.expect({ me: { aember: 1, line: ['restringuntus'] }, foe: { line: ['pitlord'] }, house: 'mars', active: 'foe' });
  });

  it('three Restringuntus for all three houses: no active house, and only Omni: can be used', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: {
        houses: ['brobnar', 'shadows', 'untamed'],
        hand: ['punch', 'urchin'],
        line: ['troll'],
        artifacts: ['longfused-mines', 'cannon'],
      },
    });
    for (const house of ['brobnar', 'shadows', 'untamed'] as const) t.me.play('restringuntus').house(house);
    t.me.end();
    t.foe
      .cannot('play', 'punch', 'wrong-house')
      .cannot('discard', 'urchin', 'wrong-house')
      .cannot('reap', 'troll', 'wrong-house');
    t.foe.cannot('action', 'cannon', 'wrong-house').omni('longfused-mines');
    t.expect({
      me: { line: ['restringuntus', 'restringuntus'] },
      foe: { line: ['troll'], hand: ['punch', 'urchin'], artifacts: ['cannon'] },
      house: null,
    });
  });

  it('three Restringuntus, but a creature taken from the enemy is of a fourth house', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: { houses: ['brobnar', 'shadows', 'untamed'], line: [{ id: 'mother', owner: 0 }] },
    });
    for (const house of ['brobnar', 'shadows', 'untamed'] as const) t.me.play('restringuntus').house(house);
    t.me.end();
    t.foe.reap('mother');
    t.expect({
      me: { line: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: { aember: 1, line: [{ id: 'mother', owner: 0, ...tired }] },
      house: 'logos',
    });
  });

  it('Restringuntus that dies in the forge step, by Bilgum Avalanche, bans nothing any more', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus'] },
      foe: { houses: ['brobnar', 'mars'], aember: 6, line: ['bilgum-avalanche'] },
    });
    t.me.play('restringuntus').house('brobnar').end();
    t.foe.house('brobnar');
    t.expect({ me: { line: [] }, foe: { keys: 1, line: ['bilgum-avalanche'] }, house: 'brobnar' });
  });

  it('Pitlord that Strange Gizmo destroyed in the forge step demands nothing any more', () => {
    const t = table({
      me: { house: 'mars' },
      foe: { houses: ['brobnar', 'dis', 'logos'], aember: 6, line: ['pitlord'], artifacts: ['strange-gizmo'] },
    });
    t.me.end();
    expect(t.options()).toEqual(['brobnar', 'dis', 'logos']);
    t.foe.house('logos');
    t.expect({ foe: { keys: 1, line: [], artifacts: [] }, house: 'logos' });
  });
});

describe('demands for a house that is not there', () => {
  it('a maverick Pitlord of Mars without any Dis card forces nothing; with a Dis card under control it does', () => {
    const t = table({
      me: { house: 'sanctum' },
      foe: { houses: ['mars', 'shadows', 'untamed'], line: [{ id: 'pitlord', house: 'mars' }] },
    });
    t.me.end();
    expect(t.options()).toEqual(['mars', 'shadows', 'untamed']);
    const u = table({
      me: { house: 'sanctum' },
      foe: {
        houses: ['mars', 'shadows', 'untamed'],
        line: [
          { id: 'pitlord', house: 'mars' },
          { id: 'tocsin', owner: 0 },
        ],
      },
    });
    u.me.end();
    u.expect({ foe: { line: ['pitlord', 'tocsin'] }, house: 'dis', active: 'foe' });
  });

  it('Pitlord under the control of the enemy demands Dis of the enemy, for he is a Dis card himself', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'dis', 'brobnar'], hand: ['harland-mindlock'] },
      foe: { houses: ['dis', 'mars'], line: ['pitlord'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('mars').end();
    t.expect({ me: { line: ['harland-mindlock', 'pitlord'] }, foe: {}, house: 'dis', active: 'me' });
  });

  it('the same without Dis on the identity card of who controls him', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'untamed', 'brobnar'], hand: ['harland-mindlock'] },
      foe: { houses: ['dis', 'mars'], line: ['pitlord'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('mars').end();
    t.expect({ me: { line: ['harland-mindlock', 'pitlord'] }, foe: {}, house: 'dis', active: 'me' });
  });

  it('Control the Weak names only houses of the opponent’s identity card', () => {
    const t = table({
      me: { house: 'dis', hand: ['control-the-weak'] },
      foe: { houses: ['brobnar', 'shadows', 'mars'], line: [{ id: 'mother', owner: 0 }] },
    });
    t.me.play('control-the-weak');
    expect(t.options()).toEqual(['brobnar', 'shadows', 'mars']);
  });
});

describe('an artifact that Sneklifter took', () => {
  it('of none of the thief’s houses is of Shadows: used with Shadows, and no other house is opened', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis'], hand: ['sneklifter'] },
      foe: { houses: ['brobnar'], line: ['troll'], artifacts: ['cannon'] },
    });
    t.me.play('sneklifter').action('cannon').choose('sneklifter');
    t.expect({ me: { line: [], artifacts: [{ id: 'cannon', ...tired }] }, foe: { line: ['troll'] } });
    t.me.end();
    t.foe.end();
    expect(t.options()).toEqual(['shadows', 'dis']);
  });

  it('of a house on the thief’s identity card keeps that house', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'brobnar'], hand: ['sneklifter'] },
      foe: { houses: ['brobnar'], line: ['troll'], artifacts: ['cannon'] },
    });
    t.me.play('sneklifter').cannot('action', 'cannon', 'wrong-house').end();
    t.foe.end();
    t.me.house('brobnar').action('cannon').choose('troll');
    t.expect({
      me: { line: ['sneklifter'], artifacts: [{ id: 'cannon', ...tired }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('taken back by the other’s Sneklifter, it is of its own house there', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis'], hand: ['sneklifter'] },
      foe: { houses: ['brobnar', 'shadows'], hand: ['sneklifter'], artifacts: ['cannon'] },
    });
    t.me.play('sneklifter').end();
    t.foe.house('shadows').play('sneklifter').cannot('action', 'cannon', 'wrong-house').end();
    t.me.house('dis').end();
    t.foe.house('brobnar').action('cannon').choose('sneklifter#2');
    t.expect({
      me: { line: [] },
      foe: { line: ['sneklifter'], artifacts: [{ id: 'cannon', ...tired }] },
    });
  });

  it('is still of Shadows for the thief after Sneklifter has died, and no more when it is back in a hand', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'untamed'], hand: ['sneklifter', 'grasping-vines'] },
      foe: { houses: ['brobnar'], line: ['troll'], artifacts: ['cannon'] },
    });
    t.me.play('sneklifter').action('cannon').choose('sneklifter').end();
    t.foe.end();
    t.me.house('shadows').action('cannon').choose('troll').end();
    t.foe.end();
    t.me.house('untamed').play('grasping-vines').choose('cannon').end();
    t.foe.play('cannon');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { line: [{ id: 'troll', damage: 2 }], artifacts: [{ id: 'cannon', ...tired }] },
    });
  });

  it('opens Shadows to a thief who has it on no card of the identity', () => {
    const t = table({
      me: {
        house: 'dis',
        houses: ['dis', 'mars', 'untamed'],
        hand: ['hysteria'],
        line: [{ id: 'sneklifter', house: 'dis' }],
      },
      foe: { houses: ['brobnar'], artifacts: ['cannon'] },
    });
    t.me.play('hysteria').play('sneklifter').cannot('action', 'cannon', 'wrong-house').end();
    t.foe.end();
    expect(t.options()).toEqual(['dis', 'mars', 'untamed', 'shadows']);
    t.me.house('shadows').action('cannon');
    t.expect({ me: { line: [], artifacts: [{ id: 'cannon', ...tired }] } });
  });
});
