// Hints about the state of the table, and about the turn of the bot.
import type { InPlayView, KnownCard } from '@vaultsong/engine';
import { part } from '../../advice/parts.ts';
import { human, machine } from '../../wire/match.ts';
import type { Hint } from '../hint.ts';
import type { HintContext } from '../hintContext.ts';
import { able, cardsAt, isMove, playable } from '../hintContext.ts';

const says = (context: HintContext, card: KnownCard, word: RegExp): boolean =>
  context.infoOf(card)?.text.some((line) => word.test(line)) ?? false;

const speaksOfExalting = (context: HintContext, card: InPlayView): boolean => says(context, card, /\bexalt/i);

/** Those in hand that can be played, and those in play. */
const askWhetherOverwhelmed = (context: HintContext): readonly KnownCard[] =>
  [...playable(context), ...context.creatures].filter((card) => says(context, card, /\boverwhelmed/i));

/** The player's own cards with the icon of a house. */
const ofTwoHouses = ({ hand, me }: HintContext): readonly KnownCard[] =>
  [...hand, ...me.line].filter(({ houses }) => houses.length > 1);

/** Halves of gigantic creatures in the player's hand. */
const halvesIn = ({ hand, infoOf }: HintContext): readonly KnownCard[] =>
  hand.filter((card) => infoOf(card)?.half !== undefined);

