import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('youngest-bear', () => {
  it('lets a neighbor of any house reap too', () => {
    const t = table({ me: { house: 'untamed', line: ['troll', 'youngest-bear', 'mother', 'krump'] }, foe: {} });
    t.me.reap('youngest-bear').yes();
    expect(t.options()).toEqual(['troll', 'mother']);
    t.me.choose('mother');
    t.expect({
      me: {
        aember: 2,
        line: ['troll', { id: 'youngest-bear', exhausted: true }, { id: 'mother', exhausted: true }, 'krump'],
      },
    });
  });

  it('need not', () => {
    const t = table({ me: { house: 'untamed', line: ['troll', 'youngest-bear'] }, foe: {} });
    t.me.reap('youngest-bear').no();
    t.expect({ me: { aember: 1, line: ['troll', { id: 'youngest-bear', exhausted: true }] } });
  });

  it('does not ready an exhausted neighbor, which reaps not', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'troll', exhausted: true }, 'youngest-bear'] },
      foe: {},
    });
    t.me.reap('youngest-bear');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true },
          { id: 'youngest-bear', exhausted: true },
        ],
      },
    });
  });

  it('may choose an exhausted neighbor beside one that is ready, which reaps not', () => {
    const worn = { id: 'troll', exhausted: true } as const;
    const t = table({ me: { house: 'untamed', line: [worn, 'youngest-bear', 'mother'] }, foe: {} });
    t.me.reap('youngest-bear').yes().choose('troll');
    t.expect({ me: { aember: 1, line: [worn, { id: 'youngest-bear', exhausted: true }, 'mother'] } });
  });

  it('wakes a second Youngest Bear, whose own reap goes on', () => {
    const t = table({ me: { house: 'untamed', line: ['youngest-bear', 'youngest-bear', 'troll'] }, foe: {} });
    t.me.reap('youngest-bear').yes().yes().choose('troll');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'youngest-bear', exhausted: true },
          { id: 'youngest-bear', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
    });
  });

  it('has nobody to ask when it stands alone', () => {
    const t = table({ me: { house: 'untamed', line: ['youngest-bear'] }, foe: { line: ['troll'] } });
    t.me.reap('youngest-bear');
    t.expect({ me: { aember: 1, line: [{ id: 'youngest-bear', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
