import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('crystal-hive', () => {
  it('gains 1 each time a creature reaps for the rest of the turn, of whatever house', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['crystal-hive'],
        line: ['tunk', 'blypyp', { id: 'valdr', house: 'mars' }],
      },
      foe: {},
    });
    t.me.reap('blypyp').action('crystal-hive').reap('tunk').reap('valdr');
    t.expect({
      me: {
        aember: 5,
        artifacts: [{ id: 'crystal-hive', exhausted: true }],
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'blypyp', exhausted: true },
          { id: 'valdr', house: 'mars', exhausted: true },
        ],
      },
    });
  });

  it('adds up with another copy, and gains nothing for fights', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['crystal-hive', 'crystal-hive'], line: ['tunk', 'grommid'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.action('crystal-hive').action('crystal-hive#2').reap('tunk').fight('grommid', 'dust-pixie');
    t.expect({
      me: {
        aember: 3,
        artifacts: [
          { id: 'crystal-hive', exhausted: true },
          { id: 'crystal-hive', exhausted: true },
        ],
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'grommid', damage: 1, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('is over in the next turn', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, artifacts: ['crystal-hive'] },
      foe: { ...foeHouses, line: ['headhunter'] },
    });
    t.me.action('crystal-hive').end();
    t.foe.house('brobnar').reap('headhunter');
    t.expect({ me: { aember: 0 }, foe: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] } });
  });

  it('gains its own 1 each time, wherever the æmber goes', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['crystal-hive'], line: ['tunk'] },
      foe: { aember: 3, line: ['ether-spider'] },
    });
    t.me.action('crystal-hive').reap('tunk');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'crystal-hive', exhausted: true }],
        line: [{ id: 'tunk', exhausted: true }],
      },
      foe: { aember: 3, line: [{ id: 'ether-spider', aember: 2 }] },
    });
  });
});
