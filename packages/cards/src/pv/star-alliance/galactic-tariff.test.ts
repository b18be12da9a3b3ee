import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('galactic-tariff', () => {
  it('has its creature capture 1 from its own side after it reaps and fights', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        aember: 2,
        line: [
          { id: 'ensign-clark', upgrades: ['galactic-tariff'] },
          { id: 'dal-33-t3r', upgrades: ['galactic-tariff'] },
        ],
      },
      foe: { aember: 5, line: ['dust-pixie'] },
    });
    t.me.reap('ensign-clark').fight('dal-33-t3r', 'dust-pixie');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ensign-clark', exhausted: true, aember: 1, upgrades: ['galactic-tariff'] },
          { id: 'dal-33-t3r', exhausted: true, damage: 1, aember: 1, upgrades: ['galactic-tariff'] },
        ],
      },
      foe: { aember: 5, line: [] },
    });
  });

  it('takes from the opponent on a creature of theirs', () => {
    const t = table({
      me: { house: 'star-alliance', aember: 3, hand: ['galactic-tariff'] },
      foe: { aember: 2, line: ['krump'] },
    });
    t.me.play('galactic-tariff').end();
    t.foe.reap('krump');
    t.expect({
      me: { aember: 4 },
      foe: { aember: 2, line: [{ id: 'krump', exhausted: true, aember: 1, upgrades: ['galactic-tariff'] }] },
    });
  });
});
