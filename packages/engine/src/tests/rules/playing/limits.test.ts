// Effects and rules that forbid, limit or permit playing.
import { describe, it } from 'vitest';
import {
  a,
  actionCard,
  constant,
  creature,
  define,
  draw,
  eachTime,
  gain,
  inHand,
  mayPlayEachTurn,
  play,
  playCard,
  playerCannot,
  returnToHand,
  self,
  table,
  topOfDeck,
  youChooseHouse,
} from '../../../index.ts';
import { being, copies, spell, thing } from '../../../testing/cards.ts';

describe('what forbids, limits or permits playing', () => {
  it('cards of another house cannot be played or discarded [rule active-house, rule off-house, rule house, rule playing-cards]', () => {
    const t = table({ me: { house: 'brobnar', hand: ['imp'] } });
    t.me.cannot('play', 'imp', 'wrong-house').cannot('discard', 'imp', 'wrong-house');
  });

  it('"cannot play" beats permissions and effects [rule playing-cards, rule cannot]', () => {
    const ban = thing('ban', constant(playerCannot('opponent', 'play', creature)));
    const t = table({
      me: { house: 'brobnar', hand: ['five', spell('call', playCard(a(inHand(creature))))] },
      foe: { artifacts: [ban] },
    });
    t.me.cannot('play', 'five', 'forbidden').play('call');
    t.expect({ me: { hand: ['five'], line: [] } });
  });

  it('a play limit counts cards of its kind in this turn [rule playing-cards]', () => {
    const gate = thing('gate', constant({ mod: 'play-limit', who: 'opponent', card: creature, most: 1 }));
    const t = table({ me: { house: 'brobnar', hand: ['five', 'four', 'rock'] }, foe: { artifacts: [gate] } });
    t.me.play('five').cannot('play', 'four', 'limit').play('rock');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }], artifacts: [{ id: 'rock', exhausted: true }] } });
  });

  it('a toll is paid to the opponent first, and keeps away who cannot pay [rule pay]', () => {
    const toll = thing('toll', constant({ mod: 'toll', who: 'opponent', do: 'play', card: creature, amount: 2 }));
    const t = table({
      me: { house: 'brobnar', hand: ['five', 'four', 'rock'], aember: 3 },
      foe: { artifacts: [toll] },
    });
    t.me.play('five').cannot('play', 'four', 'toll').play('rock');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('a permission counted by turn gives that many cards each turn', () => {
    const pass = thing('pass', constant(mayPlayEachTurn(1, { house: 'dis' })));
    const t = table({ me: { house: 'brobnar', hand: ['imp', 'curse'], artifacts: [pass], deck: copies(9, 'one') } });
    t.me.play('imp').cannot('play', 'curse', 'wrong-house');
    t.expect({ me: { line: [{ id: 'imp', exhausted: true }] } });
  });
});

describe('rule of six (v1.3 p.7) [rule rule-of-six]', () => {
  it('cards of one title are played at most six times a turn', () => {
    const t = table({ me: { house: 'brobnar', hand: copies(7, 'blank') } });
    for (let i = 0; i < 6; i++) t.me.play('blank');
    t.me.cannot('play', 'blank', 'rule-of-six').discard('blank');
    t.expect({ me: { hand: [] } });
  });

  it('plays and uses count together, for every copy', () => {
    const again = being('again', {}, { on: 'reap', do: { kind: 'ready', what: self } });
    const t = table({ me: { house: 'brobnar', line: [again], hand: [again] } });
    t.me.play('again', 'right');
    for (let i = 0; i < 5; i++) t.me.reap('again');
    t.me.cannot('reap', 'again', 'rule-of-six');
    t.expect({ me: { aember: 5, line: ['again', { id: 'again', exhausted: true }] } });
  });

  it('holds for effects too, but not for repeated effects [rule repeat]', () => {
    const back = spell('back', returnToHand(self));
    const t = table({ me: { house: 'brobnar', hand: [back] } });
    for (let i = 0; i < 6; i++) t.me.play('back');
    t.me.cannot('play', 'back', 'rule-of-six');
    t.expect({ me: { hand: ['back'] } });
  });

  it('is over with the turn', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('back', returnToHand(self))] } });
    for (let i = 0; i < 6; i++) t.me.play('back');
    t.me.end();
    t.foe.end();
    t.me.play('back');
    t.expect({ me: { hand: ['back'] } });
  });
});

describe('alpha and omega', () => {
  it('alpha: only as the first thing in step 3 [rule alpha]', () => {
    define([actionCard({ id: 'dawn', name: 'Dawn', house: 'brobnar', keywords: ['alpha'] }, play(gain(1)))]);
    const fresh = table({ me: { house: 'brobnar', hand: ['dawn'] } });
    fresh.me.play('dawn');
    fresh.expect({ me: { aember: 1 } });
    for (const move of ['play rock', 'discard blank', 'reap five']) {
      const t = table({ me: { house: 'brobnar', hand: ['dawn', 'rock', 'blank'], line: ['five'] } });
      t.me.choose(move).cannot('play', 'dawn', 'alpha');
    }
  });

  it('alpha: what an effect did before step 3 does not count', () => {
    define([actionCard({ id: 'dawn', name: 'Dawn', house: 'brobnar', keywords: ['alpha'] }, play(gain(1)))]);
    const t = table({
      step: 'forge',
      me: {
        houses: ['brobnar'],
        hand: ['dawn'],
        deck: ['rock'],
        artifacts: [thing('gate', eachTime(youChooseHouse('brobnar'), playCard(topOfDeck())))],
      },
    });
    t.me.house('brobnar').play('dawn');
    t.expect({ me: { aember: 1, hand: [] } });
  });

  it('omega: played by an effect before step 3 it ends that step, and step 3 comes all the same', () => {
    define([actionCard({ id: 'dusk', name: 'Dusk', house: 'brobnar', keywords: ['omega'] }, play(gain(2)))]);
    const t = table({
      step: 'forge',
      me: {
        houses: ['brobnar'],
        line: ['five'],
        deck: ['dusk'],
        artifacts: [thing('gate', eachTime(youChooseHouse('brobnar'), playCard(topOfDeck())))],
      },
    });
    t.me.house('brobnar').reap('five');
    t.expect({ active: 'me', me: { aember: 3, line: [{ id: 'five', exhausted: true }] } });
  });

  it('omega: the step ends when the play is over [rule omega]', () => {
    define([actionCard({ id: 'dusk', name: 'Dusk', house: 'brobnar', keywords: ['omega'] }, play(draw(1)))]);
    const t = table({ me: { house: 'brobnar', hand: ['dusk'], line: ['five'], deck: copies(9, 'one') } });
    t.me.play('dusk');
    t.expect({ active: 'foe', me: { hand: copies(6, 'one'), line: ['five'], discard: ['dusk'] } });
  });

  it('omega played by an effect ends the step after that effect [rule omega]', () => {
    define([actionCard({ id: 'dusk', name: 'Dusk', house: 'brobnar', keywords: ['omega'] }, play(draw(1)))]);
    const t = table({
      me: { house: 'brobnar', hand: [spell('wormhole', playCard(topOfDeck()), gain(3))], deck: ['dusk'] },
    });
    t.me.play('wormhole');
    t.expect({ active: 'foe', me: { aember: 3 } });
  });
});
