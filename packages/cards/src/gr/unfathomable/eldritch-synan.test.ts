import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('eldritch-synan', () => {
  it('is dealt no damage by a damaged creature', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['eldritch-synan'] },
      foe: { line: [{ id: 'troll', damage: 1 }] },
    });
    t.me.fight('eldritch-synan', 'troll');
    t.expect({
      me: { line: [{ id: 'eldritch-synan', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('is dealt damage by a creature that is not damaged before the fight', () => {
    const t = table({ me: { house: 'unfathomable', line: ['eldritch-synan'] }, foe: { line: ['troll'] } });
    t.me.fight('eldritch-synan', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('is dealt damage by cards that are no creatures', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['eldritch-synan'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [] } });
  });
});
