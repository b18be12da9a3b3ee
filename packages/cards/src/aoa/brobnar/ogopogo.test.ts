import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ogopogo', () => {
  it('may deal 2 to a creature after it attacked and destroyed one', () => {
    const t = table({ me: { house: 'brobnar', line: ['ogopogo'] }, foe: { line: ['batdrone', 'mother'] } });
    t.me.fight('ogopogo', 'batdrone').yes().choose('mother');
    t.expect({
      me: { line: [{ id: 'ogopogo', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('may leave it', () => {
    const t = table({ me: { house: 'brobnar', line: ['ogopogo'] }, foe: { line: ['batdrone', 'mother'] } });
    t.me.fight('ogopogo', 'batdrone').no();
    t.expect({ me: { line: [{ id: 'ogopogo', damage: 2, exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('deals nothing where the other survives', () => {
    const t = table({ me: { house: 'brobnar', line: ['ogopogo'] }, foe: { line: ['troll', 'mother'] } });
    t.me.fight('ogopogo', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 6 }, 'mother'] } });
  });

  it('attacked and destroyed by assault too, although that is not fighting', () => {
    const line = [{ id: 'ogopogo', upgrades: ['way-of-the-bear'] }];
    const t = table({ me: { house: 'brobnar', line }, foe: { line: ['dust-imp', 'troll'] } });
    t.me.fight('ogopogo', 'dust-imp').yes().choose('troll');
    t.expect({
      me: { line: [{ id: 'ogopogo', upgrades: ['way-of-the-bear'], exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('attacked and destroyed by a Before Fight: ability that it has gained, also whom it does not fight', () => {
    const line = [{ id: 'ogopogo', upgrades: ['fyre-breath'] }];
    const t = table({ me: { house: 'brobnar', line }, foe: { line: ['dust-imp', 'troll', 'mother'] } });
    t.me.fight('ogopogo', 'troll').yes().choose('mother').no();
    t.expect({
      me: { line: [{ id: 'ogopogo', upgrades: ['fyre-breath'], damage: 8, exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('is not set off by what its own 2 damage destroys in the fight', () => {
    const t = table({ me: { house: 'brobnar', line: ['ogopogo'] }, foe: { line: ['batdrone', 'dust-imp', 'mother'] } });
    t.me.fight('ogopogo', 'batdrone').yes().choose('dust-imp');
    t.expect({
      me: { line: [{ id: 'ogopogo', damage: 2, exhausted: true }] },
      foe: { aember: 2, line: ['mother'] },
    });
  });

  it('deals nothing where a Before Fight: ability of another creature destroys', () => {
    const line = [{ id: 'troll', upgrades: ['fyre-breath'] }, 'ogopogo'];
    const t = table({ me: { house: 'brobnar', line }, foe: { line: ['dust-imp', 'mother'] } });
    t.me.fight('troll', 'mother');
    t.expect({
      me: { line: [{ id: 'troll', upgrades: ['fyre-breath'], damage: 5, exhausted: true }, 'ogopogo'] },
      foe: { aember: 2, line: [] },
    });
  });

  it('deals nothing where another creature destroys by assault', () => {
    const line = [{ id: 'krump', upgrades: ['way-of-the-bear'] }, 'ogopogo'];
    const t = table({ me: { house: 'brobnar', line }, foe: { line: ['dust-imp', 'troll'] } });
    t.me.fight('krump', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'krump', upgrades: ['way-of-the-bear'], exhausted: true }, 'ogopogo'] },
      foe: { aember: 2, line: ['troll'] },
    });
  });

  it('deals nothing when a creature dies attacking it', () => {
    const t = table({ me: { house: 'brobnar', line: ['smaaash', 'mother'] }, foe: { line: ['ogopogo'] } });
    t.me.fight('smaaash', 'ogopogo');
    t.expect({ me: { line: ['mother'] }, foe: { line: [{ id: 'ogopogo', damage: 5 }] } });
  });
});
