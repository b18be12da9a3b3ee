import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('key-charge', () => {
  it('loses 1 and forges a key for the 6 that are left', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 7 }, foe: { aember: 2 } });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, discard: ['key-charge'] }, foe: { keys: 0, aember: 2 } });
  });

  it('may stop after the loss', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 7 }, foe: {} });
    t.me.play('key-charge').no();
    t.expect({ me: { keys: 0, aember: 6 } });
  });

  it('asks nothing where what is left does not pay for a key', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 6 }, foe: {} });
    t.me.play('key-charge');
    t.expect({ me: { keys: 0, aember: 5, discard: ['key-charge'] } });
  });

  it('pays what a key costs now', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge', 'key-charge'], aember: 9 },
      foe: { line: ['murmook'] },
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 1 }, foe: { line: ['murmook'] } });
  });

  it('forges nothing where there is no æmber to lose', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 0 }, foe: {} });
    t.me.play('key-charge');
    t.expect({ me: { keys: 0, aember: 0, discard: ['key-charge'] } });
  });

  it('wins the game by the third key', () => {
    const t = table({ me: { house: 'untamed', hand: ['key-charge'], aember: 7, keys: 2 }, foe: {} });
    t.me.play('key-charge').yes();
    t.expect({ winner: 'me', me: { keys: 3, aember: 0 } });
  });
});
