import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('demonic-wrath', () => {
  it('has friendly Dis creatures deal 1 after they reaped', () => {
    const t = table({
      me: { house: 'dis', line: ['lok-the-corruptor', 'infomorph'], beside: ['demonic-wrath'] },
      foe: { line: ['kelpminder'] },
    });
    t.me.reap('lok-the-corruptor').order('lok-the-corruptor#2').choose('kelpminder');
    t.expect({
      me: { aember: 1, line: [used('lok-the-corruptor'), 'infomorph'] },
      foe: { line: [{ id: 'kelpminder', damage: 1 }] },
    });
    const u = table({ me: { house: 'logos', line: ['infomorph'], beside: ['demonic-wrath'] } });
    u.me.reap('infomorph');
    u.expect({ me: { aember: 1, line: [used('infomorph')] } });
  });
});
