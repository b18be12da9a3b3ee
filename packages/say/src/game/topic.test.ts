// Topics of questions.

import type { Ask, CardDef, Node } from '@vaultsong/engine';
import {
  a,
  capture,
  choose,
  chooseHouse,
  chooseOne,
  creature,
  dealDamage,
  destroy,
  each,
  enemy,
  fightWith,
  friendly,
  gain,
  healUpTo,
  inDiscard,
  may,
  ofHouse,
  putIntoPlay,
  reap,
  returnToHand,
  stun,
} from '@vaultsong/engine';
import { programs } from '@vaultsong/engine/testing';
import { describe, expect, it as test } from 'vitest';
import { action, asked, body, rule, troll } from '../testing/asking.ts';
import type { AskTopic } from './topic.ts';
import { topicOf } from './topic.ts';

describe('questions of the rules are about', () => {
  const chosen = `${programs.game}.steps.1.then.then.steps`;
  const cases: readonly (readonly [AskTopic, Ask])[] = [
    ['mulligan', rule('mulligan', `${programs.game}.steps.0`, null)],
    ['active-house', rule('house', `${chosen}.5`, null)],
    ['archives', rule('archives', programs.game, null)],
    ['move', rule('move', programs.game, null)],
    ['omni', rule('omni', programs.game, null)],
    ['order', rule('order', 'ask-troll/0', null)],
    ['replace', rule('replace', 'ask-troll/0', null)],
    ['how', rule('how', programs.use, troll)],
    ['beside', rule('cards', `${programs.beside}.then.steps.0`, troll)],
    ['attack', rule('cards', `${programs.fight}.steps.1.then`, troll)],
    ['host', rule('cards', `${programs.play}.steps.2.then.steps.1.then`, troll)],
    ['host', rule('cards', `${programs['put-into-play']}.steps.1.then`, troll)],
    ['capture', rule('cards', `${programs['bonus-capture']}.steps.0`, troll)],
    ['half', rule('cards', `${programs['put-into-play-gigantic']}.steps.0`, troll)],
    ['half', rule('pile', programs['finish-play'], troll)],
    ['pile', rule('pile', programs['finish-play'], null)],
    ['flank', rule('flank', `${programs.play}.steps.1.then`, troll, [{ pick: 'flank', side: 'left' }])],
    ['deploy', rule('flank', `${programs.play}.steps.1.then`, troll, [{ pick: 'place', index: 1 }])],
    ['forge', rule('may', `${chosen}.2.then.then`, null)],
    ['forge', rule('cards', `${chosen}.2.then.else`, null)],
  ];
  test.each(cases)('%s', (topic, ask) => expect(topicOf(ask)).toBe(topic));
});

describe('questions of cards are about what is done with the choice', () => {
  const cases: readonly (readonly [AskTopic, CardDef, Node['kind']])[] = [
    ['destroy', action(destroy(a(creature))), 'choose'],
    ['capture', action(capture(1, a(friendly(creature)))), 'choose'],
    ['damage', action(choose(a(enemy(creature)), (it) => [gain(1), dealDamage(2, it)])), 'choose'],
    ['fight', action(fightWith(a(friendly(creature)))), 'choose'],
    ['toHand', action(returnToHand(a(creature))), 'choose'],
    ['cards', action(returnToHand(a(inDiscard(creature)))), 'choose'],
    ['put-into-play', action(putIntoPlay(each(inDiscard(creature)))), 'run'],
    ['heal', action(healUpTo(3, a(creature))), 'number'],
    ['any-house', action(chooseHouse('any', (house) => [stun(each(ofHouse(house, creature)))])), 'house'],
    ['may', body(reap(may(gain(1)))), 'may'],
    [
      'option',
      action(chooseOne({ label: 'gain', then: gain(1) }, { label: 'stun', then: stun(a(creature)) })),
      'option',
    ],
  ];
  test.each(cases)('%s', (topic, card, kind) => expect(topicOf(asked(card, kind))).toBe(topic));
  test('cards, where nothing is done with the chosen ones themselves', () => {
    expect(topicOf(asked(action(choose(a(creature), () => [gain(1)])), 'choose'))).toBe('cards');
  });
});
