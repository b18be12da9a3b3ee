// Abilities that wait for a card to be drawn, or take its place, and those that wait until a discard pile is shuffled into a deck.
import { describe, it } from 'vitest';
import {
  a,
  anyCard,
  constant,
  discard,
  draw,
  draws,
  duringYourTurn,
  each,
  eachTime,
  gain,
  inDiscard,
  mayInsteadOf,
  outsideStep,
  playerCannot,
  returnToHand,
  self,
  shuffle,
  shuffleIntoDeck,
  shuffles,
  shufflesDiscard,
  table,
  topOfDeck,
  whileIn,
  yourTurnBegins,
  yourTurnEnds,
} from '../../../index.ts';
import { being, copies, spell, thing } from '../../../testing/cards.ts';

describe('a card that is drawn', () => {
  const counter = thing('counter', eachTime(duringYourTurn(draws('you')), gain(1)));
  const three = spell('three-cards', draw(3));

  it('Pattern draws: each of several is waited for by itself', () => {
    const t = table({ me: { house: 'brobnar', hand: [three], deck: copies(4, 'one'), artifacts: [counter] } });
    t.me.play('three-cards');
    t.expect({
      me: { aember: 3, hand: copies(3, 'one'), deck: ['one'], artifacts: ['counter'], discard: ['three-cards'] },
    });
  });

  it('Pattern draws: only those that there are', () => {
    const t = table({ me: { house: 'brobnar', hand: [three], deck: ['one', 'two'], artifacts: [counter] } });
    t.me.play('three-cards');
    t.expect({ me: { aember: 2, hand: ['one', 'two'], artifacts: ['counter'], discard: ['three-cards'] } });
  });

  it('Pattern draws: not those of the other player, and in their turn none', () => {
    const both = spell('both-draw', draw(1, 'each'));
    const t = table({
      me: { house: 'brobnar', hand: [both], deck: ['one'], artifacts: [counter] },
      foe: { deck: ['two'], artifacts: [counter] },
    });
    t.me.play('both-draw');
    t.expect({
      me: { aember: 1, hand: ['one'], artifacts: ['counter'], discard: ['both-draw'] },
      foe: { hand: ['two'], artifacts: ['counter'] },
    });
  });

  it('Pattern draws: in the step at the end of a turn, too, and the chain is shed [rule draw-cards]', () => {
    const t = table({
      me: { house: 'brobnar', deck: copies(9, 'one'), artifacts: [counter], chains: 1 },
      foe: { deck: copies(6, 'two') },
    });
    t.me.end();
    t.expect({ me: { aember: 5, chains: 0, hand: copies(5, 'one'), deck: copies(4, 'one'), artifacts: ['counter'] } });
  });

  it('Pattern outsideStep: not in that step, but as a turn begins and ends', () => {
    const waiting = thing('waiting', eachTime(outsideStep('draw', draws('you')), gain(1)));
    const first = thing('first-card', eachTime(yourTurnBegins, draw(1)));
    const last = thing('last-card', eachTime(yourTurnEnds, draw(1)));
    const me = { house: 'brobnar', houses: ['brobnar', 'dis', 'logos'], deck: copies(9, 'one') } as const;
    const foe = { houses: ['brobnar', 'dis', 'logos'], deck: copies(9, 'one') } as const;
    const t = table({ me: { ...me, artifacts: [waiting, last] }, foe });
    t.me.end();
    t.expect({ me: { aember: 1, hand: copies(7, 'one'), artifacts: ['waiting', 'last-card'] } });
    const u = table({ active: 1, me: { ...me, artifacts: [waiting, first] }, foe: { ...foe, house: 'brobnar' } });
    u.foe.end();
    u.expect({ active: 'me', me: { aember: 1, hand: ['one'], artifacts: ['waiting', 'first-card'] } });
  });
});

