import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('jervi', () => {
  it('puts a card of your deck into your hand after it reaps', () => {
    const t = table({ me: { house: 'untamed', line: ['jervi'], deck: ['mother', 'troll', 'punch'] }, foe: {} });
    t.me.reap('jervi').choose('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'jervi', exhausted: true }], hand: ['troll'] } });
    expect(t.state.players[0]?.deck).toHaveLength(2);
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
  });

  it('may find nothing, and the deck is shuffled all the same', () => {
    const t = table({ me: { house: 'untamed', line: ['jervi'], deck: ['mother', 'troll'] }, foe: {} });
    t.me.reap('jervi').done();
    t.expect({ me: { aember: 1, line: [{ id: 'jervi', exhausted: true }], hand: [] } });
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
  });

  it('archives a card of your discard pile when it is discarded, itself if you like', () => {
    const t = table({ me: { house: 'untamed', hand: ['jervi', 'jervi'], discard: ['punch'] } });
    t.me.discard('jervi#1').choose('punch').discard('jervi');
    t.me.choose('jervi#1');
    t.expect({ me: { archives: ['punch', 'jervi'], discard: ['jervi'] } });
  });
});
