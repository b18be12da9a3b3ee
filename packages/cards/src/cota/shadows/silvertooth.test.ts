import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('silvertooth', () => {
  it('enters play ready and may be used at once', () => {
    const t = table({ me: { house: 'shadows', hand: ['silvertooth', 'urchin'] }, foe: { aember: 1 } });
    t.me.play('silvertooth');
    t.expect({ me: { line: ['silvertooth'] } });
    t.me.reap('silvertooth');
    t.expect({ me: { aember: 1, line: [{ id: 'silvertooth', exhausted: true }] } });
  });

  it('makes no other creature enter ready', () => {
    const t = table({ me: { house: 'shadows', hand: ['dodger'], line: ['silvertooth'] }, foe: {} });
    t.me.play('dodger', 'left').cannot('reap', 'dodger', 'exhausted');
    t.expect({ me: { line: [{ id: 'dodger', exhausted: true }, 'silvertooth'] } });
  });
});
