import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mookling-evil-twin', () => {
  it('gets a counter for each æmber that the opponent spent on a key', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['mookling-evil-twin'] },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: [{ id: 'mookling-evil-twin', power: 6 }] }, foe: { keys: 1, aember: 2 } });
  });

  it('counts what the key really cost, and leaves the cost as it is', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['mookling-evil-twin', 'murmook'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: [{ id: 'mookling-evil-twin', power: 7 }, 'murmook'] }, foe: { keys: 1, aember: 0 } });
  });

  it('counts æmber that was spent off a card', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['mookling-evil-twin'] },
      foe: { ...foeHouses, aember: 4, artifacts: [{ id: 'safe-place', aember: 2 }] },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({
      me: { line: [{ id: 'mookling-evil-twin', power: 6 }] },
      foe: { keys: 1, aember: 0, artifacts: ['safe-place'] },
    });
  });

  it('gets nothing for a key of its own controller', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 7, line: ['mookling-evil-twin'] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, line: ['mookling-evil-twin'] } });
  });

  it('gets nothing where no key was forged', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['mookling-evil-twin'] },
      foe: { ...foeHouses, aember: 5 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['mookling-evil-twin'] }, foe: { keys: 0, aember: 5 } });
  });
});
