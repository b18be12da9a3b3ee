// Cards that are looked for and go somewhere, and cards that go elsewhere than usual after their play.
import { describe, expect, it } from 'vitest';
import {
  a,
  action,
  artifactCard,
  choose,
  constant,
  creature,
  define,
  each,
  eachInOrder,
  gain,
  gainsTrait,
  goesUnderDeckAfterPlay,
  inDeckOrDiscard,
  inDiscard,
  losesTraits,
  mayPlayOnto,
  named,
  only,
  play,
  putOnDeck,
  reveal,
  self,
  shuffleRest,
  table,
  traitsOf,
  upgrade,
  upTo,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';

describe('a search whose cards come to lie on top', () => {
  const dig = spell(
    'dig',
    choose(upTo(2, inDeckOrDiscard(creature)), (found) => [
      reveal(found),
      shuffleRest(found),
      putOnDeck(eachInOrder(inDeckOrDiscard(only(found)))),
    ]),
  );

  it('Verb shuffle: but for the cards that were revealed, which are put on top in any order', () => {
    const t = table({
      me: { house: 'brobnar', hand: [dig], deck: ['blank', 'one', 'rock', 'hat'], discard: ['two', 'three'] },
    });
    t.me.play('dig').choose('one').choose('three').choose('one').choose('three');
    const top = t.state.players[0]?.deck.slice(-2).map((id) => t.state.cards[id]?.ref.name);
    expect(top).toEqual(['one', 'three']);
    expect(t.state.players[0]?.deck).toHaveLength(5);
  });

  it('may find nothing, and shuffles all the same', () => {
    const t = table({ me: { house: 'brobnar', hand: [dig], deck: ['one'], discard: [] } });
    t.me.play('dig').done();
    t.expect({ me: { deck: ['one'], discard: ['dig'] } });
  });
});

describe('where a card goes after its play', () => {
  it('Modifier after-play: to the bottom of the deck', () => {
    define([artifactCard({ id: 'golem', name: 'Golem', house: 'brobnar' }, constant(goesUnderDeckAfterPlay(action)))]);
    const t = table({ me: { house: 'brobnar', hand: ['blank', 'one'], artifacts: ['golem'], deck: ['two'] } });
    t.me.play('blank').play('one');
    t.expect({
      me: { deck: ['two', 'blank'], discard: [], artifacts: ['golem'], line: [{ id: 'one', exhausted: true }] },
    });
  });
});

describe('an upgrade that is played on a certain creature', () => {
  it('Node run: play, on that one', () => {
    const rack = being('rack', {}, play(mayPlayOnto(self, a(inDiscard(upgrade)))));
    const t = table({ me: { house: 'brobnar', hand: [rack, rack], line: ['one'], discard: ['hat'] } });
    t.me.play('rack').yes();
    t.expect({
      me: { hand: ['rack'], line: ['one', { id: 'rack', exhausted: true, upgrades: ['hat'] }], discard: [] },
    });
  });
});

describe('a card that loses its traits', () => {
  const count = spell('count', gain(traitsOf(each(named('scholar')))));

  it('Modifier no-traits: neither those printed nor those gained', () => {
    const has = (...things: string[]): number => {
      const t = table({ me: { house: 'brobnar', hand: [count], line: ['scholar'], artifacts: things } });
      t.me.play('count');
      return t.state.players[0]?.aember ?? -1;
    };
    const gives = thing('gives', constant(gainsTrait(creature, 'giant')));
    const takes = thing('takes', constant(losesTraits(creature)));
    expect([has(), has(gives), has(takes), has(takes, gives)]).toEqual([2, 3, 0, 0]);
  });
});
