import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lapisaurus', () => {
  it('a creature that attacks it is exalted before the fight', () => {
    const t = table({ me: { house: 'brobnar', line: ['bumpsy'] }, foe: { line: ['lapisaurus', 'mother'] } });
    t.me.fight('bumpsy', 'lapisaurus');
    t.expect({
      me: { aember: 0, line: [{ id: 'bumpsy', aember: 1, damage: 4, exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'lapisaurus', damage: 3 }, 'mother'] },
    });
  });

  it('of one that dies by it the æmber goes to the other side', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['lapisaurus'] } });
    t.me.fight('tocsin', 'lapisaurus');
    t.expect({ me: { line: [] }, foe: { aember: 1, line: [{ id: 'lapisaurus', damage: 1 }] } });
  });

  it('exalts nobody when it attacks, or when another creature is attacked', () => {
    const t = table({
      me: { house: 'saurian', line: ['lapisaurus', 'thero-centurion'] },
      foe: { line: ['lapisaurus', 'snufflegator', 'mother'] },
    });
    t.me.fight('thero-centurion', 'mother');
    t.me.fight('lapisaurus', 'lapisaurus');
    t.expect({
      me: {
        line: [
          { id: 'lapisaurus', aember: 1, damage: 2, exhausted: true },
          { id: 'thero-centurion', damage: 4, exhausted: true },
        ],
      },
      foe: { line: [{ id: 'lapisaurus', damage: 2 }, 'snufflegator'] },
    });
  });

  it('neither skirmish nor its own armor keeps the attacker from it', () => {
    const t = table({ me: { house: 'untamed', line: ['snufflegator'] }, foe: { line: ['lapisaurus'] } });
    t.me.fight('snufflegator', 'lapisaurus');
    t.expect({
      me: { line: [{ id: 'snufflegator', aember: 1, exhausted: true }] },
      foe: { line: [{ id: 'lapisaurus', damage: 2 }] },
    });
  });
});
