import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('ace-jonavan', () => {
  it('captures 1 when it is played, and makes keys of all players cost 1 more for each æmber on it', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis', 'logos'], hand: ['ace-jonavan'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.play('ace-jonavan');
    t.expect({ me: { line: [{ id: 'ace-jonavan', aember: 1, exhausted: true }] }, foe: { aember: 6 } });
    t.me.end();
    t.expect({ me: { line: [{ id: 'ace-jonavan', aember: 1 }] }, foe: { keys: 0, aember: 6 } });
  });

  it.each([
    [0, 6, 1],
    [2, 7, 0],
    [2, 8, 1],
  ])('with %i on it, a player with %i forges %i', (on, has, keys) => {
    const t = table({
      me: { house: 'dis', houses: ['ekwidon', 'dis', 'logos'], line: [{ id: 'ace-jonavan', aember: on }], aember: has },
      foe: { ...foeHouses, aember: has },
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'ace-jonavan', aember: on }] }, foe: { keys } });
    t.foe.house('dis').end();
    t.expect({ me: { keys, line: [{ id: 'ace-jonavan', aember: on }] } });
  });

  it('captures nothing where there is nothing', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['ace-jonavan'] } });
    t.me.play('ace-jonavan');
    t.expect({ me: { line: [{ id: 'ace-jonavan', exhausted: true }] } });
  });
});
