import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('doctor-driscoll', () => {
  it.each([
    { damage: 4, healed: 2 },
    { damage: 1, healed: 1 },
  ])('heals 2 and gains what was healed: of $damage, $healed', ({ damage, healed }) => {
    const t = table({
      me: { house: 'star-alliance', line: ['doctor-driscoll'] },
      foe: { line: [{ id: 'troll', damage }] },
    });
    t.me.action('doctor-driscoll').choose('troll');
    t.expect({
      me: { aember: healed, line: [{ id: 'doctor-driscoll', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: damage - healed }] },
    });
  });

  it('gains nothing where nobody is damaged', () => {
    const t = table({ me: { house: 'star-alliance', line: ['doctor-driscoll'] }, foe: { line: ['troll'] } });
    t.me.action('doctor-driscoll');
    t.expect({ me: { aember: 0, line: [{ id: 'doctor-driscoll', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
