import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = { id: 'krump', token: 'stooge', exhausted: true };
const hand = ['sneaky-feats'];
const me = {
  house: 'shadows',
  hand,
  line: [{ id: 'mother', token: 'prowler' }],
  deck: ['krump'],
  beside: ['stooge'],
} as const;

describe('sneaky-feats', () => {
  it('makes a token creature, and is archived if its player stole æmber this turn', () => {
    const t = table({ me, foe: { aember: 3 } });
    t.me.reap('prowler').play('sneaky-feats').flank('right');
    t.expect({
      me: { aember: 2, line: [{ id: 'mother', token: 'prowler', exhausted: true }, made], archives: hand, discard: [] },
      foe: { aember: 2 },
    });
  });

  it('is discarded otherwise', () => {
    const t = table({ me, foe: { aember: 1 } });
    t.me.reap('prowler').play('sneaky-feats').flank('left');
    t.expect({
      me: { aember: 1, line: [made, { id: 'mother', token: 'prowler', exhausted: true }], archives: [], discard: hand },
      foe: { aember: 1 },
    });
  });

  it('is discarded where there was nothing to steal', () => {
    const t = table({ me: { ...me, hand: ['urchin', ...hand] } });
    t.me.play('urchin').play('sneaky-feats').flank('left');
    t.expect({
      me: { line: [made, { id: 'mother', token: 'prowler' }, { id: 'urchin', exhausted: true }], archives: [] },
    });
  });
});
