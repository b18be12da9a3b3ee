import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('commpod', () => {
  it('may ready a Mars creature for each Mars card revealed', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['commpod'],
        hand: ['blypyp', 'feeding-pit', 'tocsin'],
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'zyzzix-the-many', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'blypyp', exhausted: true }] },
    });
    t.me.action('commpod').choose('blypyp', 'feeding-pit').yes();
    expect([...t.options()].sort()).toEqual(['blypyp', 'tunk', 'zyzzix-the-many']);
    t.me.choose('tunk').yes().choose('zyzzix-the-many');
    t.expect({
      me: {
        artifacts: [{ id: 'commpod', exhausted: true }],
        hand: ['blypyp', 'feeding-pit', 'tocsin'],
        line: ['tunk', 'zyzzix-the-many', { id: 'snufflegator', exhausted: true }],
      },
      foe: { line: [{ id: 'blypyp', exhausted: true }] },
    });
  });

  it('leaves each of them to you', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['commpod'],
        hand: ['blypyp', 'feeding-pit'],
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'zyzzix-the-many', exhausted: true },
        ],
      },
      foe: {},
    });
    t.me.action('commpod').choose('blypyp', 'feeding-pit').no().yes().choose('tunk');
    t.expect({
      me: {
        artifacts: [{ id: 'commpod', exhausted: true }],
        line: ['tunk', { id: 'zyzzix-the-many', exhausted: true }],
      },
    });
  });

  it('readies nobody when nothing is revealed', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['commpod'], hand: ['blypyp'], line: [{ id: 'tunk', exhausted: true }] },
      foe: {},
    });
    t.me.action('commpod').done();
    t.expect({
      me: { artifacts: [{ id: 'commpod', exhausted: true }], line: [{ id: 'tunk', exhausted: true }] },
    });
  });

  it('asks nothing more where no Mars creature is in play', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['commpod'],
        hand: ['blypyp'],
        line: [{ id: 'snufflegator', exhausted: true }],
      },
      foe: {},
    });
    t.me.action('commpod').choose('blypyp');
    t.expect({
      me: { artifacts: [{ id: 'commpod', exhausted: true }], line: [{ id: 'snufflegator', exhausted: true }] },
    });
  });
});
