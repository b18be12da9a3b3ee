import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('purse-a-phone', () => {
  it('makes the keys of both players cost 2 less', () => {
    const t = table({
      me: { house: 'geistoid', line: ['purse-a-phone'], deck: copies(8, 'punch') },
      foe: { aember: 4, deck: copies(8, 'punch') },
    });
    t.me.end();
    t.expect({ me: { line: ['purse-a-phone'] }, foe: { aember: 0, keys: 1 } });
  });

  it('returns a Shadys from your discard pile as it is destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['purse-a-phone'], discard: ['punch', 'shadys'] },
      foe: { discard: ['shadys'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: { line: [], hand: ['shadys'], discard: ['gateway-to-dis', 'purse-a-phone', 'punch'] },
      foe: { discard: ['shadys'] },
    });
  });

  it('returns none where there is none', () => {
    const t = table({ me: { house: 'dis', hand: ['gateway-to-dis'], line: ['purse-a-phone'] } });
    t.me.play('gateway-to-dis');
    t.expect({ me: { line: [], hand: [], discard: ['gateway-to-dis', 'purse-a-phone'] } });
  });
});
