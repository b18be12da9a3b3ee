import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('giltspine-netcaster-evil-twin', () => {
  it('readies and uses a friendly creature that is no Aquan, of whatever house, after it reaps', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: ['giltspine-netcaster-evil-twin', { id: 'dextre', exhausted: true }, 'hookmaster'],
      },
      foe: {},
    });
    t.me.reap('giltspine-netcaster-evil-twin');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'giltspine-netcaster-evil-twin', exhausted: true },
          { id: 'dextre', exhausted: true },
          'hookmaster',
        ],
      },
    });
  });

  it('lets you choose which creature, and how it is used', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['giltspine-netcaster-evil-twin', 'dextre', 'bumpsy'] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('giltspine-netcaster-evil-twin');
    expect([...t.options()].sort()).toEqual(['bumpsy', 'dextre']);
    t.me.choose('bumpsy').choose('fight bumpsy');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'giltspine-netcaster-evil-twin', exhausted: true },
          'dextre',
          { id: 'bumpsy', exhausted: true, damage: 3 },
        ],
      },
      foe: { line: [] },
    });
  });

  it('takes the stun off a stunned one', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['giltspine-netcaster-evil-twin', { id: 'dextre', stunned: true }] },
      foe: {},
    });
    t.me.reap('giltspine-netcaster-evil-twin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'giltspine-netcaster-evil-twin', exhausted: true },
          { id: 'dextre', exhausted: true },
        ],
      },
    });
  });

  it('uses nobody where all are Aquans or enemies', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['giltspine-netcaster-evil-twin', { id: 'hookmaster', exhausted: true }] },
      foe: { line: ['troll'] },
    });
    t.me.reap('giltspine-netcaster-evil-twin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'giltspine-netcaster-evil-twin', exhausted: true },
          { id: 'hookmaster', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });
});
