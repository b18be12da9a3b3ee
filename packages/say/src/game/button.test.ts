// Buttons, which tell what an answer brings about, and effects that go on.

import type { Ask, AskKind, CardDef, CardVerb, Option, Ref, Trigger } from '@vaultsong/engine';
import {
  a,
  artifactCard,
  choose,
  chooseHouse,
  chooseTrait,
  constant,
  creature,
  creatureCard,
  define,
  draw,
  eachTime,
  enters,
  friendly,
  gain,
  gainsKeyword,
  it,
  lasting,
  may,
  mayUse,
  nameCard,
  named,
  neighborOf,
  ofHouse,
  only,
  play,
  playerCannot,
  readyAndFightWith,
  self,
  withTrait,
} from '@vaultsong/engine';
import { programs } from '@vaultsong/engine/testing';
import { describe, expect, it as test } from 'vitest';
import { sayLasting, sayOption } from '../index.ts';
import { action, asked, body, ref, rule, troll } from '../testing/asking.ts';

const trigger = (ability: string, source: Ref): Trigger => ({
  ability,
  source,
  controller: 0,
  granter: null,
  event: { type: 'ready', card: source },
  index: 0,
  lasting: null,
  vars: {},
  rank: 0,
});
const plain = rule('option', programs.game, null);
const labels: Readonly<Record<Option['pick'], readonly [Option, Ask, string]>> = {
  house: [{ pick: 'house', house: 'star-alliance' }, plain, 'Star Alliance'],
  name: [{ pick: 'name', title: 'Etan’s Jar' }, plain, 'Etan’s Jar'],
  trait: [{ pick: 'trait', trait: 'space-pirate' }, plain, 'Space Pirate'],
  move: [{ pick: 'move', move: { do: 'end' } }, plain, 'End your turn'],
  card: [{ pick: 'card', card: troll }, plain, 'Troll'],
  option: [{ pick: 'option', label: 'gain 1 æmber' }, plain, 'Gain 1 æmber'],
  number: [{ pick: 'number', value: 4 }, plain, '4'],
  flank: [{ pick: 'flank', side: 'left' }, plain, 'Left flank'],
  place: [{ pick: 'place', index: 2 }, plain, 'After creature 2 from the left'],
  key: [{ pick: 'key', seat: 0, color: 'red' }, plain, 'Red key'],
  seat: [{ pick: 'seat', seat: 1 }, plain, 'Player 2'],
  order: [{ pick: 'order', trigger: trigger(programs.assault, troll) }, plain, 'Troll: assault'],
  yes: [
    { pick: 'yes' },
    asked(body(play(may(readyAndFightWith(a(neighborOf(self)))))), 'may'),
    'Ready and fight with a neighboring creature',
  ],
  no: [{ pick: 'no' }, asked(body(play(may(draw(1)))), 'may'), 'Do not'],
  done: [{ pick: 'done' }, plain, 'Done'],
};
describe('buttons', () => {
  test.each(Object.entries(labels))('%s', (_pick, [option, ask, text]) => expect(sayOption(option, ask)).toBe(text));
  test('name the outcome of a mulligan and of the archives', () => {
    const said = (kind: AskKind): readonly string[] =>
      (['yes', 'no'] as const).map((pick) => sayOption({ pick }, rule(kind, programs.game, null)));
    expect(said('mulligan')).toEqual(['Mulligan', 'Keep']);
    expect(said('archives')).toEqual(['Pick up the archives', 'Leave them']);
  });
  test('the right flank, no house, and a hidden card', () => {
    expect(sayOption({ pick: 'flank', side: 'right' }, plain)).toBe('Right flank');
    expect(sayOption({ pick: 'place', index: 0 }, plain)).toBe('Left flank');
    expect(sayOption({ pick: 'house', house: null }, plain)).toBe('No house');
    expect(sayOption({ pick: 'card', card: { id: -1, life: 0, name: '' } }, plain)).toBe('A card');
  });
  test('an ability that waits, and one among several of a card', () => {
    define([creatureCard({ id: 'ask-snatcher', name: 'Snatcher', house: 'dis' }, eachTime(enters(creature), gain(1)))]);
    expect(sayOption({ pick: 'order', trigger: trigger('ask-snatcher/0', ref('ask-snatcher')) }, plain)).toBe(
      'Snatcher: Each time a creature enters play, gain 1 æmber.',
    );
    expect(sayOption({ pick: 'option', label: 'ask-snatcher/0' }, plain)).toBe(
      'Each time a creature enters play, gain 1 æmber.',
    );
  });
});

