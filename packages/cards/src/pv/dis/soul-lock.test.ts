import type { Table } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('soul-lock', () => {
  const foe = {
    houses: ['brobnar', 'logos', 'mars'],
    line: ['troll', 'krump', 'mother'],
    artifacts: ['cannon'],
  } as const;
  const locked = (): Table => {
    const t = table({ me: { house: 'dis', houses: ['dis', 'sanctum', 'shadows'], artifacts: ['soul-lock'] }, foe });
    t.me.action('soul-lock').choose('krump');
    return t;
  };

  it('puts an enemy creature faceup under it, and the opponent cannot use cards of its house', () => {
    const t = locked();
    t.expect({
      me: { artifacts: [{ id: 'soul-lock', exhausted: true, under: ['krump'] }] },
      foe: { line: ['troll', 'mother'], artifacts: ['cannon'] },
    });
    t.me.end();
    t.foe.house('brobnar').cannot('reap', 'troll', 'forbidden').cannot('action', 'cannon', 'forbidden').end();
    t.me.house('dis').action('soul-lock').choose('mother').end();
    t.foe.house('brobnar').reap('troll').action('cannon').choose('troll');
    t.expect({
      me: { artifacts: [{ id: 'soul-lock', under: ['mother'] }] },
      foe: {
        aember: 1,
        line: [{ id: 'troll', exhausted: true, damage: 2 }],
        artifacts: [{ id: 'cannon', exhausted: true }],
        discard: ['krump'],
      },
    });
  });

  it('cards of other houses can be used, and cards of that one played', () => {
    const t = locked();
    t.me.end();
    t.foe.house('logos').reap('mother');
    t.expect({
      me: { artifacts: [{ id: 'soul-lock', under: ['krump'] }] },
      foe: { aember: 1, line: ['troll', { id: 'mother', exhausted: true }] },
    });
  });

  it('forbids nothing with no card under it, and its own player nothing', () => {
    const t = table({ active: 1, me: { artifacts: ['soul-lock'] }, foe: { house: 'brobnar', line: ['troll'] } });
    t.foe.reap('troll');
    t.expect({ me: { artifacts: ['soul-lock'] }, foe: { aember: 1, line: [{ id: 'troll', exhausted: true }] } });
    const own = table({
      me: { house: 'brobnar', artifacts: [{ id: 'soul-lock', house: 'brobnar' }], line: ['bumpsy'] },
      foe,
    });
    own.me.action('soul-lock').choose('krump').reap('bumpsy');
    own.expect({
      me: {
        aember: 1,
        line: [{ id: 'bumpsy', exhausted: true }],
        artifacts: [{ id: 'soul-lock', exhausted: true, under: ['krump'] }],
      },
      foe: { line: ['troll', 'mother'] },
    });
  });

  it('without an enemy creature it only discards what is under it', () => {
    const t = table({ me: { house: 'dis', artifacts: [{ id: 'soul-lock', under: ['punch'] }] }, foe: {} });
    t.me.action('soul-lock');
    t.expect({ me: { artifacts: [{ id: 'soul-lock', exhausted: true }], discard: ['punch'] } });
  });
});
