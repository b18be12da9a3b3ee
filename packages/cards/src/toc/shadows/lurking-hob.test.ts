import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'lurking-hob', exhausted: true };

describe('lurking-hob', () => {
  it('makes a token creature after it reaped, and not after it fought', () => {
    const t = table({ me: { house: 'shadows', line: ['lurking-hob'], deck: ['krump'], beside: ['stooge'] } });
    t.me.reap('lurking-hob').flank('right');
    t.expect({ me: { aember: 1, line: [used, { id: 'krump', token: 'stooge', exhausted: true }] } });
    const u = table({
      me: { house: 'shadows', line: ['lurking-hob'], deck: ['krump'], beside: ['stooge'] },
      foe: { line: ['urchin'] },
    });
    u.me.fight('lurking-hob', 'urchin');
    u.expect({ me: { line: [used], deck: ['krump'] }, foe: { line: ['urchin'] } });
  });
});