export const tableHints: readonly Hint[] = [
  {
    id: 'bots-turn',
    title: 'What the bot did',
    when: ({ snapshot, asks }) => asks !== null && snapshot.recap !== null,
    text: 'The bot has taken its turn by the same five steps. The line above the question sums it up, and the log tells all of it. Now it is up to you again.',
    entries: ['active-player', 'turn'],
    at: () => [part('recap')],
  },
  {
    id: 'bot-plays',
    title: 'The bot’s turn',
    when: ({ snapshot, asks }) => asks === null && snapshot.view.active === machine && snapshot.view.winner === null,
    text: 'Lean back: in its turn you decide nothing. What it plays is shown large for a moment. If it goes too slowly, skip to your next decision.',
    entries: ['active-player'],
    at: () => [part('prompt')],
  },
  {
    id: 'damage',
    title: 'Damage stays',
    when: ({ creatures }) => creatures.some(({ damage }) => damage > 0),
    text: 'Damage does not go away at the end of a turn. A creature with as much damage as power is destroyed and goes to its owner’s discard pile.',
    entries: ['damage', 'destroyed'],
    at: ({ creatures }) => cardsAt(creatures.filter(({ damage }) => damage > 0)),
  },
  {
    id: 'armor',
    title: 'Armor',
    when: ({ creatures }) => creatures.some(({ armor }) => armor > 0),
    text: 'The number with the shield is armor: it takes away that much damage in each turn, and is whole again in the next.',
    entries: ['armor'],
    at: ({ creatures }) => cardsAt(creatures.filter(({ armor }) => armor > 0)),
  },
  {
    id: 'captured',
    title: 'Captured æmber',
    when: ({ creatures }) => creatures.some(({ aember }) => aember > 0),
    text: 'Æmber on a creature is captured: it cannot be spent. When the creature leaves play, it goes back to the pool of the other side, so destroy those that hold yours.',
    entries: ['capture', 'leaves-play'],
    at: ({ creatures }) => cardsAt(creatures.filter(({ aember }) => aember > 0)),
  },
  {
    id: 'ward',
    title: 'A ward',
    when: ({ creatures }) => creatures.some(({ warded }) => warded),
    text: 'The ring on a creature is a ward: the next time that it would be damaged or would leave play, it loses the ward instead, and nothing else happens to it.',
    entries: ['damage', 'leaves-play'],
    at: ({ creatures }) => cardsAt(creatures.filter(({ warded }) => warded)),
  },
  {
    id: 'enraged',
    title: 'Enraged',
    when: ({ creatures }) => creatures.some(({ enraged }) => enraged),
    text: 'An enraged creature that is used must fight if it can. After a fight it is calm again.',
    entries: ['fight'],
    at: ({ creatures }) => cardsAt(creatures.filter(({ enraged }) => enraged)),
  },
  {
    id: 'exalt',
    title: 'Exalt',
    when: (context) => able(context, 'reap').some((card) => speaksOfExalting(context, card)),
    text: 'To exalt a creature is to put 1 æmber from the supply on it, often for something good in return. When the creature leaves play, that æmber goes to the other side: what it brings should be worth more.',
    entries: ['capture', 'leaves-play'],
    at: (context) => cardsAt(able(context, 'reap').filter((card) => speaksOfExalting(context, card))),
  },
  {
    id: 'token-creature',
    title: 'A token creature',
    when: ({ creatures }) => creatures.some(({ token }) => token !== undefined),
    text: 'This is a facedown card that is now the token creature beside the deck: it has the power and the text of that one. When it leaves play, it is its own card again.',
    entries: ['creature', 'leaves-play'],
    at: ({ creatures }) => cardsAt(creatures.filter(({ token }) => token !== undefined)),
  },
  {
    id: 'haunted',
    title: 'Haunted',
    when: ({ me, foe }) => me.haunted === true || foe.haunted === true,
    text: 'Ten or more cards lie in a discard pile: that player is haunted. Some cards do more then, and a shuffled pile ends it.',
    entries: ['haunted', 'discard-pile'],
    at: () => [part('my-piles')],
  },
  {
    id: 'overwhelmed',
    title: 'Overwhelmed',
    when: (context) => isMove(context) && askWhetherOverwhelmed(context).length > 0,
    text: 'A player is overwhelmed while the other controls more creatures. A card asks for it here: count both battlelines before you play or use it.',
    entries: ['overwhelmed'],
    at: (context) => cardsAt(askWhetherOverwhelmed(context)),
  },
  {
    id: 'archon-power',
    title: 'An archon power',
    when: ({ snapshot }) => (snapshot.beside[human] ?? []).some(({ kind }) => kind === 'Archon power'),
    text: 'A card lies beside the table for you: what it says holds for the whole game, and nothing takes it away. The sign in your bar shows it.',
    entries: ['golden-rule', 'constant-ability'],
    at: () => [part('my-beside')],
  },
  {
    id: 'prophecy',
    title: 'A prophecy',
    when: ({ snapshot }) =>
      (snapshot.beside[human] ?? []).some(
        ({ kind, verb }) => kind === 'Prophecy' && verb !== null && verb.answer !== null,
      ),
    text: 'Once in your turn you may put a card from your hand facedown under a prophecy. When that comes true in the turn of the bot, the Fate: text of the card happens to it.',
    entries: ['golden-rule'],
    at: () => [part('my-beside')],
  },
  {
    id: 'gigantic',
    title: 'Half of a giant',
    when: (context) => isMove(context) && halvesIn(context).length > 0,
    text: 'A gigantic creature is two cards of one name. Keep this half until you hold the other one: then you play both as one creature.',
    entries: ['creature', 'playing-cards'],
    at: (context) => cardsAt(halvesIn(context)),
  },
  {
    id: 'two-houses',
    title: 'Of two houses',
    when: (context) => isMove(context) && ofTwoHouses(context).length > 0,
    text: 'The sign of a second house on a card makes it one of both. You may play and use it in a turn of either, and once it is in play you may choose either house.',
    entries: ['house', 'off-house'],
    at: (context) => cardsAt(ofTwoHouses(context)),
  },
  {
    id: 'power-counters',
    title: 'Grown',
    when: ({ creatures }) => creatures.some(({ powerCounters }) => powerCounters > 0),
    text: 'Each +1 counter raises the power of a creature for as long as it stays in play.',
    entries: ['power-counter'],
    at: ({ creatures }) => cardsAt(creatures.filter(({ powerCounters }) => powerCounters > 0)),
  },
  {
    id: 'chains',
    title: 'Chains',
    when: ({ me, foe }) => me.chains > 0 || foe.chains > 0,
    text: 'Chains are the price of strong cards: a player with chains draws fewer cards at the end of the turn, and then loses one chain.',
    entries: ['chains', 'shedding-chains'],
    at: ({ me }) => [part(me.chains > 0 ? 'my-chains' : 'foe-chains')],
  },
  {
    id: 'archives',
    title: 'Archives',
    when: ({ me, foe }) => me.archives.length > 0 || foe.archives.length > 0,
    text: 'Archived cards lie facedown for later; only their player may look. In a later turn, after choosing a house, they can all be taken to hand.',
    entries: ['archives'],
    at: () => [part('my-piles')],
  },
  {
    id: 'purged',
    title: 'Purged',
    when: ({ me, foe }) => me.purged.length > 0 || foe.purged.length > 0,
    text: 'A purged card is out of this game: it does not go to the discard pile and never comes back by itself.',
    entries: ['purge'],
    at: () => [part('my-piles')],
  },
  {
    id: 'control',
    title: 'It has changed sides',
    when: ({ creatures }) => creatures.some(({ controller, owner }) => controller !== owner),
    text: 'A creature can come under the control of the other player, who then uses it. When it leaves play, it goes to its owner all the same.',
    entries: ['control', 'owner'],
    at: ({ creatures }) => cardsAt(creatures.filter(({ controller, owner }) => controller !== owner)),
  },
  {
    id: 'lasting',
    title: 'An effect that goes on',
    when: ({ snapshot }) => snapshot.view.lasting.length > 0,
    text: 'The violet mark in the middle is an effect that lasts beyond the card that made it. It says for how long.',
    entries: ['lasting-effect'],
    at: () => [part('effects')],
  },
  {
    id: 'empty-deck',
    title: 'No deck left',
    when: ({ me, foe }) => me.deck === 0 || foe.deck === 0,
    text: 'A deck is used up. When the next card must be drawn, the discard pile is shuffled and becomes the new deck.',
    entries: ['empty-deck'],
    at: () => [part('my-piles')],
  },
  {
    id: 'golden-rule',
    title: 'The card is right',
    when: (context) => isMove(context, 3),
    text: 'If a card contradicts the rules, the card is right. Rest on any card to read it; on a phone, press it for a moment.',
    entries: ['golden-rule'],
    at: () => [part('reader')],
  },
  {
    id: 'undo',
    title: 'Second thoughts',
    when: (context) => isMove(context, 3) && context.snapshot.undo.possible,
    text: 'Undo takes back your last decision, as often as you like. If you saw something hidden since, such as a new card, the game is marked “with take-backs”.',
    entries: ['hidden-zone'],
    at: () => [part('undo')],
  },
  {
    id: 'cannot',
    title: 'Why can’t I?',
    when: (context) =>
      isMove(context, 5) &&
      Object.values(context.snapshot.verbs)
        .flat()
        .some(({ refusal }) => refusal !== null),
    text: 'Choose any card of yours: the list shows with a dashed edge what it cannot do now, and why. “Cannot” always beats “may” and “must”.',
    entries: ['cannot', 'using-cards'],
    at: () => [part('prompt')],
  },
  {
    id: 'discard-pile',
    title: 'Open to all',
    when: (context) => isMove(context, 5) && context.me.discard.length + context.foe.discard.length > 0,
    text: 'Both discard piles can be looked through at any time: choose them in the bars. Only hands, decks and archives are hidden.',
    entries: ['discard-pile', 'hidden-zone'],
    at: () => [part('my-piles')],
  },
  {
    id: 'help',
    title: 'Nothing is secret here',
    when: (context) => isMove(context, 7),
    text: 'Help (the key “?”) has all keys, the speed of the bot, and the whole rulebook. Every word I have used is explained there.',
    entries: ['keyword', 'ability'],
    at: () => [part('tools')],
  },
];
