import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('gub', () => {
  it('has 6 power and taunt between two creatures', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['mother', 'gub', 'valdr', 'troll'] } });
    expect(targetsOf(t, 'shooler')).toEqual(['gub', 'troll']);
    t.me.fight('shooler', 'gub');
    t.expect({ me: { line: [] }, foe: { line: ['mother', { id: 'gub', damage: 5 }, 'valdr', 'troll'] } });
  });

  it('has 1 power and no taunt on a flank', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['gub', 'mother'] } });
    expect(targetsOf(t, 'shooler')).toEqual(['gub', 'mother']);
    t.me.fight('shooler', 'gub');
    t.expect({ me: { line: [{ id: 'shooler', damage: 1, exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('dies of its wounds when it comes to a flank', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis', 'fear'] },
      foe: { line: ['tocsin', { id: 'gub', damage: 2 }, 'mother'] },
    });
    t.me.play('fear').choose('tocsin');
    t.expect({ foe: { hand: ['tocsin'], line: ['mother'], discard: ['gub'] } });
  });
});
