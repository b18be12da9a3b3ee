import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kiri-giltspine', () => {
  const houses = ['brobnar', 'logos', 'dis'] as const;

  it('keeps an enemy creature that reaped exhausted in its controller’s “ready cards” step, and no other', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['kiri-giltspine'] },
      foe: { houses, line: ['bumpsy', { id: 'krump', exhausted: true }] },
    });
    t.me.end();
    t.foe.house('brobnar').reap('bumpsy').end();
    t.expect({
      me: { line: ['kiri-giltspine'] },
      foe: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }, 'krump'] },
    });
  });

  it('lets it ready in the step after that', () => {
    const t = table({
      me: { house: 'unfathomable', houses: ['unfathomable', 'logos', 'dis'], line: ['kiri-giltspine'] },
      foe: { houses, line: ['bumpsy'] },
    });
    t.me.end();
    t.foe.house('brobnar').reap('bumpsy').end();
    t.me.house('dis').end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['kiri-giltspine'] }, foe: { aember: 1, line: ['bumpsy'] } });
  });

  it('lets effects ready it at other times', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['kiri-giltspine', 'mother'] },
      foe: { houses, hand: ['anger'], line: ['bumpsy'] },
    });
    t.me.end();
    t.foe.house('brobnar').reap('bumpsy').play('anger').choose('mother').end();
    t.expect({ me: { line: ['kiri-giltspine'] }, foe: { aember: 2, line: [] } });
  });

  it('keeps it exhausted although Kiri Giltspine is gone by then', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['kiri-giltspine'] },
      foe: { houses: ['untamed', 'logos', 'brobnar'], hand: ['anger'], line: ['bumpsy', 'troll', 'krump'] },
    });
    t.me.end();
    t.foe.house('brobnar').reap('bumpsy').fight('troll', 'kiri-giltspine').fight('krump', 'kiri-giltspine').end();
    t.expect({
      me: { line: [] },
      foe: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }, 'troll', { id: 'krump', damage: 3 }] },
    });
  });

  it('binds no friendly creature', () => {
    const t = table({ me: { house: 'unfathomable', line: ['kiri-giltspine', 'hookmaster'] }, foe: {} });
    t.me.reap('hookmaster').reap('kiri-giltspine').end();
    t.expect({ me: { aember: 2, line: ['kiri-giltspine', 'hookmaster'] } });
  });
});
