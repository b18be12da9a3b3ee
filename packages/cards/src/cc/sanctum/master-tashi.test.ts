import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('master-tashi', () => {
  it('readies and reaps with a neighbor after it fought', () => {
    const t = table({
      me: { house: 'sanctum', line: ['bumpsy', 'master-tashi', used('infomorph')] },
      foe: { line: ['splinter'] },
    });
    t.me.fight('master-tashi', 'splinter').choose('infomorph');
    t.expect({
      me: { aember: 1, line: ['bumpsy', { ...used('master-tashi'), damage: 1 }, used('infomorph')] },
      foe: { line: [] },
    });
  });

  it('readies and fights with a neighbor after it reaped', () => {
    const t = table({
      me: { house: 'sanctum', line: ['master-tashi', used('infomorph')] },
      foe: { line: ['splinter'] },
    });
    t.me.reap('master-tashi');
    t.expect({
      me: { aember: 1, line: [used('master-tashi'), { ...used('infomorph'), damage: 1 }] },
      foe: { line: [] },
    });
  });

  it('enters play anywhere, and does nothing more alone', () => {
    const t = table({ me: { house: 'sanctum', hand: ['master-tashi'], line: ['bumpsy', 'infomorph'] } });
    t.me.play('master-tashi', { between: ['bumpsy', 'infomorph'] });
    t.expect({ me: { line: ['bumpsy', used('master-tashi'), 'infomorph'] } });
    const u = table({ me: { house: 'sanctum', line: ['master-tashi'] } });
    u.me.reap('master-tashi');
    u.expect({ me: { aember: 1, line: [used('master-tashi')] } });
  });
});