const verbs: Readonly<Record<CardVerb, string>> = {
  play: 'Play Troll',
  discard: 'Discard Troll',
  reap: 'Reap with Troll',
  fight: 'Fight with Troll',
  action: 'Use the action of Troll',
  omni: 'Use the omni of Troll',
  unstun: 'Remove the stun from Troll',
  beside: 'Use Troll',
};
describe('moves', () => {
  test.each(Object.entries(verbs))('%s', (verb, text) => {
    expect(sayOption({ pick: 'move', move: { do: verb as CardVerb, card: troll } }, plain)).toBe(text);
  });
});

describe('plays out of the ordinary', () => {
  const said = (more: { readonly from?: 'discard' | 'archives' | 'purged'; readonly as?: 'upgrade' }): string =>
    sayOption({ pick: 'move', move: { do: 'play', card: troll, ...more } }, plain);
  test('say from where, and as what', () => {
    expect(said({ from: 'discard' })).toBe('Play Troll from your discard pile');
    expect(said({ as: 'upgrade' })).toBe('Play Troll as an upgrade');
    expect(said({ from: 'archives', as: 'upgrade' })).toBe('Play Troll from your archives as an upgrade');
  });
});

describe('effects that go on', () => {
  const begun = (card: CardDef, path: string, more: Partial<Parameters<typeof sayLasting>[0]> = {}): string => {
    define([card]);
    return sayLasting({
      id: 1,
      ability: `${card.id}/0.do${path}.ability`,
      source: ref(card.id),
      controller: 0,
      vars: {},
      event: null,
      until: 'turn',
      uses: null,
      ...more,
    });
  };
  test('say the names of the cards that were chosen', () => {
    const card = action(choose(a(creature), (c) => [lasting('turn', constant(gainsKeyword(only(c), 'skirmish')))]));
    expect(begun(card, '.steps.1', { vars: { card0: [troll] } })).toBe(
      'For the rest of the turn, Troll gains skirmish.',
    );
  });
  test('say what was named', () => {
    const jar = action(
      nameCard((name) => [lasting('source-leaves', constant(playerCannot('each', 'play', named(name))))]),
    );
    expect(begun(jar, '.steps.1', { until: 'source-leaves', vars: { name0: { title: 'Etan’s Jar' } } })).toBe(
      'Until Sample leaves play, players cannot play cards named Etan’s Jar.',
    );
    const kin = action(
      chooseTrait((trait) => [lasting('turn', constant(gainsKeyword(withTrait(trait, creature), 'skirmish')))]),
    );
    expect(begun(kin, '.steps.1', { vars: { trait0: { trait: 'space-pirate' } } })).toBe(
      'For the rest of the turn, each Space Pirate creature gains skirmish.',
    );
  });
  test('say the house that was chosen', () => {
    const card = action(
      chooseHouse('any', (house) => [lasting('turn', constant(mayUse(friendly(ofHouse(house, creature)))))]),
    );
    expect(begun(card, '.steps.1', { vars: { house0: 'mars' } })).toBe(
      'For the rest of the turn, you may use friendly Mars creatures.',
    );
  });
  test('name their own card and the card of the event', () => {
    const card = artifactCard(
      { id: 'ask-fort', name: 'Fort', house: 'mars' },
      eachTime(enters(creature), lasting('source-leaves', constant(gainsKeyword(only(it), 'taunt')))),
    );
    expect(
      begun(card, '', {
        until: 'source-leaves',
        event: { type: 'enter', card: troll, player: 0, place: { to: 'line', index: 0 }, played: true },
      }),
    ).toBe('Until Fort leaves play, Troll gains taunt.');
  });
  test('count their uses', () => {
    const card = action(lasting('turn', constant(mayUse(friendly(creature))), 2));
    expect(begun(card, '', { uses: 2 })).toBe(
      'For the rest of the turn, you may use up to 2 friendly creatures of any house.',
    );
  });
});
