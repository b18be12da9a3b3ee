// Questions of the game other than what to do next.

import { part } from '../../advice/parts.ts';
import type { Hint } from '../hint.ts';
import type { HintContext } from '../hintContext.ts';

/** Whether the question is which creature to attack: the only one that the rules themselves ask of a creature's cards. */
const isFight = ({ snapshot }: HintContext): boolean => snapshot.question?.prompt.startsWith('Fight with ') === true;

export const questionHints: readonly Hint[] = [
  {
    id: 'flank',
    title: 'Left or right?',
    when: ({ asks }) => asks === 'flank',
    text: 'Creatures stand in a line, and a new one joins at either end: a flank. Some cards care about the ends of the line or about neighbors. If none of yours does, either side is fine.',
    entries: ['flank', 'battleline'],
    at: () => [part('my-line')],
  },
  {
    id: 'archives-question',
    title: 'Fetch your archives?',
    when: ({ asks }) => asks === 'archives',
    text: 'Cards in your archives wait facedown beside the table. Once a turn you may take all of them to your hand, or leave all of them. More cards to play is mostly better: take them.',
    entries: ['archives'],
    at: () => [part('prompt'), part('my-piles')],
  },
  {
    id: 'may',
    title: 'You may, you need not',
    when: ({ asks }) => asks === 'may',
    text: 'The card says “may”, so it is up to you. Without that word, an ability must be carried out, even if it hurts you.',
    entries: ['may'],
    at: () => [part('prompt')],
  },
  {
    id: 'order',
    title: 'Several things at once',
    when: ({ asks }) => asks === 'order',
    text: 'More than one ability waits for this moment. The player whose turn it is says which comes first, also for the cards of the opponent.',
    entries: ['simultaneous-abilities'],
    at: () => [part('prompt')],
  },
  {
    id: 'choose-cards',
    title: 'Choose a card',
    when: (context) => context.asks === 'cards' && !isFight(context),
    text: 'An ability wants a card to work on. The ringed ones can be chosen; the others are dimmed. It takes your own cards too, so look twice. If there are too few, it does as much as it can.',
    entries: ['ability', 'resolve-as-much-as-you-can'],
    at: () => [part('prompt')],
  },
  {
    id: 'fight-target',
    title: 'Which creature to attack?',
    when: (context) => context.asks === 'cards' && isFight(context),
    text: 'Compare the numbers with the sword: both creatures hit at the same moment. A good fight destroys the enemy and leaves yours standing.',
    entries: ['attack', 'power'],
    at: () => [part('foe-line')],
  },
];
