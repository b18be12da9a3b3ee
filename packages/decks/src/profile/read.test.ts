// The words of the language that no card of the set uses, or not in every form.
import type { Ability, CardDef, Cards, Node } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  again,
  besides,
  capture,
  choose,
  chooseNumber,
  constant,
  controls,
  count,
  creature,
  dealDamage,
  destroyed,
  discard,
  draw,
  each,
  eachPlayer,
  eachTime,
  enemy,
  enrage,
  enters,
  exactly,
  exalt,
  friendly,
  gain,
  gainsAbility,
  half,
  heal,
  host,
  inDiscard,
  insteadOf,
  it as itself,
  lasting,
  leastOf,
  lose,
  minus,
  named,
  other,
  playerCannot,
  product,
  putIntoPlay,
  reap,
  repeatWhile,
  self,
  steal,
  sum,
  takeAember,
  takeControl,
  thisCreature,
  times,
  topOfDeck,
  turnOf,
  unstun,
  upTo,
  ward,
  withTrait,
  wouldGoToDiscardFromPlay,
} from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { effectsOf } from './read.ts';
import { sayEffect } from './sayEffect.ts';

const says = (...abilities: readonly Ability[]): readonly string[] =>
  effectsOf({ type: 'creature', bonus: [], keywords: {}, abilities }).map(sayEffect);
const onReap = (...steps: readonly Node[]): readonly string[] => says(reap(...steps));
const bare: Pick<CardDef, 'type' | 'keywords' | 'abilities'> = { type: 'action', keywords: {}, abilities: [] };

describe('bonus icons', () => {
  it('are one effect for each kind, with its number', () => {
    const bonus = ['aember', 'capture', 'aember', 'damage', 'draw', 'discard', 'discard'] as const;
    expect(effectsOf({ ...bare, bonus }).map(sayEffect)).toEqual([
      'bonus: gain 2 æmber, you',
      'bonus: capture 1 æmber with 1 creature, opponent',
      'bonus: 1 damage to 1 creature, either player',
      'bonus: draw 1, you',
      'bonus: discard 2 cards in hand, you',
    ]);
  });

  it('give nothing where there are none', () => {
    expect(effectsOf({ ...bare, bonus: [] })).toEqual([]);
  });
});

describe('amounts', () => {
  it.each([
    ['a number', 3, '3'],
    ['a sum', sum(1, 2), '3'],
    ['a product', product(2, 3), '6'],
    ['a difference', minus(5, 2), '3'],
    ['a difference below nothing', minus(2, 5), '0'],
    ['a half rounded down', half(5, 'down'), '2'],
    ['a half rounded up', half(5, 'up'), '3'],
    ['the least of a number and something counted', leastOf(2, count(each(creature))), '2'],
    ['the least of what is counted', leastOf(count(each(creature))), 'some'],
    ['something counted', count(each(creature)), 'some'],
    ['a sum with something counted', sum(1, count(each(creature))), 'some'],
    ['half of something counted', half(count(each(creature)), 'up'), 'some'],
  ])('%s', (_, amount, said) => {
    expect(onReap(gain(amount))).toEqual([`reap: gain ${said} æmber, you`]);
  });

  it('a number that the player chooses counts as the greatest that can be chosen', () => {
    expect(onReap(chooseNumber(0, 4, (n) => [gain(n)]))).toEqual(['reap: gain 4 æmber, you']);
  });
});

describe('who', () => {
  it('is the opponent of the opponent where each player is meant', () => {
    expect(onReap(eachPlayer(steal(1)))).toEqual(['reap: steal 1 æmber, both players']);
    expect(onReap(lose(1, 'each'))).toEqual(['reap: lose 1 æmber, both players']);
    expect(onReap(gain(1, 'active'))).toEqual(['reap: gain 1 æmber, either player']);
  });

  it('follows the cards whose controller or owner is named', () => {
    const theirs: Cards = { all: enemy(creature) };
    expect(onReap(draw(1, { controllerOf: theirs }))).toEqual(['reap: draw 1, opponent']);
    expect(onReap(draw(1, { ownerOf: theirs }))).toEqual(['reap: draw 1, opponent']);
    expect(onReap(draw(1, { opponentOf: theirs }))).toEqual(['reap: draw 1, you']);
  });

  it('is the opponent for an ability that enemy creatures gain', () => {
    expect(says(constant(gainsAbility(enemy(creature), reap(lose(1)))))).toEqual([
      'reap: lose 1 æmber, opponent, repeatedly',
    ]);
  });
});

