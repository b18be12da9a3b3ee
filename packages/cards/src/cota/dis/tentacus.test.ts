import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('tentacus', () => {
  it('makes the opponent pay 1 for each use of an artifact', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['library-of-babble', 'library-of-babble'], deck: filler(3), aember: 2 },
      foe: { line: ['tentacus'], aember: 1 },
    });
    t.me.action('library-of-babble');
    t.expect({ me: { aember: 1, hand: filler(1) }, foe: { aember: 2, line: ['tentacus'] } });
    t.me.action('library-of-babble#2');
    t.expect({ me: { aember: 0, hand: filler(2) }, foe: { aember: 3, line: ['tentacus'] } });
  });

  it('lets nobody use an artifact who cannot pay', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['library-of-babble', 'key-to-dis'], deck: filler(3), aember: 0 },
      foe: { line: ['tentacus'] },
    });
    t.me.cannot('action', 'library-of-babble', 'toll').cannot('omni', 'key-to-dis', 'toll');
    t.expect({
      me: { aember: 0, hand: [], artifacts: ['library-of-babble', 'key-to-dis'] },
      foe: { line: ['tentacus'] },
    });
  });

  it('asks 2 with two of them', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['library-of-babble'], deck: filler(3), aember: 1 },
      foe: { line: ['tentacus', 'tentacus'] },
    });
    t.me.cannot('action', 'library-of-babble', 'toll');
    const u = table({
      me: { house: 'logos', artifacts: ['library-of-babble'], deck: filler(3), aember: 2 },
      foe: { line: ['tentacus', 'tentacus'] },
    });
    u.me.action('library-of-babble');
    u.expect({ me: { aember: 0, hand: filler(1) }, foe: { aember: 2, line: ['tentacus', 'tentacus'] } });
  });

  it('asks nothing of its own player, and nothing for creatures or for playing an artifact', () => {
    const t = table({
      me: { house: 'dis', line: ['tentacus'], artifacts: ['library-of-the-damned'], hand: ['fear'] },
      foe: { aember: 1 },
    });
    t.me.action('library-of-the-damned').reap('tentacus');
    t.expect({
      me: { aember: 1, archives: ['fear'], line: [{ id: 'tentacus', exhausted: true }] },
      foe: { aember: 1 },
    });
    const u = table({
      me: { house: 'dis', line: ['pit-demon'], hand: ['screaming-cave'] },
      foe: { line: ['tentacus'], aember: 0 },
    });
    u.me.play('screaming-cave').action('pit-demon');
    u.expect({
      me: {
        aember: 0,
        line: [{ id: 'pit-demon', exhausted: true }],
        artifacts: [{ id: 'screaming-cave', exhausted: true }],
      },
      foe: { aember: 0, line: ['tentacus'] },
    });
  });

  it('asks also for the artifact that an ability lets be used', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], deck: filler(2) },
      foe: { line: ['tentacus'], artifacts: ['library-of-babble'] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 0, hand: filler(1) },
      foe: { aember: 1, line: ['tentacus'], artifacts: [], discard: ['library-of-babble'] },
    });
  });

  it('keeps an ability from using an artifact where nothing is left to pay with', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'nexus', exhausted: false }], hand: [], deck: filler(2) },
      foe: { line: ['tentacus', 'tentacus'], artifacts: ['library-of-babble'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'nexus', exhausted: true }] },
      foe: { aember: 0, line: ['tentacus', 'tentacus'], artifacts: ['library-of-babble'] },
    });
  });
});
