import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('into-the-night', () => {
  it('ruling into-the-night/both: keeps creatures of both players that are not of Shadows from fighting until the next turn of its player', () => {
    const t = table({
      me: {
        house: 'shadows',
        ...myHouses.shadows,
        hand: ['into-the-night'],
        line: ['macis-asp', 'snufflegator', 'mother'],
      },
      foe: { ...foeHouses, line: ['troll', 'silvertooth', 'urchin'] },
    });
    t.me.play('into-the-night').fight('macis-asp', 'silvertooth').end();
    t.foe.house('brobnar').cannot('fight', 'troll').end();
    t.me.house('untamed').fight('snufflegator', 'troll');
    t.expect({
      me: { line: ['macis-asp', { id: 'snufflegator', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'troll', damage: 4 }, 'urchin'] },
    });
  });

  it('does not keep them from reaping, nor Shadows creatures of the opponent from fighting', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['into-the-night'], line: ['macis-asp'] },
      foe: { ...foeHouses, line: ['silvertooth', 'urchin'] },
    });
    t.me.play('into-the-night').end();
    t.foe.house('shadows').fight('silvertooth', 'macis-asp').reap('urchin');
    t.expect({
      me: { line: [{ id: 'macis-asp', damage: 2 }] },
      foe: { aember: 1, line: [{ id: 'urchin', exhausted: true }] },
    });
  });
});
