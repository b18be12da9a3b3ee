import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('break-of-dawn', () => {
  it('takes the Untamed cards of the three that it discards into hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['break-of-dawn'], deck: ['flarie', 'punch', 'mogg', 'flarie'] },
    });
    t.me.play('break-of-dawn');
    t.expect({
      me: { aember: 1, hand: ['flarie', 'mogg'], deck: ['flarie'], discard: ['break-of-dawn', 'punch'] },
    });
  });

  it('takes none that lay in the discard pile before, and does with fewer than three', () => {
    const t = table({ me: { house: 'untamed', hand: ['break-of-dawn'], deck: ['punch'], discard: ['flarie'] } });
    t.me.play('break-of-dawn');
    t.expect({ me: { aember: 1, hand: [], deck: [], discard: ['break-of-dawn', 'punch', 'flarie'] } });
  });
});
