import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bull-wark', () => {
  it('deals 2 before its own attack', () => {
    const t = table({ me: { house: 'sanctum', line: ['bull-wark'] }, foe: { line: ['silvertooth'] } });
    t.me.fight('bull-wark', 'silvertooth');
    t.expect({ me: { line: [{ id: 'bull-wark', exhausted: true }] }, foe: { line: [], discard: ['silvertooth'] } });
  });

  it('gives assault 2 to each neighbor, and to nobody farther off', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump', 'bull-wark', 'bumpsy'] },
      foe: { line: ['silvertooth', 'dysania', 'titan-mechanic', 'mother'] },
    });
    t.me.fight('krump', 'dysania').fight('bumpsy', 'titan-mechanic').fight('troll', 'silvertooth');
    t.expect({
      me: {
        line: [{ id: 'troll', damage: 2, exhausted: true }, { id: 'krump', damage: 4, exhausted: true }, 'bull-wark'],
        discard: ['bumpsy'],
      },
      foe: { line: ['mother'], discard: ['silvertooth', 'titan-mechanic', 'dysania'] },
    });
  });

  it('adds up with another one beside it', () => {
    const t = table({
      me: { house: 'sanctum', line: ['bull-wark', 'bull-wark'] },
      foe: { line: ['snufflegator'] },
    });
    t.me.fight('bull-wark#1', 'snufflegator');
    t.expect({
      me: { line: [{ id: 'bull-wark', exhausted: true }, 'bull-wark'] },
      foe: { line: [], discard: ['snufflegator'] },
    });
  });

  it('deals nothing before it is attacked, and gives enemy creatures nothing', () => {
    const t = table({
      active: 1,
      me: { line: ['bull-wark', 'tocsin'] },
      foe: { house: 'shadows', line: ['silvertooth'] },
    });
    t.foe.fight('silvertooth', 'tocsin');
    t.expect({ me: { line: ['bull-wark', { id: 'tocsin', damage: 2 }] }, foe: { line: [] } });
  });
});
