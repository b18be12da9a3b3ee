import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('kartanoo', () => {
  it('uses an enemy artifact as if it were yours, and exhausts it', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['kartanoo'], deck: ['fear', 'punch'], artifacts: ['cannon'] },
      foe: { artifacts: ['library-of-babble'], deck: ['urchin'] },
    });
    t.me.reap('kartanoo').choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: ['fear'], artifacts: ['cannon'], line: [{ id: 'kartanoo', exhausted: true }] },
      foe: { hand: [], deck: ['urchin'], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('uses a friendly artifact of whatever house', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['kartanoo'], artifacts: ['cannon'] },
      foe: { line: ['troll'], artifacts: ['library-of-babble'] },
    });
    t.me.reap('kartanoo').choose('cannon').choose('troll');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'cannon', exhausted: true }], line: [{ id: 'kartanoo', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }], artifacts: ['library-of-babble'] },
    });
  });

  it('must use one although it is of no use, and reads friend and enemy from its own side', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['kartanoo'] },
      foe: { artifacts: ['skeleton-key'], aember: 3, line: ['tocsin'] },
    });
    t.me.reap('kartanoo');
    t.expect({
      me: { aember: 1, line: [{ id: 'kartanoo', aember: 1, exhausted: true }] },
      foe: { aember: 2, artifacts: [{ id: 'skeleton-key', exhausted: true }], line: ['tocsin'] },
    });
  });

  it('may choose an artifact that cannot be used, beside one that can, and uses nothing', () => {
    const worn = { id: 'library-of-babble', exhausted: true } as const;
    const t = table({
      me: { house: 'star-alliance', line: ['kartanoo'], deck: ['fear'], artifacts: ['cannon'] },
      foe: { line: ['troll'], artifacts: [worn] },
    });
    t.me.reap('kartanoo');
    expect(t.options()).toEqual(['cannon', 'library-of-babble']);
    t.me.choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: [], artifacts: ['cannon'], line: [{ id: 'kartanoo', exhausted: true }] },
      foe: { line: ['troll'], artifacts: [worn] },
    });
  });

  it('does nothing with an exhausted artifact, or without one', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['kartanoo'], deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    t.me.reap('kartanoo');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'kartanoo', exhausted: true }] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    const u = table({ me: { house: 'star-alliance', line: ['kartanoo'], deck: ['fear'] }, foe: {} });
    u.me.reap('kartanoo');
    u.expect({ me: { aember: 1, hand: [], line: [{ id: 'kartanoo', exhausted: true }] } });
  });
});
