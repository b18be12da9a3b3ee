import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sacro-beast', () => {
  it('has skirmish', () => {
    const t = table({ me: { house: 'untamed', line: ['sacro-beast'] }, foe: { line: ['troll'] } });
    t.me.fight('sacro-beast', 'troll');
    t.expect({ me: { line: [{ id: 'sacro-beast', exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });

  it('has an armor of 2 when it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['sacro-beast'] } });
    t.me.fight('krump', 'sacro-beast');
    t.expect({
      me: { line: [{ id: 'krump', damage: 5, exhausted: true }] },
      foe: { line: [{ id: 'sacro-beast', damage: 4 }] },
    });
  });

  it('is a Mutant and a Beast', () => {
    const t = table({ me: { house: 'untamed', hand: ['vault-s-blessing'], line: ['sacro-beast', 'lumilu'] }, foe: {} });
    t.me.play('vault-s-blessing').reap('lumilu');
    t.expect({ me: { aember: 4, line: ['sacro-beast', { id: 'lumilu', exhausted: true }] } });
  });
});
