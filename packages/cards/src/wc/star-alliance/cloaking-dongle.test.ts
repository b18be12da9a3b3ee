import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cloaking-dongle', () => {
  it('makes its creature and the neighbors elusive, and nobody else', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump', 'bumpsy'] },
      foe: { line: ['urchin', { id: 'dextre', upgrades: ['cloaking-dongle'] }, 'mother', 'dust-imp'] },
    });
    t.me.fight('troll', 'dextre').fight('krump', 'mother').fight('bumpsy', 'dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', exhausted: true },
          { id: 'bumpsy', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['urchin', { id: 'dextre', upgrades: ['cloaking-dongle'] }, 'mother'] },
    });
  });

  it('only the first attack of a turn', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { line: [{ id: 'dextre', upgrades: ['cloaking-dongle'] }] },
    });
    t.me.fight('troll', 'dextre').fight('krump', 'dextre');
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
