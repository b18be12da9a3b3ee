import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('han-peregrine', () => {
  const used = { id: 'han-peregrine', exhausted: true };

  it('after it reaps it may be exalted to heal a damaged creature fully and move it to a flank', () => {
    const t = table({
      me: { house: 'skyborn', line: ['mother', { id: 'troll', damage: 7 }, 'han-peregrine'] },
      foe: { line: [{ id: 'bumpsy', damage: 1 }] },
    });
    t.me.reap('han-peregrine').yes().choose('troll').flank('left');
    t.expect({
      me: { aember: 1, line: ['troll', 'mother', { ...used, aember: 1 }] },
      foe: { line: [{ id: 'bumpsy', damage: 1 }] },
    });
  });

  it('also an enemy creature, on its controller’s side', () => {
    const t = table({
      me: { house: 'skyborn', line: ['han-peregrine'] },
      foe: { line: ['mother', { id: 'troll', damage: 7 }, 'gub'] },
    });
    t.me.reap('han-peregrine').yes().flank('right');
    t.expect({ me: { aember: 1, line: [{ ...used, aember: 1 }] }, foe: { line: ['mother', 'gub', 'troll'] } });
  });

  it('after it fights, itself too', () => {
    const t = table({ me: { house: 'skyborn', line: ['han-peregrine', 'mother'] }, foe: { line: ['batdrone'] } });
    t.me.fight('han-peregrine', 'batdrone').yes().flank('right');
    t.expect({ me: { line: ['mother', { ...used, aember: 1 }] }, foe: { line: [] } });
  });

  it('may be declined, and heals nobody where nobody is damaged', () => {
    const t = table({ me: { house: 'skyborn', line: ['han-peregrine', { id: 'troll', damage: 7 }] } });
    t.me.reap('han-peregrine').no();
    t.expect({ me: { aember: 1, line: [used, { id: 'troll', damage: 7 }] } });
    const whole = table({ me: { house: 'skyborn', line: ['han-peregrine', 'troll'] } });
    whole.me.reap('han-peregrine').yes();
    whole.expect({ me: { aember: 1, line: [{ ...used, aember: 1 }, 'troll'] } });
  });
});
