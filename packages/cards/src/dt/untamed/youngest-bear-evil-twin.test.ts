import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('youngest-bear-evil-twin', () => {
  it('lets a neighbor of any house fight', () => {
    const t = table({
      me: { house: 'untamed', line: ['troll', 'youngest-bear-evil-twin', 'mother'] },
      foe: { line: ['bumpsy', 'krump'] },
    });
    t.me.reap('youngest-bear-evil-twin').yes();
    expect(t.options()).toEqual(['troll', 'mother']);
    t.me.choose('troll').choose('krump');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', damage: 6, exhausted: true },
          { id: 'youngest-bear-evil-twin', exhausted: true },
          'mother',
        ],
      },
      foe: { line: ['bumpsy'], discard: ['krump'] },
    });
  });

  it('need not', () => {
    const t = table({
      me: { house: 'untamed', line: ['troll', 'youngest-bear-evil-twin'] },
      foe: { line: ['krump'] },
    });
    t.me.reap('youngest-bear-evil-twin').no();
    t.expect({
      me: { aember: 1, line: ['troll', { id: 'youngest-bear-evil-twin', exhausted: true }] },
      foe: { line: ['krump'] },
    });
  });

  it('does not ready an exhausted neighbor, which fights not', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'troll', exhausted: true }, 'youngest-bear-evil-twin'] },
      foe: { line: ['krump'] },
    });
    t.me.reap('youngest-bear-evil-twin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true },
          { id: 'youngest-bear-evil-twin', exhausted: true },
        ],
      },
      foe: { line: ['krump'] },
    });
  });

  it('fights with nobody where there is no enemy creature', () => {
    const t = table({ me: { house: 'untamed', line: ['troll', 'youngest-bear-evil-twin'] }, foe: {} });
    t.me.reap('youngest-bear-evil-twin');
    t.expect({ me: { aember: 1, line: ['troll', { id: 'youngest-bear-evil-twin', exhausted: true }] } });
  });
});
