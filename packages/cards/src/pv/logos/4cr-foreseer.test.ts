import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('4cr-foreseer', () => {
  const used = { id: '4cr-foreseer', exhausted: true };

  it('puts one of the top 2 cards of the deck into the hand; the other stays on top', () => {
    const t = table({ me: { house: 'logos', hand: ['4cr-foreseer'], deck: ['troll', 'fear', 'punch'] } });
    t.me.play('4cr-foreseer').choose('fear');
    t.expect({ me: { line: [used], hand: ['fear'], deck: ['troll', 'punch'] } });
  });

  it('after it reaps, too', () => {
    const t = table({ me: { house: 'logos', line: ['4cr-foreseer'], deck: ['troll', 'fear', 'punch'] } });
    t.me.reap('4cr-foreseer').choose('troll');
    t.expect({ me: { aember: 1, line: [used], hand: ['troll'], deck: ['fear', 'punch'] } });
  });

  it('the only card of the deck goes to the hand, and an empty deck gives none', () => {
    const t = table({ me: { house: 'logos', line: ['4cr-foreseer'], deck: ['troll'], discard: ['fear'] } });
    t.me.reap('4cr-foreseer');
    t.expect({ me: { aember: 1, line: [used], hand: ['troll'], deck: [], discard: ['fear'] } });
    const empty = table({ me: { house: 'logos', line: ['4cr-foreseer'], discard: ['fear'] } });
    empty.me.reap('4cr-foreseer');
    empty.expect({ me: { aember: 1, line: [used], hand: [], discard: ['fear'] } });
  });
});
