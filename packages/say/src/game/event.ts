// Log lines: what happened, by names. Hidden cards are "a card".
import type {
  EventOfAember,
  EventOfEffect,
  EventOfPlay,
  EventOfZones,
  EventOnTable,
  GameEvent,
  Ref,
  Seat,
  Zone,
} from '@vaultsong/engine';
import { article, counted, list, sentence, title } from '../grammar/english.ts';
import { isProphecy, nameOfCard, refTitle } from '../grammar/names.ts';
import { iconNoun } from '../things/icon.ts';
import { counterNoun } from '../things/number.ts';

/** The line for an event, or null for one that tells nothing of its own. */
export function eventText(event: GameEvent, seats: (seat: Seat) => string): string | null {
  const line = lineOf(event, seats);
  return line === null ? null : sentence(line);
}

/** How the one who reads is named: then verbs and possessives follow. */
export const READER = 'you';

const does = (who: string, verb: string, third = `${verb}s`): string => `${who} ${who === READER ? verb : third}`;
const whose = (who: string): string => (who === READER ? 'your' : `${who}’s`);

const aember = (amount: number): string => `${amount} æmber`;

/** The names in a line. */
interface Names {
  readonly card: string;
  readonly player: string;
  readonly seats: (seat: Seat) => string;
}

function lineOf(e: GameEvent, seats: (seat: Seat) => string): string | null {
  if ('amount' in e && e.amount === 0) return null;
  const card = 'card' in e && e.card !== null ? refTitle(e.card) : 'a card';
  const player = 'player' in e ? seats(e.player) : '';
  return lineOfTurn(e, { card, player, seats });
}

function lineOfTurn(e: GameEvent, names: Names): string | null {
  const { player, seats } = names;
  switch (e.type) {
    case 'mulligan':
      return `${does(player, 'take')} a mulligan${e.cards === 0 ? '' : ` for ${counted(e.cards, 'card')}`}`;
    case 'turnBegan':
      return `turn ${e.turn}: ${does(player, 'begin')}`;
    case 'houseChosen':
      return e.house === null
        ? `${does(player, 'have', 'has')} no house to choose`
        : `${does(player, 'choose')} ${title(e.house)}`;
    case 'named':
      return 'title' in e.what
        ? `${does(player, 'name')} ${e.what.title}`
        : `${does(player, 'choose')} the ${title(e.what.trait)} trait`;
    case 'turnEnded':
      return e.check
        ? `${does(player, 'end')} the turn with enough æmber for a key: check`
        : `${does(player, 'end')} the turn`;
    case 'gameOver':
      if (e.reason === 'adversary') return 'the adversary is defeated: the team wins the game';
      if (e.reason === 'advances')
        return `${does(seats(e.winner), 'reach', 'reaches')} its goal: the team loses the game`;
      return e.reason === 'keys'
        ? `${does(seats(e.winner), 'win')} the game`
        : `${does(seats(e.winner), 'win')} the game: no card was left to draw from the other deck`;
    case 'activeHouse':
      return `${title(e.house)} becomes the active house`;
    case 'stepCut':
      return `the step ends at once`;
    case 'turnPassed':
    case 'stepBegan':
    case 'readying':
      return null;
    default:
      return lineOfAember(e, names);
  }
}