describe('which cards', () => {
  it.each([
    ['one of both sides is of either', ward(a(creature)), 'reap: ward 1 creature, either player'],
    ['each of both sides', enrage(each(creature)), 'reap: enrage each creature, both players'],
    ['up to so many', unstun(upTo(2, friendly(creature))), 'reap: unstun 2 creatures, you'],
    [
      'any number',
      ward({ pick: creature, min: 0, max: count(each(creature)) }),
      'reap: ward each creature, both players',
    ],
    [
      'as many as something else',
      ward({ pick: creature, min: 0, max: count(each(enemy(creature))) }),
      'reap: ward some creatures, either player',
    ],
    ['of a trait', ward(a(withTrait('beast', creature))), 'reap: ward 1 creature of a kind, either player'],
    ['the top of a deck', discard(topOfDeck(2, 'opponent')), 'reap: discard 2 cards in deck, opponent'],
    [
      'those that have a name, out of a pile',
      discard(each(inDiscard(named('urchin')))),
      'reap: discard each card of a kind in discard, you',
    ],
    ['other ones', ward(each(besides(self, friendly(creature)))), 'reap: ward each creature, you'],
    ['æmber on them', exalt(a(enemy(creature))), 'reap: place 1 æmber on 1 creature (supply), opponent'],
    [
      'æmber taken off them',
      takeAember('all', each(creature), 'supply'),
      'reap: take some æmber from each creature (supply), both players',
    ],
    ['one that comes into play', putIntoPlay(a(inDiscard(creature))), 'reap: put into play 1 creature in discard, you'],
  ])('%s', (_, step, said) => {
    expect(onReap(step)).toEqual([said]);
  });

  it('the card of an event and the other one, as the pattern describes them', () => {
    const pattern = { ...enters(friendly(creature)), other: enemy(creature) };
    expect(says(eachTime(pattern, ward(itself), heal('all', other)))).toEqual([
      'each-time: ward 1 creature, you, repeatedly',
      'each-time: heal some of 1 creature (fully), opponent, repeatedly',
    ]);
  });
});

describe('how often', () => {
  it('a fixed number of rounds is a greater amount for a player, and more cards', () => {
    expect(onReap(times(3, gain(2), ward(a(friendly(creature)))))).toEqual([
      'reap: gain 6 æmber, you',
      'reap: ward 3 creatures, you',
    ]);
  });

  it('an unknown number of rounds is a repetition', () => {
    expect(onReap(times(count(each(creature)), gain(2)))).toEqual(['reap: gain 2 æmber, you, repeatedly']);
    expect(onReap(repeatWhile(turnOf('you'), gain(1)))).toEqual(['reap: gain 1 æmber, you, repeatedly']);
  });

  it('the ability once more adds nothing', () => {
    expect(onReap(gain(1), again)).toEqual(['reap: gain 1 æmber, you']);
  });

  it('a lasting effect that is used up says for how many', () => {
    const next = lasting('turn', constant({ mod: 'enters', of: friendly(creature), how: 'warded' }), 1);
    expect(onReap(next)).toEqual(['reap: enters: 1 creature (warded), you, for turn']);
  });
});

describe('words of the rules', () => {
  it('are no effects of a card', () => {
    expect(onReap({ kind: 'moves' }, { kind: 'mulligan' }, { kind: 'rule', step: 'end-turn' })).toEqual([]);
  });
});

describe('words that no card of the set has', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['bonus icons once more', onReap({ kind: 'bonus', card: self }), ['reap: resolve bonus of this, you']],
    [
      'a verb of its own',
      onReap({ kind: 'special', says: 'does something odd', events: () => [] }),
      ['reap: special (does something odd), either player'],
    ],
    ['a creature moved to a flank', onReap({ kind: 'toPlace', what: self, place: 'p' }), ['reap: move this, you']],
    [
      'a skipped step of drawing',
      says(constant({ mod: 'skip-step', who: 'opponent', step: 'draw' })),
      ['constant: forbid (draw), opponent'],
    ],
    ['a trait', says(constant({ mod: 'trait', of: host, trait: 'knight' })), ['constant: changed: host (knight), you']],
    [
      'a creature that cannot be destroyed',
      says(constant({ mod: 'cannot', of: thisCreature, be: 'destroyed' })),
      ['constant: protect this (destruction), you'],
    ],
    [
      'a creature that cannot be readied',
      says(constant({ mod: 'cannot', of: enemy(creature), be: 'readied' })),
      ['constant: forbid each creature (ready), opponent'],
    ],
    [
      'a card that goes elsewhere instead',
      says(insteadOf(wouldGoToDiscardFromPlay(friendly(creature)), { zone: 'hand' })),
      ['instead: to hand 1 creature, you, repeatedly'],
    ],
    ['control given away', says(constant(controls(thisCreature, 'opponent'))), ['constant: give control of this, you']],
  ])('%s', (_, said, expected) => {
    expect(said).toEqual(expected);
  });
});

describe('conditions', () => {
  it('what is done under one is done sometimes; what is forbidden while it holds too', () => {
    expect(says({ on: 'constant', give: [playerCannot('opponent', 'draw')], while: turnOf('you') })).toEqual([
      'constant: forbid (draw), opponent, sometimes',
    ]);
    expect(onReap(choose(exactly(2, creature), (two) => ({ kind: 'may', then: dealDamage(1, two) })))).toEqual([
      'reap: 1 damage to 2 creatures, either player, sometimes',
    ]);
  });

  it('captures from the own side, by whoever is told to', () => {
    expect(says(destroyed(capture(1, each(enemy(creature)))), actionAbility(takeControl(a(enemy(creature)))))).toEqual([
      'destroyed: capture 1 æmber with each creature, you',
      'action: take control of 1 creature, opponent',
    ]);
  });
});
