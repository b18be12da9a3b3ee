import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('unsuspecting-prey', () => {
  it('deals 2 to up to three undamaged creatures', () => {
    const t = table({
      me: { house: 'untamed', hand: ['unsuspecting-prey'] },
      foe: { line: ['zorg', 'krump', 'umbra', 'troll', { id: 'bumpsy', damage: 1 }] },
    });
    t.me.play('unsuspecting-prey').choose('zorg', 'krump', 'umbra');
    t.expect({
      foe: { line: [{ id: 'zorg', damage: 2 }, { id: 'krump', damage: 2 }, 'troll', { id: 'bumpsy', damage: 1 }] },
    });
  });

  it('may choose none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['unsuspecting-prey'], line: ['krump'] },
      foe: { line: [{ id: 'bumpsy', damage: 1 }] },
    });
    t.me.play('unsuspecting-prey').done();
    t.expect({ me: { line: ['krump'] }, foe: { line: [{ id: 'bumpsy', damage: 1 }] } });
  });
});