function lineOfAember(
  e: EventOfAember | EventOfPlay | EventOnTable | EventOfZones | EventOfEffect,
  names: Names,
): string | null {
  const { card, player, seats } = names;
  switch (e.type) {
    case 'gain':
      return `${e.redirected ? `${player} would gain` : does(player, 'gain')} ${aember(e.amount)}${e.cause === 'reap' ? ' by reaping' : e.cause === 'bonus' ? bonusOf(e.card) : ''}${e.from === undefined ? '' : ` from ${refTitle(e.from)}`}`;
    case 'lose':
      return `${does(player, 'lose')} ${aember(e.amount)}`;
    case 'steal':
      return `${does(player, 'steal')} ${aember(e.amount)} from ${seats(e.from)}`;
    case 'pay':
      return `${does(player, 'pay')} ${aember(e.amount)} to ${seats(e.to)}`;
    case 'capture':
      return `${card} captures ${aember(e.amount)} from ${seats(e.from)}`;
    case 'placeAember':
      if (e.exalt !== undefined) return `${does(seats(e.exalt), 'exalt')} ${card}`;
      return `${aember(e.amount)} is put on ${card}${e.from === null ? '' : ` from ${whose(seats(e.from))} pool`}`;
    case 'takeAember':
      return e.to === null
        ? `${card} loses ${aember(e.amount)}`
        : `${does(seats(e.to), 'get')} ${aember(e.amount)} from ${card}`;
    case 'forge':
      return `${does(player, 'forge')} ${keyOf(e)} for ${aember(e.cost)}${spentText(e.spent)}`;
    case 'unforge':
      return e.tells ? `${whose(player)} ${e.color} key is unforged` : `one of ${whose(player)} keys is unforged`;
    case 'keptOut':
      return null;
    case 'turnOrder':
      return `the order of turns is ${list(e.order.map((seat) => seats(seat)))}`;
    case 'advance':
      return `${does(player, 'advance')} for ${aember(e.cost)}: ${counted(e.advances, 'time')} by now`;
    case 'tide':
      if (e.tide === 'neutral') return `${does(player, 'reset')} the tide`;
      return `${does(player, e.tide === 'high' ? 'raise' : 'lower')} the tide`;
    case 'chains':
      return `${does(player, e.amount > 0 ? 'gain' : 'shed')} ${counted(Math.abs(e.amount), 'chain')}`;
    default:
      return lineOfPlay(e, names);
  }
}

function lineOfPlay(e: EventOfPlay | EventOnTable | EventOfZones | EventOfEffect, names: Names): string | null {
  const { card, player } = names;
  switch (e.type) {
    case 'playBegan':
      return `${does(player, 'play')} ${card}${e.from === 'hand' ? '' : ` from ${zoneOf(e.from)}`}`;
    case 'enter':
      if (e.token !== undefined) return `${does(player, 'make')} a token creature: ${card}`;
      return e.played ? null : `${card} enters play`;
    case 'flip':
      return flipText(e, card);
    case 'use':
      return useText(e, player, card);
    case 'attack':
      return `${card} fights ${refTitle(e.other)}`;
    case 'fightCut':
      return `the fight of ${card} ends before damage is exchanged`;
    case 'withdraw':
      return `${card} cannot be played and goes back`;
    case 'becomeCopy':
      return `${card} becomes a copy of ${nameOfCard(e.name)}${e.until === undefined ? '' : ' for the rest of the turn'}`;
    case 'entering':
    case 'played':
    case 'reaped':
    case 'acted':
    case 'fought':
    case 'exchangeBegan':
      return null;
    default:
      return lineOfTable(e, names);
  }
}

