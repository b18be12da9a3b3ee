import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('valdr', () => {
  const titan = { id: 'niffle-queen', upgrades: ['blood-of-titans'] } as const;

  it('deals 2 more to a flank creature that it attacks', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: [titan, 'tocsin', 'mother'] } });
    t.me.fight('valdr', 'niffle-queen');
    t.expect({ me: { line: [] }, foe: { line: [{ ...titan, damage: 8 }, 'tocsin', 'mother'] } });
  });

  it('deals 2 more to an only creature, which is on both flanks', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: [titan] } });
    t.me.fight('valdr', 'niffle-queen');
    t.expect({ me: { line: [] }, foe: { line: [{ ...titan, damage: 8 }] } });
  });

  it('deals its power to a creature between others', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['tocsin', titan, 'mother'] } });
    t.me.fight('valdr', 'niffle-queen');
    t.expect({ me: { line: [] }, foe: { line: ['tocsin', { ...titan, damage: 6 }, 'mother'] } });
  });

  it('deals its power when it is attacked', () => {
    const t = table({ me: { house: 'untamed', line: [titan] }, foe: { line: ['valdr'] } });
    t.me.fight('niffle-queen', 'valdr');
    t.expect({ me: { line: [{ ...titan, damage: 6, exhausted: true }] }, foe: { line: [] } });
  });

  it('gets through 2 armor with its full power on a flank', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['mother', 'staunch-knight'] } });
    t.me.fight('valdr', 'staunch-knight');
    t.expect({ me: { line: [] }, foe: { line: ['mother'], discard: ['staunch-knight'] } });
  });

  it('deals nothing to an elusive creature on a flank', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['urchin'] } });
    t.me.fight('valdr', 'urchin');
    t.expect({ me: { line: [{ id: 'valdr', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('gives its 2 more to a Shadow Self beside the flank creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['dodger', 'shadow-self'] } });
    t.me.fight('valdr', 'dodger');
    t.expect({
      me: { line: [{ id: 'valdr', damage: 5, exhausted: true }] },
      foe: { line: ['dodger', { id: 'shadow-self', damage: 8 }] },
    });
  });
});
