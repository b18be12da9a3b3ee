import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('belcher', () => {
  it('discards up to the first creature, and deals its power to an enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['belcher'], deck: ['punch', 'anger', 'troll', 'bumpsy'], line: ['valdr'] },
      foe: { line: ['mother', 'kelifi-dragon'] },
    });
    t.me.action('belcher').choose('kelifi-dragon');
    t.expect({
      me: { deck: ['bumpsy'], discard: ['troll', 'anger', 'punch'], line: ['valdr'] },
      foe: { line: ['mother', { id: 'kelifi-dragon', damage: 8 }] },
    });
  });

  it('discards the whole deck where there is no creature in it, and deals nothing', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['belcher'], deck: ['punch', 'anger'], discard: ['troll'] },
      foe: { line: ['mother'] },
    });
    t.me.action('belcher');
    t.expect({ me: { deck: [], discard: ['anger', 'punch', 'troll'] }, foe: { line: ['mother'] } });
    const u = table({ me: { house: 'brobnar', artifacts: ['belcher'], deck: [] }, foe: { line: ['mother'] } });
    u.me.action('belcher');
    u.expect({ me: { deck: [], artifacts: [{ id: 'belcher', ...used }] }, foe: { line: ['mother'] } });
  });

  it('discards all the same without an enemy creature, and hurts no friendly one', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['belcher'], deck: ['troll', 'punch'], line: ['valdr'] } });
    t.me.action('belcher');
    t.expect({ me: { deck: ['punch'], discard: ['troll'], line: ['valdr'] } });
  });
});
