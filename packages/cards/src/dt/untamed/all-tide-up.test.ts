import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('all-tide-up', () => {
  it('is worth 1 æmber more while the tide is high, and leaves the tide as it is', () => {
    const t = table({ me: { house: 'untamed', hand: ['all-tide-up'] }, foe: {}, tide: { highFor: 0 } });
    t.me.play('all-tide-up');
    t.expect({ me: { aember: 2 }, tide: { highFor: 0 } });
  });

  it('raises the tide when it is low, and its own raising gains nothing more', () => {
    const t = table({ me: { house: 'untamed', hand: ['all-tide-up'] }, foe: {}, tide: { highFor: 1 } });
    t.me.play('all-tide-up');
    t.expect({ me: { aember: 1, chains: 0 }, tide: { highFor: 0 } });
  });

  it('raises the tide when it is neither high nor low', () => {
    const t = table({ me: { house: 'untamed', hand: ['all-tide-up'] }, foe: {} });
    t.me.play('all-tide-up');
    t.expect({ me: { aember: 1 }, tide: { highFor: 0 } });
  });

  it('gains with the second copy what the first one prepared', () => {
    const t = table({ me: { house: 'untamed', hand: ['all-tide-up', 'all-tide-up'] }, foe: {} });
    t.me.play('all-tide-up').play('all-tide-up');
    t.expect({ me: { aember: 3 }, tide: { highFor: 0 } });
  });
});
