import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('lyco-saurus', () => {
  it('may be exalted to deal 3 damage to a creature', () => {
    const t = table({ me: { house: 'saurian', hand: ['lyco-saurus'], line: ['bumpsy'] }, foe: { line: ['krump'] } });
    t.me.play('lyco-saurus').yes();
    expect(t.options()).toEqual(['bumpsy', 'lyco-saurus', 'krump']);
    t.me.choose('krump');
    t.expect({
      me: { line: ['bumpsy', { id: 'lyco-saurus', aember: 1, exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 3 }] },
    });
  });

  it('deals none where it is not exalted', () => {
    const t = table({ me: { house: 'saurian', hand: ['lyco-saurus'] }, foe: { line: ['krump'] } });
    t.me.play('lyco-saurus').no();
    t.expect({ me: { line: [{ id: 'lyco-saurus', exhausted: true }] }, foe: { line: ['krump'] } });
  });

  it('is dealt no damage by the creature that it attacks', () => {
    const t = table({ me: { house: 'saurian', line: ['lyco-saurus'] }, foe: { line: ['krump'] } });
    t.me.fight('lyco-saurus', 'krump');
    t.expect({ me: { line: [{ id: 'lyco-saurus', exhausted: true }] }, foe: { line: [{ id: 'krump', damage: 5 }] } });
  });
});
