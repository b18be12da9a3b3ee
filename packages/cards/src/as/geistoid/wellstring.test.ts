import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wellstring', () => {
  it('deals 3 damage to a creature after it reaps', () => {
    const t = table({ me: { house: 'geistoid', line: ['wellstring', 'troll'] }, foe: { line: ['krump'] } });
    t.me.reap('wellstring').choose('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'wellstring', exhausted: true }, 'troll'] },
      foe: { line: [{ id: 'krump', damage: 3 }] },
    });
  });

  it('and after it fights', () => {
    const t = table({ me: { house: 'geistoid', line: ['wellstring'] }, foe: { line: ['gub', 'tocsin'] } });
    t.me.fight('wellstring', 'gub').choose('tocsin');
    t.expect({ me: { line: [{ id: 'wellstring', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });
});
