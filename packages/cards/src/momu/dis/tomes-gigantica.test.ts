import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('tomes-gigantica', () => {
  const halves = ['tormax', 'tormax2'];
  const at = { house: 'dis', hand: ['tomes-gigantica'] } as const;

  it.each(editionsSince('cota-1.3'))(
    'ruling tomes-gigantica/two-halves: two halves go to the hand, and it is purged (%s)',
    (edition) => {
      const t = table({ edition, me: { ...at, deck: ['tormax'], discard: ['tormax2', 'troll'] }, foe: {} });
      t.me.play('tomes-gigantica').choose('tormax').choose('tormax2');
      t.expect({ me: { aember: 1, hand: halves, deck: [], discard: ['troll'], purged: ['tomes-gigantica'] } });
      t.me.play('tormax');
      t.expect({ me: { line: [{ id: 'tormax', exhausted: true }] } });
    },
  );

  it('is purged though nothing is found', () => {
    const t = table({ me: { ...at, deck: ['troll'], discard: [] } });
    t.me.play('tomes-gigantica');
    t.expect({ me: { aember: 1, hand: [], deck: ['troll'], discard: [], purged: ['tomes-gigantica'] } });
  });
});
