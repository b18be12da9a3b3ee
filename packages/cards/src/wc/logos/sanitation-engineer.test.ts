import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sanitation-engineer', () => {
  it('discards a card of its player’s choice when it reaps', () => {
    const t = table({ me: { house: 'logos', hand: ['punch', 'fear'], line: ['sanitation-engineer'] }, foe: {} });
    t.me.reap('sanitation-engineer').choose('fear');
    t.expect({
      me: { aember: 1, hand: ['punch'], discard: ['fear'], line: [{ id: 'sanitation-engineer', exhausted: true }] },
    });
  });

  it('reaps with an empty hand, and is hazardous', () => {
    const t = table({ me: { house: 'logos', line: ['sanitation-engineer'] }, foe: {} });
    t.me.reap('sanitation-engineer');
    t.expect({ me: { aember: 1, discard: [], line: [{ id: 'sanitation-engineer', exhausted: true }] } });
    const u = table({ me: { house: 'logos', line: ['mother'] }, foe: { line: ['sanitation-engineer'] } });
    u.me.fight('mother', 'sanitation-engineer');
    u.expect({ me: { line: [] }, foe: { line: [] } });
  });
});