function lineOfTable(e: EventOnTable | EventOfZones | EventOfEffect, names: Names): string | null {
  const { card, player, seats } = names;
  switch (e.type) {
    case 'changeType':
      return `${card} becomes ${e.to === 'creature' ? 'a creature' : 'an artifact'}`;
    case 'damage':
      return `${card} is dealt ${e.amount} damage${damageBy(e)}`;
    case 'armor':
      return `the armor of ${card} stops ${e.amount} damage`;
    case 'loseArmor':
      return `${card} loses ${e.amount} armor for the rest of the turn`;
    case 'heal':
      return `${card} is healed of ${e.amount} damage`;
    case 'attach':
      return `${card} is attached to ${refTitle(e.other)}`;
    case 'shiftDamage':
      return `${card} has ${Math.abs(e.amount)} ${e.amount < 0 ? 'less' : 'more'} damage`;
    case 'shiftAember':
      return `${card} has ${aember(Math.abs(e.amount))} ${e.amount < 0 ? 'less' : 'more'}`;
    case 'destroy':
      return `${card} is ${e.sacrifice ? 'sacrificed' : 'destroyed'}`;
    case 'save':
      return `${card} is saved from destruction`;
    case 'leave':
      // What goes to the discard pile was said to be destroyed, sacrificed or spent before, or falls off with its creature.
      if (e.to === 'discard') return e.by === null || e.was.destroyed ? null : `${card} is discarded`;
      return `${card} ${goes(e.to, e.place, seats(e.seat))}`;
    case 'ready':
      return `${card} readies`;
    case 'exhaust':
      return `${card} is exhausted`;
    case 'stun':
      return `${card} is stunned`;
    case 'unstun':
      return `${card} is no longer stunned`;
    case 'ward':
      return `${card} is warded`;
    case 'unward':
      return `${card} loses its ward`;
    case 'enrage':
      return `${card} is enraged`;
    case 'calm':
      return e.left > 0 ? `${card} loses an enrage counter` : `${card} is no longer enraged`;
    case 'counter': {
      const n = Math.abs(e.amount);
      const noun = counterNoun(e.counter);
      return `${card} ${e.amount > 0 ? 'gets' : 'loses'} ${counted(n, noun)}`;
    }
    case 'control':
      return `${does(player, 'take')} control of ${card}`;
    case 'swap':
      return `${card} and ${refTitle(e.other)} swap places`;
    case 'swapCarried':
      return `${card} and ${refTitle(e.other)} swap what is on them`;
    case 'reposition':
      return typeof e.to === 'number'
        ? `${card} moves to place ${e.to + 1} from the left`
        : `${card} moves to the ${e.to} flank`;
    default:
      return lineOfZones(e, names);
  }
}

function lineOfZones(e: EventOfZones | EventOfEffect, names: Names): string | null {
  const { card, player, seats } = names;
  switch (e.type) {
    case 'swapDeckAndDiscard':
      return `${does(player, 'swap')} the deck with the discard pile`;
    case 'draw':
      return `${does(player, e.archived ? 'archive' : 'draw')} ${drawn(e.amount, e.cards)}`;
    case 'discard':
      return `${does(player, 'discard')} ${card}${e.from === 'hand' ? '' : ` from ${zoneOf(e.from)}`}`;
    case 'move':
      // An action goes there after it was played; what is discarded has an event of its own.
      return e.to === 'discard' ? null : `${card} ${goes(e.to, e.place, seats(e.seat))}${e.instead ? ' instead' : ''}`;
    case 'putUnder':
      return `${card} is put facedown under ${refTitle(e.host)}`;
    case 'beside':
      return `${does(player, isProphecy(e.card) ? 'activate' : 'use')} ${card}`;
    case 'fulfill':
      return `${card} is fulfilled: ${refTitle(e.other)} lay beneath it`;
    case 'takeArchives':
      return e.cards === 0 ? null : `${does(player, 'pick')} up ${counted(e.cards, 'archived card')}`;
    case 'shuffle':
      return e.withDiscard
        ? `${does(player, 'shuffle')} the discard pile into the deck`
        : `${does(player, 'shuffle')} the deck`;
    case 'reveal':
      return e.to === 'all' ? `${does(player, 'reveal')} ${card}` : `${does(seats(e.to), 'look')} at ${card}`;
    default:
      return lineOfEffect(e, names);
  }
}

function lineOfEffect(e: EventOfEffect, names: Names): string | null {
  const { card, player } = names;
  switch (e.type) {
    case 'prevent':
      if (e.player !== undefined)
        return e.event === 'forge'
          ? `${does(player, 'forge')} no key after all`
          : `what was to happen to ${player} does not happen`;
      return e.event === 'attack' ? `${card} does not fight` : `what was to happen to ${card} does not happen`;
    case 'lastingBegan':
      return null;
    case 'bonus':
      return e.printed === undefined
        ? null
        : `${does(player, 'resolve')} the ${iconNoun(e.printed)} of ${card} as ${article(iconNoun(e.icon))}`;
  }
}