describe('a card that would be drawn', () => {
  const ghost = being(
    'ghost',
    {},
    whileIn('discard', mayInsteadOf(duringYourTurn(draws('you')), discard(topOfDeck(3)), returnToHand(self))),
  );
  const two = spell('two-cards', draw(2));

  it('Pattern draws: one of several is replaced, and the others are drawn', () => {
    const t = table({
      me: { house: 'brobnar', hand: [two], deck: ['one', 'two', 'three', 'four'], discard: [ghost] },
    });
    t.me.play('two-cards').choose('ghost');
    t.expect({ me: { hand: ['ghost', 'four'], discard: ['two-cards', 'three', 'two', 'one'] } });
  });

  it('Pattern draws: the replacement of the first may be declined for the second', () => {
    const t = table({
      me: { house: 'brobnar', hand: [two], deck: ['one', 'two', 'three', 'four', 'five'], discard: [ghost] },
    });
    t.me.play('two-cards').no().choose('ghost');
    t.expect({ me: { hand: ['one', 'ghost'], deck: ['five'], discard: ['two-cards', 'four', 'three', 'two'] } });
  });

  it('Pattern draws: nothing is replaced where nothing would be drawn', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [two],
        deck: ['one'],
        discard: [ghost],
        artifacts: [thing('dry', constant(playerCannot('each', 'draw')))],
      },
    });
    t.me.play('two-cards');
    t.expect({ me: { deck: ['one'], artifacts: ['dry'], discard: ['two-cards', 'ghost'] } });
  });
});

describe('a discard pile that is shuffled into the deck', () => {
  const medium = being('medium', {}, eachTime(shufflesDiscard('you'), gain(3)));
  const medium1 = { house: 'brobnar' as const, line: [medium] };

  it('Pattern shuffles: by an effect, and where the deck is empty', () => {
    const shuffler = being('shuffler', {}, eachTime(shuffles('you'), gain(1)));
    const all = spell('all-in', shuffle('discard-into-deck'));
    const t = table({ me: { house: 'brobnar', hand: [all], line: [shuffler], discard: ['one'] } });
    t.me.play('all-in');
    t.expect({ me: { aember: 1, line: ['shuffler'], deck: ['one'] } });
    const u = table({
      me: { house: 'brobnar', hand: [spell('one-more', draw(1))], line: [shuffler], discard: ['one'] },
    });
    u.me.play('one-more');
    u.expect({ me: { aember: 1, line: ['shuffler'], hand: ['one'] } });
  });

  it('Pattern shufflesDiscard: by an effect, also with no card in it', () => {
    const all = spell('all-in', shuffle('discard-into-deck'));
    const t = table({ me: { ...medium1, hand: [all], discard: ['one'] } });
    t.me.play('all-in');
    t.expect({ me: { aember: 3, line: ['medium'], deck: ['one'], discard: ['all-in'] } });

    const none = table({ me: { ...medium1, hand: [all] } });
    none.me.play('all-in');
    none.expect({ me: { aember: 3, line: ['medium'], discard: ['all-in'] } });
  });

  it('Pattern shufflesDiscard: because the deck is empty when a card is drawn', () => {
    const t = table({ me: { ...medium1, hand: [spell('one-card', draw(1))], discard: ['one'] } });
    t.me.play('one-card');
    t.expect({ me: { aember: 3, line: ['medium'], hand: ['one'], discard: ['one-card'] } });
  });

  it('Pattern shufflesDiscard: card by card, where none is left, and not where one is', () => {
    const each1 = spell('each-in', shuffleIntoDeck(each(inDiscard(anyCard))));
    const t = table({ me: { ...medium1, hand: [each1], discard: ['one', 'two'] } });
    t.me.play('each-in');
    t.expect({ me: { aember: 3, line: ['medium'], discard: ['each-in'] } });

    const some = table({
      me: { ...medium1, hand: [spell('some-in', shuffleIntoDeck(a(inDiscard(anyCard))))], discard: ['one', 'two'] },
    });
    some.me.play('some-in').choose('one');
    some.expect({ me: { line: ['medium'], deck: ['one'], discard: ['some-in', 'two'] } });
  });

  it('Pattern shufflesDiscard: not a deck alone, and not that of the other player', () => {
    const t = table({
      me: {
        ...medium1,
        hand: [spell('mix', shuffle('deck'), shuffle('discard-into-deck', 'opponent'))],
        discard: ['one'],
      },
      foe: { discard: ['two'] },
    });
    t.me.play('mix');
    t.expect({ me: { line: ['medium'], discard: ['mix', 'one'] }, foe: { deck: ['two'] } });
  });
});
