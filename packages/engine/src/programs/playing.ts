// Playing a card and putting one into play, as programs in the language of the cards.
import type { Node, Who } from '../language/language.ts';
import { a, ifElse, when } from '../language/words.ts';
import { card, rule } from './step.ts';

/** R: "Æmber bonus", v1.0 and v1.3 p.5: the first thing; timing notes, "Playing a card": after it entered play. */
export const bonusOfPlayed = (bonus: 'before-entering-play' | 'after-entering-play'): Node =>
  when({ edition: { bonus } }, { kind: 'bonus', card });

/** R: "Control", v1.0 p.9: a card enters play under its owner's control; v1.3 glossary: under that of the active player. */
const flankOfPlayed = (line: Who, controlOfPlayedCard: 'owner' | 'player-who-plays-it'): Node =>
  when({ edition: { controlOfPlayedCard } }, { kind: 'flank', card, as: 'place', line, how: 'by-deploy' });

/** R: timing notes, "Playing a card": it leaves the hand, enters play, gives its bonus, and then its abilities resolve. */
export const playSteps: readonly Node[] = [
  rule('start-play'),
  rule('reconsider'),
  when(
    { is: [card, { inZone: 'played' }] },
    when(
      { is: [card, { type: 'creature' }] },
      flankOfPlayed({ ownerOf: card }, 'owner'),
      flankOfPlayed('you', 'player-who-plays-it'),
    ),
    when({ is: [card, { type: 'upgrade' }] }, { kind: 'choose', as: 'host', ...a({ mayCarry: card }) }),
    bonusOfPlayed('before-entering-play'),
    rule('enter'),
    bonusOfPlayed('after-entering-play'),
    rule('played'),
    rule('finish-play'),
  ),
];

/** R: "Play", v1.3 glossary: a card that is put into play is not played: no bonus, no Play: abilities. */
export const putIntoPlaySteps: readonly Node[] = [
  // R: "Deploy", v1.3 glossary, and 2020 alike: when it is played; 18.4: also when it is put into play.
  when(
    { is: [card, { type: 'creature' }] },
    ifElse(
      { edition: { deploy: 'whenever-it-enters-play' } },
      { kind: 'flank', card, as: 'place', line: 'you', how: 'by-deploy' },
      { kind: 'flank', card, as: 'place', line: 'you', how: 'as-it-enters' },
    ),
  ),
  when({ is: [card, { type: 'upgrade' }] }, { kind: 'choose', as: 'host', ...a({ mayCarry: card }) }),
  rule('enter'),
];

/** R: notes on later sets, "Gigantic creatures": any art half of that title goes with a base half. */
export const otherHalf: Node = { kind: 'otherHalf', from: { var: 'halves' }, as: 'half' };
