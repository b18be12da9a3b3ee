import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('jehu-the-bureaucrat', () => {
  const mine = { houses: ['sanctum', 'logos', 'untamed'] } as const;

  it('gains 2 after its player chose Sanctum', () => {
    const t = table({ active: 1, me: { ...mine, line: ['jehu-the-bureaucrat'] }, foe: { ...foeHouses, house: 'dis' } });
    t.foe.end();
    t.me.house('sanctum');
    t.expect({ me: { aember: 2, line: ['jehu-the-bureaucrat'] }, foe: { aember: 0 }, house: 'sanctum' });
  });

  it('gains nothing for another house', () => {
    const t = table({ active: 1, me: { ...mine, line: ['jehu-the-bureaucrat'] }, foe: { ...foeHouses, house: 'dis' } });
    t.foe.end();
    t.me.house('logos');
    t.expect({ me: { aember: 0, line: ['jehu-the-bureaucrat'] }, foe: { aember: 0 }, house: 'logos' });
  });

  it('gains nothing when the opponent chooses Sanctum', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'untamed', 'mars'], line: ['jehu-the-bureaucrat'] },
      foe: { houses: ['brobnar', 'dis', 'sanctum'] },
    });
    t.me.end();
    t.foe.house('sanctum');
    t.expect({ me: { aember: 0, line: ['jehu-the-bureaucrat'] }, foe: { aember: 0 }, house: 'sanctum' });
  });

  it('gains it after the forge step: it comes too late for the key of the turn', () => {
    const t = table({
      active: 1,
      me: { ...mine, aember: 5, line: ['jehu-the-bureaucrat'] },
      foe: { ...foeHouses, house: 'dis' },
    });
    t.foe.end();
    t.me.house('sanctum');
    t.expect({ me: { aember: 7, keys: 0, line: ['jehu-the-bureaucrat'] } });
  });

  it('gains 2 for each of several, stunned and exhausted as they may be', () => {
    const t = table({
      active: 1,
      me: { ...mine, line: [{ id: 'jehu-the-bureaucrat', stunned: true }, 'jehu-the-bureaucrat'] },
      foe: { ...foeHouses, house: 'dis' },
    });
    t.foe.end();
    t.me.house('sanctum');
    t.expect({
      me: { aember: 4, line: [{ id: 'jehu-the-bureaucrat', stunned: true }, 'jehu-the-bureaucrat'] },
    });
  });

  it('gains nothing in the turn in which it is played', () => {
    const t = table({ me: { house: 'sanctum', hand: ['jehu-the-bureaucrat'] }, foe: {} });
    t.me.play('jehu-the-bureaucrat');
    t.expect({ me: { aember: 0, line: [{ id: 'jehu-the-bureaucrat', exhausted: true }] } });
  });
});
