import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const phantasm = { id: 'mother', token: 'phantasm' };

describe('phantasm', () => {
  it('discards a card of choice from the hand after it reaped', () => {
    const t = table({ me: { house: 'geistoid', hand: ['anger', 'punch'], line: [phantasm] } });
    t.me.reap('phantasm').choose('punch');
    t.expect({ me: { aember: 1, hand: ['anger'], line: [{ ...phantasm, exhausted: true }], discard: ['punch'] } });
  });

  it('discards nothing of an empty hand, nor after it fought', () => {
    const t = table({ me: { house: 'geistoid', line: [phantasm] } });
    t.me.reap('phantasm');
    t.expect({ me: { aember: 1, line: [{ ...phantasm, exhausted: true }] } });
    const u = table({ me: { house: 'geistoid', hand: ['anger'], line: [phantasm] }, foe: { line: ['urchin'] } });
    u.me.fight('phantasm', 'urchin');
    u.expect({ me: { hand: ['anger'], line: [{ ...phantasm, exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});
