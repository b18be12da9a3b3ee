// Prophecies: activated with a card of the hand beneath them, fulfilled in the turn of the opponent, whom Fate: concerns.
import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../index.ts';
import {
  cardsUnder,
  clone,
  creature,
  define,
  discard,
  eachTime,
  fulfill,
  imagine,
  prophecyCard,
  see,
  self,
  stateHash,
  table,
} from '../../index.ts';
import '../../testing/besideCards.ts';
import { being, copies } from '../../testing/cards.ts';

const me: SeatPosition = { house: 'brobnar', houses: ['brobnar', 'dis'], deck: copies(9, 'one') };
const foe: SeatPosition = { houses: ['dis', 'logos'], deck: copies(9, 'imp') };
const omen = { id: 'omen', under: ['doom'] } as const;

describe('a prophecy', () => {
  it('is activated once each turn, with a card of any house, and of each card one side at a time [rule prophecy]', () => {
    const t = table({ me: { ...me, hand: ['doom', 'one'], beside: ['omen', 'portent', 'heads', 'tails'] }, foe });
    t.me.beside('omen').choose('doom');
    t.me.cannot('beside', 'omen', 'active-already').cannot('beside', 'portent', 'active-already');
    t.me.cannot('beside', 'heads', 'one-prophecy');
    t.expect({ me: { hand: ['one'], beside: [omen, 'portent', 'heads', 'tails'] } });
    t.me.play('one').end();
    t.foe.house('dis').end();
    t.me.house('brobnar');
    t.me.cannot('beside', 'portent', 'active-already');
    t.me.beside('tails').choose('one');
    t.expect({
      me: {
        line: ['one'],
        beside: [omen, 'portent', 'heads', { id: 'tails', under: ['one'] }],
      },
    });
    const empty = table({ me: { ...me, beside: ['omen'] }, foe });
    empty.me.cannot('beside', 'omen', 'empty-hand');
  });

  it('to activate one is no play: no icons, no first-turn rule, and alpha cards may still come first', () => {
    const first = being('first', { keywords: ['alpha'] });
    const t = table({ me: { ...me, hand: ['plague', first], beside: ['omen'] }, foe, turn: 1 });
    t.me.beside('omen').choose('plague').play(first);
    t.expect({
      me: { aember: 0, line: [{ id: first, exhausted: true }], beside: [{ id: 'omen', under: ['plague'] }] },
    });
  });

  it('the card beneath it is known to its player alone', () => {
    const t = table({ me: { ...me, hand: ['doom', 'one'], beside: ['omen', 'portent'] }, foe });
    t.me.beside('omen').choose('doom');
    const under = (viewer: 0 | 1 | 'table') => see(t.state, viewer).players[0]?.beside[0]?.under;
    expect(under(0)).toMatchObject([{ known: true, name: 'doom' }]);
    expect(under(1)).toEqual([{ known: false, owner: 0 }]);
    expect(under('table')).toEqual([{ known: false, owner: 0 }]);
    const names = new Set(
      Array.from({ length: 20 }, (_, seed) => see(imagine(t.state, 1, seed), 0).players[0]?.beside[0]?.under[0]).map(
        (card) => (card?.known ? card.name : 'hidden'),
      ),
    );
    expect([...names].sort()).toEqual(['doom', 'one']);
    expect(stateHash(clone(t.state))).toBe(stateHash(t.state));
  });

  it('the Fate: ability of the card beneath it is for the active player [rule prophecy, rule fate]', () => {
    const t = table({
      active: 1,
      me: { ...me, aember: 3, beside: [omen, 'portent'] },
      foe: { ...foe, house: 'dis', aember: 3, line: ['imp'] },
    });
    t.foe.reap('imp');
    t.expect({
      me: { aember: 3, discard: ['doom'], beside: ['omen', 'portent'] },
      foe: { aember: 2, line: [{ id: 'imp', exhausted: true }] },
    });
  });

  it('friends and enemies of Fate: are those of the active player, who decides [rule fate]', () => {
    const t = table({
      active: 1,
      me: { ...me, line: ['five'], beside: [{ id: 'omen', under: ['plague'] }] },
      foe: { ...foe, house: 'dis', line: ['imp', 'thief'] },
    });
    t.foe.reap('imp').choose('thief');
    t.expect({
      me: { aember: 0, line: ['five'], discard: ['plague'], beside: ['omen'] },
      foe: { line: [{ id: 'imp', exhausted: true }], discard: ['thief'] },
    });
  });

  it('waits for its event in the turn of the opponent only', () => {
    const t = table({ me: { ...me, house: 'brobnar', line: ['one'], beside: [omen] }, foe: { ...foe, line: ['imp'] } });
    t.me.reap('one');
    t.expect({ me: { line: [{ id: 'one', exhausted: true }], beside: [omen] }, foe: { line: ['imp'] } });
    t.me.end();
    t.foe.house('dis').reap('imp');
    t.expect({
      me: { line: ['one'], discard: ['doom'], beside: ['omen'] },
      foe: { line: [{ id: 'imp', exhausted: true }] },
    });
  });

  it('as long as it is not active it waits for nothing, and can be activated again', () => {
    const t = table({
      me: { ...me, hand: ['one'], beside: ['omen', 'portent'] },
      foe: { ...foe, line: ['imp'], aember: 4 },
    });
    t.me.end();
    t.foe.house('dis').reap('imp').end();
    t.me.house('brobnar').beside('portent').choose('one');
    t.me.end();
    t.foe.house('dis').end();
    t.expect({
      active: 'me',
      me: { discard: ['one'], beside: ['omen', 'portent'] },
      foe: { aember: 5, line: ['imp'] },
    });
  });

  it('a card without Fate: is only discarded, and one may put itself into play [rule fate]', () => {
    const plain = table({
      active: 1,
      me: { ...me, beside: [{ id: 'omen', under: ['plague'] }] },
      foe: { ...foe, house: 'dis', line: ['imp'] },
    });
    plain.foe.reap('imp');
    plain.expect({ me: { discard: ['plague'] }, foe: { line: [], discard: ['imp'] } });
    const t = table({
      active: 1,
      me: { ...me, beside: [{ id: 'omen', under: ['sleeper'] }] },
      foe: { ...foe, house: 'dis', line: ['imp'] },
    });
    t.foe.reap('imp').flank('left');
    t.expect({
      me: { discard: [], beside: ['omen'] },
      foe: {
        line: [
          { id: 'sleeper', exhausted: true },
          { id: 'imp', exhausted: true },
        ],
      },
    });
  });

  it('an effect that takes the card beneath it away ends it without Fate:', () => {
    define([
      prophecyCard(
        { id: 'fickle', name: 'Fickle' },
        eachTime({ event: 'turnEnded', who: 'opponent' }, fulfill),
        eachTime({ event: 'reaped', card: creature }, discard(cardsUnder(self))),
      ),
    ]);
    const t = table({
      me: { ...me, line: ['one'], aember: 3, beside: [{ id: 'fickle', under: ['doom'] }] },
      foe: { ...foe, aember: 3 },
    });
    t.me.reap('one').end();
    t.foe.house('dis').end();
    t.expect({
      active: 'me',
      me: { aember: 4, discard: ['doom'], line: ['one'], beside: ['fickle'] },
      foe: { aember: 3 },
    });
  });

  it('a prophecy is turned over, and the card beneath it stays there [rule prophecy]', () => {
    const t = table({
      me: { ...me, hand: ['doom'], beside: ['heads', 'tails'] },
      foe: { ...foe, aember: 3, hand: ['imp', 'imp'] },
    });
    t.me.beside('heads').choose('doom').end().yes();
    t.expect({ active: 'foe', me: { beside: ['heads', { id: 'tails', under: ['doom'] }] } });
    t.foe.house('dis').play('imp');
    t.expect({
      me: { beside: ['heads', { id: 'tails', under: ['doom'] }] },
      foe: { aember: 3, line: [{ id: 'imp', exhausted: true }] },
    });
    t.foe.discard('imp');
    t.expect({
      me: { discard: ['doom'], beside: ['heads', 'tails'] },
      foe: { aember: 1, line: [{ id: 'imp', exhausted: true }] },
    });
  });

  it('what was named when it was activated lasts as long as it is active', () => {
    const t = table({
      me: { ...me, hand: ['doom'], beside: ['feeling'] },
      foe: { ...foe, houses: ['dis', 'logos'], aember: 4 },
    });
    t.me.beside('feeling').choose('doom', 'logos').end();
    t.foe.house('dis').end();
    expect(t.state.lasting).toHaveLength(1);
    t.me.house('brobnar').end();
    t.foe.house('logos');
    t.expect({ me: { discard: ['doom'], beside: ['feeling'] }, foe: { aember: 2 } });
    expect(t.state.lasting).toEqual([]);
  });
});
