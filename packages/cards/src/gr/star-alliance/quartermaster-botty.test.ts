import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('quartermaster-botty', () => {
  it('captures 2 as it is played while you are haunted', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['quartermaster-botty'], discard: ten },
      foe: { aember: 3 },
    });
    t.me.play('quartermaster-botty');
    t.expect({ me: { line: [{ id: 'quartermaster-botty', exhausted: true, aember: 2 }] }, foe: { aember: 1 } });
  });

  it('captures nothing while you are not', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['quartermaster-botty'] },
      foe: { aember: 3, discard: ten },
    });
    t.me.reap('quartermaster-botty');
    t.expect({ me: { aember: 1, line: [{ id: 'quartermaster-botty', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('captures 2 after a fight and after a reap', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['quartermaster-botty', 'quartermaster-botty'], discard: ten },
      foe: { aember: 5, line: ['dust-pixie'] },
    });
    t.me.fight('quartermaster-botty', 'dust-pixie').reap('quartermaster-botty#2');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'quartermaster-botty', exhausted: true, damage: 1, aember: 2 },
          { id: 'quartermaster-botty', exhausted: true, aember: 2 },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });
});
