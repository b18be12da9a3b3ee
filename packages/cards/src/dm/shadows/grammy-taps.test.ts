import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grammy-taps', () => {
  it('ruling grammy-taps/before: kept exhausted, which its player says before cards ready, it gives its neighbors elusive', () => {
    const line = [{ id: 'mother', exhausted: true }, { id: 'grammy-taps', exhausted: true }, 'valdr', 'troll'];
    const t = table({
      me: { house: 'shadows', line },
      foe: { line: ['krump', 'shooler'], houses: ['brobnar', 'dis'] },
    });
    t.me.end().choose('grammy-taps');
    t.foe.house('brobnar').fight('krump', 'valdr');
    t.expect({
      me: { line: ['mother', line[1] ?? '', 'valdr', 'troll'] },
      foe: { line: [{ id: 'krump', exhausted: true }, 'shooler'] },
    });
  });

  it('gives it to no other creature, nor while it is ready', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', 'valdr'] },
      foe: { line: ['mother', { id: 'grammy-taps', exhausted: true }, 'shooler', 'dust-imp'] },
    });
    t.me.fight('krump', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'krump', damage: 2, exhausted: true }, 'valdr'] },
      foe: { line: ['mother', { id: 'grammy-taps', exhausted: true }, 'shooler'] },
    });
    const ready = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['dust-imp', 'grammy-taps'] } });
    ready.me.fight('krump', 'dust-imp');
    ready.expect({ me: { line: [{ id: 'krump', damage: 2, exhausted: true }] }, foe: { line: ['grammy-taps'] } });
  });
});
