import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shard-of-courage', () => {
  const used = { id: 'shard-of-courage', exhausted: true };

  it('alone it readies a friendly creature of any house, and fights with it', () => {
    const t = table({
      me: { house: 'skyborn', artifacts: ['shard-of-courage'], line: [{ id: 'troll', exhausted: true }] },
      foe: { line: ['mother'], artifacts: ['shard-of-greed'] },
    });
    t.me.action('shard-of-courage');
    t.expect({ me: { artifacts: [used], line: [{ id: 'troll', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });

  it('once for each friendly Shard, one fight after the other', () => {
    const t = table({
      me: {
        house: 'skyborn',
        artifacts: ['shard-of-courage', 'shard-of-greed'],
        line: ['troll', 'krump'],
      },
      foe: { line: ['batdrone', 'gub'] },
    });
    t.me.action('shard-of-courage').choose('troll').choose('batdrone').choose('troll');
    t.expect({
      me: { artifacts: [used, 'shard-of-greed'], line: [{ id: 'troll', damage: 3, exhausted: true }, 'krump'] },
      foe: { line: [] },
    });
  });

  it('does nothing without a friendly creature, and readies one that cannot fight', () => {
    const t = table({ me: { house: 'skyborn', artifacts: ['shard-of-courage'] }, foe: { line: ['gub'] } });
    t.me.action('shard-of-courage');
    t.expect({ me: { artifacts: [used] }, foe: { line: ['gub'] } });
    const calm = table({
      me: { house: 'skyborn', artifacts: ['shard-of-courage'], line: [{ id: 'troll', exhausted: true }] },
    });
    calm.me.action('shard-of-courage');
    calm.expect({ me: { artifacts: [used], line: ['troll'] } });
  });
});
