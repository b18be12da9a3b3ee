// Æmber and keys: how the race stands, and how it ends.

import { part } from '../../advice/parts.ts';
import { human } from '../../wire/match.ts';
import type { Hint } from '../hint.ts';

const usualCost = 6;

export const raceHints: readonly Hint[] = [
  {
    id: 'won',
    title: 'You have won!',
    when: ({ snapshot }) => snapshot.view.winner === human,
    text: 'Your third key is forged: well played. You know the game now; the rest stands on the cards.',
    entries: ['objective', 'golden-rule'],
    at: () => [part('my-keys')],
  },
  {
    id: 'lost',
    title: 'The bot was faster',
    when: ({ snapshot }) => snapshot.view.winner !== null && snapshot.view.winner !== human,
    text: 'The bot has forged its third key. Reap more, fight what reaps against you, and take their æmber when they have six. Once more?',
    entries: ['objective', 'golden-rule'],
    at: () => [part('foe-keys')],
  },
  {
    id: 'forged',
    title: 'Your first key!',
    when: ({ me, snapshot }) => me.keys > 0 && snapshot.view.winner === null,
    text: 'Your turn began with enough æmber, so a key was forged by itself: the æmber is spent, and the key stays. One key each turn at most.',
    entries: ['forge-a-key', 'keys'],
    at: () => [part('my-keys'), part('my-aember')],
  },
  {
    id: 'foe-forged',
    title: 'The bot has a key',
    when: ({ foe, snapshot }) => foe.keys > 0 && snapshot.view.winner === null,
    text: 'The bot began its turn with enough æmber and forged. No harm yet: the third key wins, and forging has emptied its pool.',
    entries: ['forge-a-key', 'objective'],
    at: () => [part('foe-keys'), part('foe-aember')],
  },
  {
    id: 'check',
    title: 'Check!',
    when: ({ me }) => me.aember + me.spendable >= me.keyCost,
    text: 'You have enough for a key. It is forged when your next turn starts, if the bot leaves you the æmber. Ending a turn like this, players say “check!”.',
    entries: ['check', 'forge-a-key'],
    at: () => [part('my-aember')],
  },
  {
    id: 'foe-check',
    title: 'The bot is about to forge',
    when: ({ foe, asks }) => asks !== null && foe.aember + foe.spendable >= foe.keyCost,
    text: 'The bot has enough for a key at the start of its turn. Can you take some of it away? Cards that steal, capture or make them lose æmber do. If not, be faster.',
    entries: ['check', 'capture', 'steal'],
    at: () => [part('foe-aember')],
  },
  {
    id: 'last-key',
    title: 'One key to go',
    when: ({ me, foe, snapshot }) => Math.max(me.keys, foe.keys) === 2 && snapshot.view.winner === null,
    text: ({ me }) =>
      me.keys === 2
        ? 'You have two keys. Begin one more turn with enough æmber, and you win on the spot.'
        : 'The bot has two keys and wins with the next. Keep its æmber below the cost of a key, whatever else you do.',
    entries: ['objective'],
    at: ({ me }) => [part(me.keys === 2 ? 'my-keys' : 'foe-keys')],
  },
  {
    id: 'key-cost',
    title: 'Keys cost more or less',
    when: ({ me, foe }) => me.keyCost !== usualCost || foe.keyCost !== usualCost,
    text: 'Something changes what a key costs: look at the number behind the æmber. Only the cost at the moment of forging counts.',
    entries: ['current-cost'],
    at: ({ me }) => [part(me.keyCost !== usualCost ? 'my-aember' : 'foe-aember')],
  },
];
