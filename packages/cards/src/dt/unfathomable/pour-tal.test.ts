import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pour-tal', () => {
  it('raises the tide while it is neutral', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['pour-tal'] }, foe: {} });
    t.me.play('pour-tal');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, chains: 0, discard: ['pour-tal'], archives: [] } });
  });

  it('raises it while it is low', () => {
    const t = table({ tide: { highFor: 1 }, me: { house: 'unfathomable', hand: ['pour-tal'] }, foe: {} });
    t.me.play('pour-tal');
    t.expect({ tide: { highFor: 0 }, me: { discard: ['pour-tal'], archives: [] } });
  });

  it('is archived while it is high', () => {
    const t = table({ tide: { highFor: 0 }, me: { house: 'unfathomable', hand: ['pour-tal'] }, foe: {} });
    t.me.play('pour-tal');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, discard: [], archives: ['pour-tal'] } });
  });

  it('does the one, and then the other with the second copy', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['pour-tal', 'pour-tal'] }, foe: {} });
    t.me.play('pour-tal').play('pour-tal');
    t.expect({ tide: { highFor: 0 }, me: { aember: 2, discard: ['pour-tal'], archives: ['pour-tal'] } });
  });
});
