import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('hallowed-shield', () => {
  it('keeps damage from a creature for the turn', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['hallowed-shield'], line: ['raiding-knight', 'sequis'] },
      foe: { aember: 1, line: ['valdr', 'valdr'] },
    });
    t.me.action('hallowed-shield').choose('raiding-knight').fight('raiding-knight', 'valdr').fight('sequis', 'valdr#2');
    t.expect({
      me: { line: [{ id: 'raiding-knight', exhausted: true }] },
      foe: {
        aember: 1,
        line: [
          { id: 'valdr', damage: 4 },
          { id: 'valdr', damage: 4 },
        ],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling hallowed-shield/before-armor: no armor is used, so that Maruck captures nothing (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', artifacts: ['hallowed-shield'], line: ['maruck-the-marked'] },
        foe: { aember: 3, line: ['valdr'] },
      });
      t.me.action('hallowed-shield').choose('maruck-the-marked').fight('maruck-the-marked', 'valdr');
      t.expect({
        me: { line: [{ id: 'maruck-the-marked', exhausted: true }] },
        foe: { aember: 3, line: [{ id: 'valdr', damage: 5 }] },
      });
    },
  );
});
