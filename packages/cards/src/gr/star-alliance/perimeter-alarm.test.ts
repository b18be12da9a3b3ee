import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('perimeter-alarm', () => {
  it('uses a friendly creature of another house', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['perimeter-alarm'], line: ['alien-horror', 'troll'] } });
    t.me.play('perimeter-alarm');
    t.expect({
      me: { aember: 1, line: ['alien-horror', { id: 'troll', exhausted: true }], discard: ['perimeter-alarm'] },
    });
  });

  it('is archived while you are haunted, used or not', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['perimeter-alarm'], discard: ten } });
    t.me.play('perimeter-alarm');
    t.expect({ me: { archives: ['perimeter-alarm'], discard: ten } });
  });
});
