import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('squawker', () => {
  it('readies a Mars creature of either side', () => {
    const exhausted = { id: 'blypyp', exhausted: true } as const;
    const t = table({
      me: { house: 'mars', hand: ['squawker', 'squawker'], line: [exhausted, { id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ id: 'tunk', exhausted: true }, 'tocsin'] },
    });
    t.me.play('squawker').choose('Ready a Mars creature').choose('blypyp');
    t.me.play('squawker').choose('Ready a Mars creature');
    expect([...t.options()].sort()).toEqual(['blypyp', 'tunk']);
    t.me.choose('tunk');
    t.expect({
      me: { aember: 2, line: ['blypyp', { id: 'snufflegator', exhausted: true }] },
      foe: { line: ['tunk', 'tocsin'] },
    });
  });

  it('or stuns a creature of another house', () => {
    const t = table({
      me: { house: 'mars', hand: ['squawker'], line: ['blypyp', 'snufflegator'] },
      foe: { line: ['tunk', 'tocsin'] },
    });
    t.me.play('squawker').choose('Stun a non-Mars creature');
    expect([...t.options()].sort()).toEqual(['snufflegator', 'tocsin']);
    t.me.choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['blypyp', 'snufflegator'] },
      foe: { line: ['tunk', { id: 'tocsin', stunned: true }] },
    });
  });

  it('lets a readied creature be used again in that turn', () => {
    const t = table({ me: { house: 'mars', hand: ['squawker'], line: ['grabber-jammer'] }, foe: { aember: 3 } });
    t.me.reap('grabber-jammer').play('squawker').choose('Ready a Mars creature').reap('grabber-jammer');
    t.expect({
      me: { aember: 3, line: [{ id: 'grabber-jammer', aember: 2, exhausted: true }] },
      foe: { aember: 1 },
    });
  });

  it('does nothing where the chosen half has no target', () => {
    const t = table({
      me: { house: 'mars', hand: ['squawker'], line: [{ id: 'snufflegator', exhausted: true }] },
      foe: {},
    });
    t.me.play('squawker').choose('Ready a Mars creature');
    t.expect({ me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }], discard: ['squawker'] } });
  });
});
