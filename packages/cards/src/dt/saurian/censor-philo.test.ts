import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('censor-philo', () => {
  it('is dealt no damage by the creature with æmber that it fights, and deals its own', () => {
    const t = table({
      me: { house: 'saurian', line: ['censor-philo'] },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.fight('censor-philo', 'troll');
    t.expect({
      me: { line: [{ id: 'censor-philo', exhausted: true }] },
      foe: { line: [{ id: 'troll', aember: 1, damage: 5 }] },
    });
  });

  it('is dealt damage by a creature without æmber', () => {
    const t = table({ me: { house: 'saurian', line: ['censor-philo'] }, foe: { line: ['snufflegator'] } });
    t.me.fight('censor-philo', 'snufflegator');
    t.expect({ me: { line: [{ id: 'censor-philo', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });

  it('is dealt no damage by their abilities either, which hit everybody else', () => {
    const t = table({
      active: 1,
      me: { line: ['censor-philo', 'mother'] },
      foe: { house: 'brobnar', line: [{ id: 'firespitter', aember: 1 }] },
    });
    t.foe.fight('firespitter', 'mother');
    t.expect({
      me: { line: ['censor-philo'] },
      foe: { line: [{ id: 'firespitter', aember: 1, damage: 4, exhausted: true }] },
    });
  });

  it('is dealt the damage of an action, whoever has æmber on them', () => {
    const t = table({
      me: { line: ['censor-philo'] },
      active: 1,
      foe: { house: 'brobnar', hand: ['punch'], line: [{ id: 'troll', aember: 1 }] },
    });
    t.foe.play('punch').choose('censor-philo');
    t.expect({
      me: { line: [{ id: 'censor-philo', damage: 3 }] },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('its own æmber does not matter', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'censor-philo', aember: 1 }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('censor-philo', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'censor-philo', aember: 1, damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
  });
});
