// The third step: what can be done with the cards of the active house.

import { part } from '../../advice/parts.ts';
import type { Hint } from '../hint.ts';
import { able, can, cardsAt, isFirstTurn, isMove, playable, upgradesIn } from '../sight.ts';

export const moveHints: readonly Hint[] = [
  {
    id: 'play-card',
    title: 'Play a card',
    when: (sight) => isMove(sight) && playable(sight).length > 0,
    text: 'Cards that glow can do something now. Choose one, then “Play”: it is free. Resting on a button tells what would come of it before you press it.',
    entries: ['playing-cards', 'play-discard-and-use'],
    at: (sight) => cardsAt(playable(sight)),
  },
  {
    id: 'first-turn-rule',
    title: 'Only one card, this once',
    when: (sight) => isMove(sight) && isFirstTurn(sight),
    text: 'Going first is an advantage. So in the very first turn of a game you may play or discard just one card. From your next turn on you play as many as you like.',
    entries: ['first-turn-rule', 'first-player'],
    at: () => [part('hand')],
  },
  {
    id: 'reap',
    title: 'Reap: the way to æmber',
    when: (sight) => isMove(sight) && able(sight, 'reap').length > 0,
    text: 'A ready creature of your house can reap: it is exhausted, and you gain 1 æmber. When nothing better is in sight, reap. Six æmber make a key.',
    entries: ['reap', 'using-creatures'],
    at: (sight) => cardsAt(able(sight, 'reap')),
  },
  {
    id: 'fight',
    title: 'Fight, if it pays',
    when: (sight) => isMove(sight) && able(sight, 'fight').length > 0,
    text: 'Instead of reaping, a creature can fight an enemy creature: both deal damage as high as their power, at once. It stops the enemy from reaping, but you gain no æmber for it.',
    entries: ['fight', 'damage'],
    at: (sight) => [...cardsAt(able(sight, 'fight')), part('foe-line')],
  },
  {
    id: 'creature',
    title: 'Creatures',
    when: (sight) => isMove(sight) && playable(sight, 'creature').length > 0,
    text: 'Creatures stay on the table, in your battleline. The number with the sword is power: how hard they hit, and how much damage destroys them.',
    entries: ['creature', 'power'],
    at: (sight) => cardsAt(playable(sight, 'creature')),
  },
  {
    id: 'action-card',
    title: 'Actions',
    when: (sight) => isMove(sight) && playable(sight, 'action').length > 0,
    text: 'An action does what its text says and then goes to your discard pile. Read it first: what it names, such as “a creature”, may be anybody’s.',
    entries: ['action-card', 'play-abilities'],
    at: (sight) => cardsAt(playable(sight, 'action')),
  },
  {
    id: 'aember-bonus',
    title: 'A gem on the card',
    when: (sight) => isMove(sight) && playable(sight).some(({ bonus }) => bonus.includes('aember')),
    text: 'Each gem below the name is 1 æmber that you gain as soon as you play the card, before its text does anything. It alone can be worth playing the card.',
    entries: ['aember-bonus', 'aember'],
    at: (sight) => cardsAt(playable(sight).filter(({ bonus }) => bonus.includes('aember'))),
  },
  {
    id: 'exhausted',
    title: 'It sleeps for now',
    when: (sight) => isMove(sight) && sight.me.line.some(({ exhausted }) => exhausted),
    text: 'A card that has just come into play or was used is exhausted: it can do nothing more this turn. At the end of your turn all your cards wake up.',
    entries: ['ready-and-exhausted'],
    at: ({ me }) => cardsAt(me.line.filter(({ exhausted }) => exhausted)),
  },
  {
    id: 'artifact',
    title: 'Artifacts',
    when: (sight) => isMove(sight) && (playable(sight, 'artifact').length > 0 || sight.me.artifacts.length > 0),
    text: 'Artifacts lie behind your creatures and stay there. They neither reap nor fight, and nobody can attack them; their text says what they are good for.',
    entries: ['artifact', 'using-artifacts'],
    at: (sight) => cardsAt([...playable(sight, 'artifact'), ...sight.me.artifacts]),
  },
  {
    id: 'upgrade',
    title: 'Upgrades',
    when: (sight) => isMove(sight) && (playable(sight, 'upgrade').length > 0 || upgradesIn(sight).length > 0),
    text: 'An upgrade is played on a creature and changes it for as long as it stays there. If the creature leaves play, its upgrades are discarded. Any creature can be chosen, even an enemy.',
    entries: ['upgrade'],
    at: (sight) => cardsAt([...playable(sight, 'upgrade'), ...upgradesIn(sight)]),
  },
  {
    id: 'action-ability',
    title: 'Action: a third use',
    when: (sight) => isMove(sight) && able(sight, 'action').length > 0,
    text: 'This card says “Action:”. Use it for that instead of anything else it could do; it is exhausted like after a reap, and can do it again next turn.',
    entries: ['action-ability'],
    at: (sight) => cardsAt(able(sight, 'action')),
  },
  {
    id: 'omni',
    title: 'Omni: whatever the house',
    when: (sight) => isMove(sight) && able(sight, 'omni').length > 0,
    text: 'What follows “Omni:” can be used in each of your turns, even when the card is not of the active house.',
    entries: ['omni'],
    at: (sight) => cardsAt(able(sight, 'omni')),
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
    when: (sight) => isMove(sight, 3) && stealing(sight).length > 0,
    text: 'To steal moves æmber from their pool to yours: one step forward for you, one back for them. It is worth most when they are about to forge.',
    entries: ['steal'],
    at: (sight) => [...cardsAt(stealing(sight)), part('foe-aember')],
  },
  {
    id: 'discarding',
    title: 'No use for a card?',
    when: (sight) => isMove(sight, 3) && sight.hand.some((card) => can(sight, card, 'discard')),
    text: 'You may discard cards of the active house. A card that does nothing useful blocks the place of a new one: your hand is filled up to six, not by six.',
    entries: ['discarding-cards', 'draw-cards'],
    at: () => [part('hand')],
  },
  {
    id: 'off-house',
    title: 'The others have to wait',
    when: (sight) => isMove(sight, 3) && sight.hand.some(({ house }) => house !== sight.snapshot.view.house),
    text: 'Cards of your other houses stay in your hand, and creatures of other houses stay where they are. They still defend themselves, and their constant abilities still work.',
    entries: ['off-house', 'constant-ability'],
    at: ({ hand, me, snapshot }) => cardsAt([...hand, ...me.line].filter(({ house }) => house !== snapshot.view.house)),
  },
  {
    id: 'end-turn',
    title: 'End your turn',
    when: (sight) => isMove(sight) && sight.snapshot.left === null,
    text: 'Nothing useful is left to do. End your turn: all your cards become ready, and you draw until you hold six.',
    entries: ['ready-cards', 'draw-cards'],
    at: () => [part('end-turn')],
  },
];

/** Cards that can be played and speak of stealing. */
const stealing = (sight: Parameters<Hint['when']>[0]) =>
  playable(sight).filter((card) => sight.faceOf(card)?.text.some((line) => /\bsteal/i.test(line)));
