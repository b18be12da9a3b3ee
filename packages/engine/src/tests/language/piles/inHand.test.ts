// Own text of a card in hand: it is not played, or not discarded.
import { describe, expect, it } from 'vitest';
import {
  a,
  actionCard,
  anyCard,
  cannotBeDiscarded,
  cannotBePlayed,
  constant,
  define,
  discard,
  gain,
  inHand,
  play,
  playCard,
  putIntoPlay,
  see,
  table,
} from '../../../index.ts';
import { spell, thing } from '../../../testing/cards.ts';

describe('a card that stays in hand', () => {
  it('Modifier hand-cannot: the card is not played, or not discarded as a move', () => {
    const relic = thing('hand-relic', constant(cannotBePlayed), constant(cannotBeDiscarded));
    define([
      actionCard({ id: 'hand-costs', name: 'Costs', house: 'brobnar' }, constant(cannotBeDiscarded), play(gain(1))),
    ]);
    const t = table({ me: { house: 'brobnar', hand: [{ id: relic, house: 'brobnar' }, 'hand-costs'] } });
    t.me
      .cannot('play', relic, 'forbidden')
      .cannot('discard', relic, 'forbidden')
      .cannot('discard', 'hand-costs', 'forbidden');
    expect(t.options()).toEqual(['play hand-costs', 'end']);
    t.me.play('hand-costs');
    t.expect({ me: { aember: 1, hand: [{ id: relic }].map(({ id }) => id), discard: ['hand-costs'] } });
  });

  it('no effect plays it, one may discard it, or put it into play', () => {
    const relic = thing('hand-relic', constant(cannotBePlayed), constant(cannotBeDiscarded));
    const help = spell('hand-help', playCard(a(inHand(anyCard))));
    const t = table({ me: { house: 'brobnar', hand: [help, relic] } });
    t.me.play(help);
    t.expect({ me: { hand: [relic], discard: [help] } });
    const away = spell('hand-away', discard(a(inHand(anyCard))));
    const gone = table({ me: { house: 'brobnar', hand: [away, relic] } });
    gone.me.play(away);
    gone.expect({ me: { hand: [], discard: [away, relic] } });
    const there = spell('hand-there', putIntoPlay(a(inHand(anyCard))));
    const put = table({ me: { house: 'brobnar', hand: [there, relic] } });
    put.me.play(there);
    put.expect({ me: { hand: [], artifacts: [{ id: relic, exhausted: true }] } });
    expect(see(put.state, 1).players[0]!.artifacts).toHaveLength(1);
  });
});
