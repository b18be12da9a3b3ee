import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('commander-remiel', () => {
  it('uses a friendly creature of another house after it reaped', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', 'mother', 'raiding-knight'] },
      foe: { line: ['shooler'] },
    });
    t.me.reap('commander-remiel').choose('reap mother');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'commander-remiel', exhausted: true }, { id: 'mother', exhausted: true }, 'raiding-knight'],
      },
      foe: { line: ['shooler'] },
    });
  });

  it('may let it fight or act instead', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', 'commander-remiel', 'noddy-the-thief', 'mother'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.reap('commander-remiel').choose('mother').choose('fight mother');
    t.me.reap('commander-remiel#2').choose('noddy-the-thief').choose('action noddy-the-thief');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'commander-remiel', exhausted: true },
          { id: 'commander-remiel', exhausted: true },
          { id: 'noddy-the-thief', exhausted: true },
          { id: 'mother', damage: 3, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('uses neither a Sanctum creature nor an enemy one', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', 'raiding-knight'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('commander-remiel');
    t.expect({
      me: { aember: 1, line: [{ id: 'commander-remiel', exhausted: true }, 'raiding-knight'] },
      foe: { line: ['mother'] },
    });
  });

  it('does not ready: choosing an exhausted creature is in vain', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', { id: 'mother', exhausted: true }, 'tocsin'] },
      foe: {},
    });
    t.me.reap('commander-remiel').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'commander-remiel', exhausted: true }, { id: 'mother', exhausted: true }, 'tocsin'],
      },
    });
  });

  it('unstuns a stunned creature', () => {
    const t = table({
      me: { house: 'sanctum', line: ['commander-remiel', { id: 'mother', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('commander-remiel');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'commander-remiel', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('goes by the house of a maverick', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['commander-remiel', { id: 'raiding-knight', house: 'mars' }, { id: 'mother', house: 'sanctum' }],
      },
      foe: {},
    });
    t.me.reap('commander-remiel');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'commander-remiel', exhausted: true }, { id: 'raiding-knight', exhausted: true }, 'mother'],
      },
    });
  });
});
