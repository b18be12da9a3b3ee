import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('key-drain', () => {
  it('forges a key for 15, 1 less for each card discarded', () => {
    const t = table({ me: { house: 'mars', hand: ['key-drain', 'krump', 'mother', 'valdr'], aember: 12 }, foe: {} });
    t.me.play('key-drain').choose('krump', 'valdr').done();
    t.expect({ me: { keys: 1, aember: 0, hand: ['mother'], discard: ['key-drain', 'valdr', 'krump'] } });
  });

  it('none need be discarded, nor suffice', () => {
    const t = table({ me: { house: 'mars', hand: ['key-drain', 'krump'], aember: 14 }, foe: {} });
    t.me.play('key-drain').done();
    t.expect({ me: { keys: 1, aember: 0, hand: ['krump'] } });
    const short = table({ me: { house: 'mars', hand: ['key-drain', 'krump', 'mother'], aember: 11 }, foe: {} });
    short.me.play('key-drain').choose('krump', 'mother');
    short.expect({ me: { keys: 0, aember: 12, hand: [] } });
  });
});
