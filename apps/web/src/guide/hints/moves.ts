// The third step: what can be done with the cards of the active house.

import { part } from '../../advice/parts.ts';
import type { Hint } from '../hint.ts';
import { able, can, cardsAt, isFirstTurn, isMove, playable, upgradesIn } from '../hintContext.ts';

export const moveHints: readonly Hint[] = [
  {
    id: 'play-card',
    title: 'Play a card',
    when: (context) => isMove(context) && playable(context).length > 0,
    text: 'Cards that glow can do something now. Choose one, then “Play”: it is free. Rest on a button to see what it would do before you press it.',
    entries: ['playing-cards', 'play-discard-and-use'],
    at: (context) => cardsAt(playable(context)),
  },
  {
    id: 'first-turn-rule',
    title: 'Only one card, this once',
    when: (context) => isMove(context) && isFirstTurn(context),
    text: 'Going first is an advantage. So in the very first turn of a game you may play or discard just one card. From your next turn on you play as many as you like.',
    entries: ['first-turn-rule', 'first-player'],
    at: () => [part('hand')],
  },
  {
    id: 'reap',
    title: 'Reap: the way to æmber',
    when: (context) => isMove(context) && able(context, 'reap').length > 0,
    text: 'A ready creature of your house can reap: it is exhausted, and you gain 1 æmber. When nothing better is in sight, reap. Six æmber make a key.',
    entries: ['reap', 'using-creatures'],
    at: (context) => cardsAt(able(context, 'reap')),
  },
  {
    id: 'fight',
    title: 'Fight, if it pays',
    when: (context) => isMove(context) && able(context, 'fight').length > 0,
    text: 'Instead of reaping, a creature can fight an enemy creature: both deal damage as high as their power, at once. It stops the enemy from reaping, but you gain no æmber for it.',
    entries: ['fight', 'damage'],
    at: (context) => [...cardsAt(able(context, 'fight')), part('foe-line')],
  },
  {
    id: 'creature',
    title: 'Creatures',
    when: (context) => isMove(context) && playable(context, 'creature').length > 0,
    text: 'Creatures stay on the table, in your battleline. The number with the sword is power: how hard they hit, and how much damage destroys them.',
    entries: ['creature', 'power'],
    at: (context) => cardsAt(playable(context, 'creature')),
  },
  {
    id: 'action-card',
    title: 'Actions',
    when: (context) => isMove(context) && playable(context, 'action').length > 0,
    text: 'An action does what its text says and then goes to your discard pile. Read it first: “a creature” may be yours or your opponent’s.',
    entries: ['action-card', 'play-abilities'],
    at: (context) => cardsAt(playable(context, 'action')),
  },
  {
    id: 'aember-bonus',
    title: 'A gem on the card',
    when: (context) => isMove(context) && playable(context).some(({ bonus }) => bonus.includes('aember')),
    text: 'Each gem below the name is 1 æmber that you gain as soon as you play the card, before its text does anything. It alone can be worth playing the card.',
    entries: ['aember-bonus', 'aember'],
    at: (context) => cardsAt(playable(context).filter(({ bonus }) => bonus.includes('aember'))),
  },
  {
    id: 'exhausted',
    title: 'It sleeps for now',
    when: (context) => isMove(context) && context.me.line.some(({ exhausted }) => exhausted),
    text: 'A card that has just come into play or was used is exhausted: it can do nothing more this turn. At the end of your turn all your cards wake up.',
    entries: ['ready-and-exhausted'],
    at: ({ me }) => cardsAt(me.line.filter(({ exhausted }) => exhausted)),
  },
  {
    id: 'artifact',
    title: 'Artifacts',
    when: (context) => isMove(context) && (playable(context, 'artifact').length > 0 || context.me.artifacts.length > 0),
    text: 'Artifacts lie behind your creatures and stay there. They do not reap or fight, and cannot be attacked; their text tells their use.',
    entries: ['artifact', 'using-artifacts'],
    at: (context) => cardsAt([...playable(context, 'artifact'), ...context.me.artifacts]),
  },
  {
    id: 'upgrade',
    title: 'Upgrades',
    when: (context) => isMove(context) && (playable(context, 'upgrade').length > 0 || upgradesIn(context).length > 0),
    text: 'An upgrade is played on a creature and changes it for as long as it stays there. If the creature leaves play, its upgrades are discarded. Any creature can be chosen, even an enemy.',
    entries: ['upgrade'],
    at: (context) => cardsAt([...playable(context, 'upgrade'), ...upgradesIn(context)]),
  },
  {
    id: 'action-ability',
    title: 'Action: a third use',
    when: (context) => isMove(context) && able(context, 'action').length > 0,
    text: 'This card says “Action:”. Use it for that instead of anything else it could do; it is exhausted like after a reap, and can do it again next turn.',
    entries: ['action-ability'],
    at: (context) => cardsAt(able(context, 'action')),
  },
  {
    id: 'omni',
    title: 'Omni: in any house',
    when: (context) => isMove(context) && able(context, 'omni').length > 0,
    text: 'You can use the text after “Omni:” in each of your turns, even when the card is not of the active house.',
    entries: ['omni'],
    at: (context) => cardsAt(able(context, 'omni')),
  },
  {
    id: 'stun',
    title: 'Stunned',
    when: ({ creatures }) => creatures.some(({ stunned }) => stunned),
    text: 'A stunned creature must first shake it off: its next use, whatever it was meant to be, only removes the stun and exhausts it.',
    entries: ['stun'],
    at: ({ creatures }) => cardsAt(creatures.filter(({ stunned }) => stunned)),
  },
  {
    id: 'steal',
    title: 'Stealing',
    when: (context) => isMove(context, 3) && stealing(context).length > 0,
    text: 'Stealing moves æmber from their pool to yours: one step forward for you, one back for them. It is worth most when they are about to forge.',
    entries: ['steal'],
    at: (context) => [...cardsAt(stealing(context)), part('foe-aember')],
  },
  {
    id: 'discarding',
    title: 'No use for a card?',
    when: (context) => isMove(context, 3) && context.hand.some((card) => can(context, card, 'discard')),
    text: 'You may discard cards of the active house. A card that does nothing useful blocks the place of a new one: your hand is filled up to six, not by six.',
    entries: ['discarding-cards', 'draw-cards'],
    at: () => [part('hand')],
  },
  {
    id: 'off-house',
    title: 'The others have to wait',
    when: (context) => isMove(context, 3) && context.hand.some(({ house }) => house !== context.snapshot.view.house),
    text: 'Cards of your other houses stay in your hand, and creatures of other houses stay where they are. They still defend themselves, and their constant abilities still work.',
    entries: ['off-house', 'constant-ability'],
    at: ({ hand, me, snapshot }) => cardsAt([...hand, ...me.line].filter(({ house }) => house !== snapshot.view.house)),
  },
  {
    id: 'end-turn',
    title: 'End your turn',
    when: (context) => isMove(context) && context.snapshot.left === null,
    text: 'Nothing useful is left to do. End your turn: all your cards become ready, and you draw until you hold six.',
    entries: ['ready-cards', 'draw-cards'],
    at: () => [part('end-turn')],
  },
];

/** Cards that can be played and speak of stealing. */
const stealing = (context: Parameters<Hint['when']>[0]) =>
  playable(context).filter((card) => context.infoOf(card)?.text.some((line) => /\bsteal/i.test(line)));
