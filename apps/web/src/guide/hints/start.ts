// Before the first move: what the game is about, and how a turn begins.

import { part } from '../../advice/parts.ts';
import type { Hint } from '../hint.ts';
import { isFirstTurn } from '../hintContext.ts';

export const startHints: readonly Hint[] = [
  {
    id: 'welcome',
    title: 'Welcome to the Crucible',
    when: (context) => isFirstTurn(context) && context.asks === 'house',
    text: 'Two players race to forge three keys; a key costs six æmber. Your side is below, the bot’s above. Play as you like: I explain things when they come up.',
    entries: ['objective', 'keys'],
    at: () => [part('my-keys'), part('my-aember')],
  },
  {
    id: 'choose-house',
    title: 'Choose a house',
    when: ({ asks }) => asks === 'house',
    text: 'Your deck has three houses. Choose one for this turn: you play, discard and use only its cards. Each button counts those in your hand and those ready on the table. Mostly, more is better.',
    entries: ['choose-a-house', 'active-house'],
    at: () => [part('houses')],
  },
  {
    id: 'hand',
    title: 'Your first hand',
    when: (context) => isFirstTurn(context) && context.asks === 'house',
    text: 'The first player starts with seven cards, the other with six. In other games you may take a mulligan: swap a poor hand for a new one with one fewer card. The guided game has none.',
    entries: ['starting-hand', 'quickstart'],
    at: () => [part('hand')],
  },
  {
    id: 'turn',
    title: 'Five steps make a turn',
    when: (context) => isFirstTurn(context) && context.asks === 'house',
    text: 'Forge a key if you can pay it; choose a house; play and use its cards; ready all your cards; draw up to six. Cards cost nothing to play: the house is the only limit.',
    entries: ['turn'],
    at: () => [part('steps')],
  },
];
