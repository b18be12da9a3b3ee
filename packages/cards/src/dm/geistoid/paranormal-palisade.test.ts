import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('paranormal-palisade', () => {
  it('has 4 armor and taunt while it is exhausted', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['mother', { id: 'paranormal-palisade', exhausted: true }, 'valdr', 'shooler'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['paranormal-palisade', 'shooler']);
    t.me.fight('troll', 'paranormal-palisade');
    t.expect({
      me: { line: [{ id: 'troll', damage: 3, exhausted: true }] },
      foe: { line: ['mother', 'valdr', 'shooler'], discard: ['paranormal-palisade'] },
    });
    const weak = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: [{ id: 'paranormal-palisade', exhausted: true }] },
    });
    weak.me.fight('krump', 'paranormal-palisade');
    weak.expect({
      me: { line: [{ id: 'krump', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'paranormal-palisade', damage: 2, exhausted: true }] },
    });
  });

  it('has neither while it is ready', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['dust-imp', 'paranormal-palisade'] },
    });
    t.me.fight('troll', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'troll', damage: 2, exhausted: true }] },
      foe: { line: ['paranormal-palisade'] },
    });
  });

  it('stays exhausted by entrench where its player wants it, who is asked before cards ready', () => {
    const line = [{ id: 'paranormal-palisade', exhausted: true }, 'valdr'];
    const t = table({ me: { house: 'geistoid', line }, foe: { line: ['troll'], houses: ['brobnar', 'dis'] } });
    t.me.end().choose('paranormal-palisade');
    t.foe.house('brobnar').fight('troll', 'paranormal-palisade');
    t.expect({
      me: { line: ['valdr'], discard: ['paranormal-palisade'] },
      foe: { line: [{ id: 'troll', damage: 3, exhausted: true }] },
    });
    const readied = table({ me: { house: 'geistoid', line }, foe: { line: ['troll'], houses: ['brobnar', 'dis'] } });
    readied.me.end().done();
    readied.foe.house('brobnar').fight('troll', 'valdr');
    readied.expect({
      me: { line: ['paranormal-palisade'] },
      foe: { line: [{ id: 'troll', damage: 6, exhausted: true }] },
    });
  });
});