function flipText({ facedown, name }: Extract<GameEvent, { type: 'flip' }>, card: string): string {
  const turned = `${card} is turned ${facedown ? 'facedown' : 'faceup'}`;
  if (name === null) return turned;
  return facedown ? `${turned} and is a token creature: ${nameOfCard(name)}` : `${turned}: it is ${nameOfCard(name)}`;
}

const bonusOf = (card: Ref | null): string => (card === null ? ' as a bonus' : ` from the bonus of ${refTitle(card)}`);

/** The color is named where a card of the game speaks of colours. */
const keyOf = ({ color, tells }: Extract<GameEvent, { type: 'forge' }>): string =>
  tells ? `the ${color} key` : 'a key';

const spentText = (spent: Extract<GameEvent, { type: 'forge' }>['spent']): string =>
  spent.length === 0 ? '' : `, ${list(spent.map(sourceText))}`;

function sourceText({ card, amount, of, itself }: Extract<GameEvent, { type: 'forge' }>['spent'][number]): string {
  if (itself) return `spending ${refTitle(card)} as ${amount} of it`;
  return `${amount} of it from ${of === undefined ? '' : 'the other pool through '}${refTitle(card)}`;
}

function useText(e: Extract<GameEvent, { type: 'use' }>, player: string, card: string): string | null {
  switch (e.how) {
    case 'reap':
      return `${does(player, 'reap')} with ${card}`;
    case 'fight': // the attack tells it, with its target
      return null;
    case 'action':
      return `${does(player, 'use')} ${card}`;
    case 'omni':
      return `${does(player, 'use')} the omni of ${card}${e.fromHand ? ` from ${whose(player)} hand` : ''}`;
    case 'unstun':
      return `${does(player, 'use')} ${card} to remove its stun`;
  }
}

function damageBy(e: Extract<GameEvent, { type: 'damage' }>): string {
  const kind = {
    power: '',
    effect: '',
    icon: ' by a bonus icon',
    assault: ' by assault',
    hazardous: ' by hazardous',
    'splash-attack': ' by splash-attack',
  }[e.kind];
  const by = e.by === null ? '' : ` (${refTitle(e.by)})`;
  return `${kind}${by}${e.poison ? ', with poison' : ''}`;
}

const zoneOf = (zone: Zone): string => {
  switch (zone) {
    case 'hand':
      return 'the hand';
    case 'deck':
      return 'the top of the deck';
    case 'discard':
      return 'the discard pile';
    case 'archives':
      return 'the archives';
    case 'purged':
      return 'the purged cards';
    case 'under':
      return 'under a card';
    case 'beside':
      return 'beside the table';
    case 'play':
    case 'played':
      return 'play';
  }
};

function goes(zone: Zone, place: 'top' | 'bottom', owner: string): string {
  switch (zone) {
    case 'hand':
      return `goes to ${whose(owner)} hand`;
    case 'deck':
      return `goes to the ${place} of ${whose(owner)} deck`;
    case 'discard':
      return `goes to ${whose(owner)} discard pile`;
    case 'archives':
      return `goes to ${whose(owner)} archives`;
    case 'purged':
      return 'is purged';
    case 'under':
      return 'goes under a card';
    case 'beside':
      return 'goes beside the table';
    case 'play':
      return 'goes into play';
    case 'played':
      return 'is resolved';
  }
}

/** The names of the cards where they are known, else their number. */
function drawn(amount: number, cards: readonly Ref[]): string {
  const known = cards.length > 0 && cards.every((card) => card.name !== '');
  if (known) return list(cards.map(refTitle));
  return amount === 1 ? 'a card' : counted(amount, 'card');
}
