import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('eye-of-judgment', () => {
  it('purges a creature of any discard pile', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['eye-of-judgment'], discard: ['mother', 'fear'] },
      foe: { discard: ['troll', 'punch'] },
    });
    t.me.action('eye-of-judgment');
    expect([...t.options()].sort()).toEqual(['mother', 'troll']);
    t.me.choose('troll');
    t.expect({ me: { purged: [], discard: ['mother', 'fear'] }, foe: { purged: ['troll'], discard: ['punch'] } });
  });

  it('finds none among other cards', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['eye-of-judgment'], discard: ['fear'] }, foe: {} });
    t.me.action('eye-of-judgment');
    t.expect({ me: { purged: [], discard: ['fear'], artifacts: [{ id: 'eye-of-judgment', exhausted: true }] } });
  });
});
