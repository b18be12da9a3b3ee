import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gladiodontus', () => {
  it('enters play stunned', () => {
    const t = table({ me: { house: 'saurian', hand: ['gladiodontus'] }, foe: {} });
    t.me.play('gladiodontus');
    t.expect({ me: { line: [{ id: 'gladiodontus', stunned: true, exhausted: true }] } });
  });

  it('is readied and enraged after its first reap, and must fight then if it can', () => {
    const t = table({ me: { house: 'saurian', line: ['gladiodontus'] }, foe: { line: ['zorg'] } });
    t.me.reap('gladiodontus').cannot('reap', 'gladiodontus');
    t.expect({ me: { aember: 1, line: [{ id: 'gladiodontus', enraged: true }] }, foe: { line: ['zorg'] } });
    t.me.fight('gladiodontus', 'zorg');
    t.expect({
      me: { aember: 1, line: [{ id: 'gladiodontus', damage: 7, exhausted: true }] },
      foe: { line: [{ id: 'zorg', damage: 5 }] },
    });
  });

  it('may reap again where there is nobody to fight, and stays exhausted after its second use', () => {
    const t = table({ me: { house: 'saurian', line: ['gladiodontus'] }, foe: {} });
    t.me.reap('gladiodontus').reap('gladiodontus');
    t.expect({ me: { aember: 2, line: [{ id: 'gladiodontus', enraged: true, exhausted: true }] } });
  });

  it('deals 5 damage in a fight, and is readied and enraged after the first one', () => {
    const t = table({ me: { house: 'saurian', line: ['gladiodontus'] }, foe: { line: ['zorg', 'krump'] } });
    t.me.fight('gladiodontus', 'zorg');
    t.expect({
      me: { line: [{ id: 'gladiodontus', damage: 7, enraged: true }] },
      foe: { line: [{ id: 'zorg', damage: 5 }, 'krump'] },
    });
    t.me.fight('gladiodontus', 'krump');
    t.expect({
      me: { line: [{ id: 'gladiodontus', damage: 13, exhausted: true }] },
      foe: {
        line: [
          { id: 'zorg', damage: 5 },
          { id: 'krump', damage: 5 },
        ],
      },
    });
  });

  it('counts the removal of its stun as a use', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: [{ id: 'gladiodontus', stunned: true }, 'troll'],
        artifacts: ['the-golden-spiral'],
      },
      foe: {},
    });
    t.me.unstun('gladiodontus').action('the-golden-spiral').choose('gladiodontus');
    t.expect({
      me: { aember: 1, line: [{ id: 'gladiodontus', aember: 1, exhausted: true }, 'troll'] },
    });
  });

  it('counts only its own uses', () => {
    const t = table({ me: { house: 'saurian', line: ['paraguardian', 'gladiodontus'] }, foe: {} });
    t.me.reap('paraguardian').no().reap('gladiodontus');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'paraguardian', exhausted: true },
          { id: 'gladiodontus', enraged: true },
        ],
      },
    });
  });

  it('deals 5 damage when it is attacked too, and is not readied by that', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'gladiodontus', exhausted: true }] },
      foe: { house: 'brobnar', line: ['krump'] },
    });
    t.foe.fight('krump', 'gladiodontus');
    t.expect({
      me: { line: [{ id: 'gladiodontus', damage: 6, exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 5, exhausted: true }] },
    });
  });
});
