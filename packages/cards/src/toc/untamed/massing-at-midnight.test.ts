import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = (id: string) => ({ id, token: 'briar-instar', exhausted: true });
const hand = ['massing-at-midnight'];

describe('massing-at-midnight', () => {
  it('makes 3 token creatures and is purged', () => {
    const t = table({
      me: { house: 'untamed', hand, deck: ['krump', 'anger', 'punch', 'troll'], beside: ['briar-instar'] },
    });
    t.me.play('massing-at-midnight').flank('right').flank('left');
    t.expect({
      me: { line: [made('punch'), made('krump'), made('anger')], deck: ['troll'], discard: [], purged: hand },
    });
  });

  it('is purged although none is made', () => {
    const t = table({ me: { house: 'untamed', hand, deck: ['krump'] } });
    t.me.play('massing-at-midnight');
    t.expect({ me: { line: [], deck: ['krump'], purged: hand } });
  });
});
