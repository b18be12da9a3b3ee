// Every duration, and what lasts that long.
import type { Ability, Until } from '@vaultsong/engine';
import {
  another,
  constant,
  creature,
  draw,
  eachTime,
  entersReady,
  friendly,
  insteadOf,
  lasting,
  mayPlay,
  mayPlayFrom,
  reap,
  wouldBeDestroyed,
  youPlay,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayDuration, sayNode } from '../index.ts';

const durations: Readonly<Record<Until, string>> = {
  turn: 'for the rest of the turn',
  'your-next-turn': 'during your next turn',
  'their-next-turn': 'during your opponent’s next turn',
  'their-ready-step': 'until the end of your opponent’s next “ready cards” step',
  'until-your-turn': 'until the start of your next turn',
  'source-leaves': 'until this card leaves play',
  fight: 'for this fight',
  game: 'for the rest of the game',
};
describe('durations', () => {
  test.each(Object.entries(durations))('%s', (until, text) => expect(sayDuration(until as Until)).toBe(text));
});

const effects: readonly (readonly [string, Ability, number | undefined, string])[] = [
  [
    'a trigger',
    eachTime(youPlay(another({})), draw(1)),
    undefined,
    'For the rest of the turn, each time you play another card, draw a card.',
  ],
  [
    'a trigger once',
    eachTime(youPlay(creature), draw(1)),
    1,
    'The next time you play a creature this turn, draw a card.',
  ],
  [
    'a trigger twice',
    eachTime(youPlay(creature), draw(1)),
    2,
    'For the rest of the turn, each time you play a creature, draw a card, at most 2 times.',
  ],
  [
    'a replacement once',
    insteadOf(wouldBeDestroyed(creature), { zone: 'purged' }),
    1,
    'The next time a creature would be destroyed this turn, it is purged instead.',
  ],
  [
    'one permission',
    constant(mayPlay({ notHouse: 'logos' })),
    1,
    'For the rest of the turn, you may play one non-Logos card.',
  ],
  [
    'a counted permission for another zone',
    constant(mayPlayFrom('archives', { house: 'active' })),
    1,
    'For the rest of the turn, you may play one card of the active house from your archives.',
  ],
  [
    'two permissions',
    constant({ mod: 'may-use', who: 'you', card: friendly({ house: 'mars' }) }),
    2,
    'For the rest of the turn, you may use up to 2 friendly Mars cards.',
  ],
  [
    'the next card',
    constant(entersReady(creature)),
    1,
    'For the rest of the turn, the next creature enters play ready.',
  ],
  [
    'an ability with bold words',
    reap(draw(1)),
    undefined,
    'For the rest of the turn, this card has “Reap: Draw a card.”',
  ],
];
describe('lasting effects', () => {
  test.each(effects)('%s', (_what, ability, uses, text) =>
    expect(sayNode(lasting('turn', ability, uses), 'action')).toBe(text),
  );
});
