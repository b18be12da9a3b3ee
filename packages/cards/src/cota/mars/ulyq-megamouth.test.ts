import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('ulyq-megamouth', () => {
  it('uses a friendly creature of another house after it reaps', () => {
    const t = table({
      me: { house: 'mars', line: ['ulyq-megamouth', 'blypyp', 'snufflegator', 'mother'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.reap('ulyq-megamouth');
    expect([...t.options()].sort()).toEqual(['mother', 'snufflegator']);
    t.me.choose('snufflegator', 'reap snufflegator');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'ulyq-megamouth', exhausted: true }, 'blypyp', { id: 'snufflegator', exhausted: true }, 'mother'],
      },
      foe: { line: ['tocsin', 'valdr'] },
    });
  });

  it('may use it to fight or for its action, and does so after a fight too', () => {
    const t = table({
      me: { house: 'mars', line: ['ulyq-megamouth', 'noddy-the-thief'] },
      foe: { aember: 1, line: ['dust-pixie'] },
    });
    t.me.fight('ulyq-megamouth', 'dust-pixie').choose('action noddy-the-thief');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ulyq-megamouth', damage: 1, exhausted: true },
          { id: 'noddy-the-thief', exhausted: true },
        ],
      },
      foe: { aember: 0, line: [] },
    });
    const fights = table({
      me: { house: 'mars', line: ['ulyq-megamouth', 'snufflegator'] },
      foe: { line: ['tocsin'] },
    });
    fights.me.reap('ulyq-megamouth').choose('fight snufflegator');
    fights.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ulyq-megamouth', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('cannot use an exhausted creature, and only takes the stun of a stunned one', () => {
    const t = table({
      me: { house: 'mars', line: ['ulyq-megamouth', { id: 'snufflegator', exhausted: true }] },
      foe: {},
    });
    t.me.reap('ulyq-megamouth');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ulyq-megamouth', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
    const stunned = table({
      me: { house: 'mars', line: ['ulyq-megamouth', { id: 'snufflegator', stunned: true }] },
      foe: {},
    });
    stunned.me.reap('ulyq-megamouth');
    stunned.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ulyq-megamouth', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });

  it('finds nobody among Martians and enemies', () => {
    const t = table({ me: { house: 'mars', line: ['ulyq-megamouth', 'blypyp'] }, foe: { line: ['tocsin'] } });
    t.me.reap('ulyq-megamouth');
    t.expect({
      me: { aember: 1, line: [{ id: 'ulyq-megamouth', exhausted: true }, 'blypyp'] },
      foe: { line: ['tocsin'] },
    });
  });
});
