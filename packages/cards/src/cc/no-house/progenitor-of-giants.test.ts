import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('progenitor-of-giants', () => {
  it('gains 1 after a friendly Brobnar creature fought', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', 'rowdy-skald'], beside: ['progenitor-of-giants'] },
      foe: { line: ['splinter', 'troll'] },
    });
    t.me.fight('bumpsy', 'splinter').reap('rowdy-skald');
    t.expect({
      me: { aember: 2, line: [{ ...used('bumpsy'), damage: 1 }, used('rowdy-skald')] },
      foe: { aember: 0, line: ['troll'] },
    });
    const u = table({
      me: { house: 'logos', line: ['infomorph'], beside: ['progenitor-of-giants'] },
      foe: { line: ['splinter'] },
    });
    u.me.fight('infomorph', 'splinter');
    u.expect({ me: { aember: 0, line: [{ ...used('infomorph'), damage: 1 }] }, foe: { line: [] } });
  });
});
