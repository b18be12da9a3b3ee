import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('endurance', () => {
  it('lets a Skyborn neighbor fight after it reaped', () => {
    const t = table({
      me: { house: 'skyborn', line: ['sir-lorcas', 'endurance', 'infomorph'] },
      foe: { line: ['steward-su-uzyane'] },
    });
    t.me.reap('sir-lorcas');
    t.expect({
      me: { aember: 1, line: [{ ...used('sir-lorcas'), damage: 1 }, 'endurance', 'infomorph'] },
      foe: { line: [] },
    });
  });

  it('gives nothing to itself, to other houses and to those that stand further off', () => {
    const line = ['infomorph', 'endurance', 'bumpsy', 'sir-lorcas'];
    const t = table({ me: { house: 'skyborn', line }, foe: { line: ['splinter'] } });
    t.me.reap('sir-lorcas').reap('endurance');
    t.expect({
      me: { aember: 2, line: ['infomorph', used('endurance'), 'bumpsy', used('sir-lorcas')] },
      foe: { line: ['splinter'] },
    });
    const u = table({ me: { house: 'logos', line }, foe: { line: ['splinter'] } });
    u.me.reap('infomorph');
    u.expect({
      me: { aember: 1, line: [used('infomorph'), 'endurance', 'bumpsy', 'sir-lorcas'] },
      foe: { line: ['splinter'] },
    });
  });
});
