import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

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
