import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('sariel-the-steadfast', () => {
  it('on the turn of the opponent friendly creatures cannot become exhausted, itself neither', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, line: ['sariel-the-steadfast', 'sequis'] },
      foe: { houses: ['untamed', 'dis', 'brobnar'], hand: ['nocturnal-maneuver'], line: ['snufflegator'] },
    });
    t.me.end();
    t.foe.house('untamed').play('nocturnal-maneuver').choose('sariel-the-steadfast', 'sequis', 'snufflegator');
    t.expect({
      me: { line: ['sariel-the-steadfast', 'sequis'] },
      foe: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }] },
    });
  });

  it('on one’s own turn they can', () => {
    const t = table({ me: { house: 'sanctum', line: ['sariel-the-steadfast', 'sequis'] } });
    t.me.reap('sequis');
    t.expect({ me: { aember: 1, line: ['sariel-the-steadfast', { id: 'sequis', exhausted: true }] } });
  });
});
