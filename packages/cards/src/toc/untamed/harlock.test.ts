import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'untamed', line: ['harlock'], deck: ['krump'], beside: ['steppe-wolf'] } as const;
const used = { id: 'harlock', exhausted: true };

describe('harlock', () => {
  it('makes a token creature after it fought if the other was destroyed', () => {
    const t = table({ me, foe: { line: ['dextre'] } });
    t.me.fight('harlock', 'dextre').flank('right');
    t.expect({ me: { line: [used, { id: 'krump', token: 'steppe-wolf', exhausted: true }] }, foe: { line: [] } });
  });

  it('makes none where it was not, or where Harlock was attacked', () => {
    const t = table({ me, foe: { line: ['troll'] } });
    t.me.fight('harlock', 'troll');
    t.expect({ me: { line: [used], deck: ['krump'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
    const u = table({
      me: { house: 'logos', line: ['batdrone'] },
      foe: { line: [{ id: 'harlock', power: 1 }], deck: ['krump'], beside: ['steppe-wolf'] },
    });
    u.me.fight('batdrone', 'harlock');
    u.expect({
      me: { line: [{ id: 'batdrone', exhausted: true }] },
      foe: { line: [{ id: 'harlock', power: 1, damage: 2 }], deck: ['krump'] },
    });
  });
});
