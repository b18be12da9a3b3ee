import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('swap-widget', () => {
  it('exchanges a ready friendly Mars creature for another one from hand, which is ready', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['swap-widget'],
        hand: ['tunk', 'zyzzix-the-many', 'blypyp', 'tocsin'],
        line: [{ id: 'tunk', exhausted: true }, 'blypyp', 'snufflegator', 'grommid'],
      },
      foe: { line: ['uxlyx-the-zookeeper'] },
    });
    t.me.action('swap-widget');
    expect([...t.options()].sort()).toEqual(['blypyp', 'grommid']);
    t.me.choose('blypyp');
    expect([...t.options()].sort()).toEqual(['tunk', 'zyzzix-the-many']);
    t.me.choose('zyzzix-the-many').flank('right');
    t.expect({
      me: {
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        hand: ['blypyp', 'blypyp', 'tocsin', 'tunk'],
        line: [{ id: 'tunk', exhausted: true }, 'snufflegator', 'grommid', 'zyzzix-the-many'],
      },
      foe: { line: ['uxlyx-the-zookeeper'] },
    });
  });

  it('lets the new creature be used in that turn', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['grabber-jammer'], line: ['blypyp'] },
      foe: { aember: 2 },
    });
    t.me.reap('blypyp');
    t.expect({
      me: {
        aember: 1,
        hand: ['grabber-jammer'],
        artifacts: ['swap-widget'],
        line: [{ id: 'blypyp', exhausted: true }],
      },
    });
    const fresh = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['grabber-jammer'], line: ['blypyp'] },
      foe: { aember: 2 },
    });
    fresh.me.action('swap-widget').reap('grabber-jammer');
    fresh.expect({
      me: {
        aember: 1,
        hand: ['blypyp'],
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        line: [{ id: 'grabber-jammer', aember: 1, exhausted: true }],
      },
      foe: { aember: 1 },
    });
  });

  it('puts into play and does not play: no Play: ability, and a Grommid does not forbid it', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['swap-widget'],
        hand: ['yxili-marauder'],
        line: ['grommid', 'tunk'],
      },
      foe: { aember: 3 },
    });
    t.me.cannot('play', 'yxili-marauder', 'forbidden').action('swap-widget').choose('tunk').flank('left');
    t.expect({
      me: {
        hand: ['tunk'],
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        line: ['yxili-marauder', 'grommid'],
      },
      foe: { aember: 3 },
    });
  });

  it('returns its creature also when the hand has no other one', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['blypyp', 'tocsin'], line: ['blypyp'] },
      foe: {},
    });
    t.me.action('swap-widget');
    t.expect({
      me: {
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        hand: ['blypyp', 'blypyp', 'tocsin'],
        line: [],
      },
    });
  });

  it('puts nobody into play when nobody is returned', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['swap-widget'],
        hand: ['tunk'],
        line: [{ id: 'blypyp', exhausted: true }, 'snufflegator'],
      },
      foe: { line: ['zyzzix-the-many'] },
    });
    t.me.action('swap-widget');
    t.expect({
      me: {
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        hand: ['tunk'],
        line: [{ id: 'blypyp', exhausted: true }, 'snufflegator'],
      },
      foe: { line: ['zyzzix-the-many'] },
    });
    const warded = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['tunk'], line: [{ id: 'blypyp', warded: true }] },
      foe: {},
    });
    warded.me.action('swap-widget');
    warded.expect({
      me: { artifacts: [{ id: 'swap-widget', exhausted: true }], hand: ['tunk'], line: ['blypyp'] },
    });
  });

  it('readies a creature that enters stunned, which stays stunned', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['swap-widget'], hand: ['yxilx-dominator'], line: ['blypyp'] },
      foe: {},
    });
    t.me.action('swap-widget');
    t.expect({
      me: {
        artifacts: [{ id: 'swap-widget', exhausted: true }],
        hand: ['blypyp'],
        line: [{ id: 'yxilx-dominator', stunned: true }],
      },
    });
  });
});
