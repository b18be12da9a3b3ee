// Worth to a seat of one verb that happens to one card: good for friends is bad for enemies.
import type { CardName, Seat, Verb } from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';
import { worthOfHeld } from './halves.ts';
import { estimate, seatsMeant } from './meaning.ts';
import type { Perspective } from './outlook.ts';
import { printedOn } from './printed.ts';
import type { Known, Table } from './table.ts';
import { aemberAgainst, holderOf, isInPlay, isInvulnerable, isToBeUsed, isUsedIn, sideOf } from './table.ts';
import { aemberAgainstOf, aemberOf, keyLostBy, keysLostAgainst, stakeIn } from './value.ts';
import { worthOfFace } from './worth.ts';
import { worthOfFall, woundsOn } from './wounds.ts';

/** What the deciding seat wins, in æmber, when the verb happens to the card; below 0 for a loss. */
export function effectOn(verb: Verb, card: Known, outlook: Perspective): number {
  const side = sideOf(outlook.table, holderOf(card));
  if (isInPlay(card)) return isSpared(verb, card) ? 0 : side * goodInPlay(verb, card, outlook);
  if (side > 0 && card.zone === 'hand' && (verb.kind === 'discard' || verb.kind === 'purge'))
    return -perSpare[isOfActiveHouse(card, outlook) ? 'now' : 'later'] * worthOfHeld(outlook.table, card);
  return side * goodElsewhere(verb, card, outlook);
}

const isSpared = ({ kind }: Verb, card: InPlay): boolean =>
  (kind === 'destroy' || kind === 'sacrifice') && isInvulnerable(card);

/** One with a house icon is of both houses. */
const isOfActiveHouse = ({ houses }: Known, { table: { view } }: Perspective): boolean =>
  view.house !== null && houses.includes(view.house);

/** What a card of one's own hand is worth of what it would do: most of it this turn, less where it waits and another is drawn for it. */
const perSpare = { now: 0.8, later: 0.4 } as const;

type InPlay = Extract<Known, { readonly controller: Seat }>;

/** What it is worth to the controller of the card. */
function goodInPlay(verb: Verb, card: InPlay, outlook: Perspective): number {
  const worth = stakeIn(outlook.table, card) + (isToBeUsed(outlook.table, card) ? perUse : 0);
  switch (verb.kind) {
    case 'damage':
      return -damageLoss(outlook.table, card, estimate(verb.amount, outlook));
    case 'heal':
      return 0.3 * Math.min(card.damage, verb.amount === 'all' ? card.damage : estimate(verb.amount, outlook));
    case 'destroy':
      return card.warded ? -0.3 : -worth - worthOfFall(outlook.table, card);
    case 'sacrifice':
    case 'purge':
    case 'putUnder':
      return -worth;
    case 'toHand':
      return card.token === undefined ? -backInHand(outlook.table, card, worth) : inHandBeneath(card.token) - worth;
    case 'toDeck':
    case 'shuffleIntoDeck':
      return -0.8 * worth;
    case 'archive':
      return verb.whose === undefined ? -backInHand(outlook.table, card, worth) : -worth;
    case 'stun':
      return card.stunned || card.tagged ? 0 : -0.5 * worth;
    case 'unstun':
      return card.stunned ? 0.5 * worth : 0;
    case 'ready':
      return card.exhausted ? 0.6 + 0.2 * worth : 0;
    case 'exhaust':
      return card.exhausted ? 0 : isSpare(outlook.table, card) ? -perSpareUse : -perUse - 0.1 * worth;
    case 'unward':
      return card.warded ? -0.3 * worth : 0;
    case 'ward':
      return card.warded ? 0 : 0.3 * worth;
    case 'enrage':
      return card.enraged ? 0 : -0.3;
    case 'counter':
      return 0.25 * estimate(verb.amount, outlook);
    case 'capture':
      return capturing(verb, card, outlook);
    case 'placeAember':
      return placing(verb, card, outlook);
    case 'takeAember':
      return taking(verb, card, outlook);
    case 'control':
      return seatsMeant(verb.who, outlook).includes(card.controller) ? 0 : -1.5 * worth;
    case 'swap':
      return verb.swapped === 'control' ? -1.5 * worth : 0;
    case 'clear': // from here on: little changes for the card, or what does is judged by what follows
    case 'loseArmor':
    case 'save':
    case 'redistribute':
    case 'shiftAember':
    case 'shiftCounters':
    case 'shiftDamage':
    case 'attach':
    case 'stand':
    case 'arrange':
    case 'toPlace':
    case 'discard':
    case 'reveal':
    case 'becomeCopy':
    case 'makeToken':
    case 'flip':
      return 0;
    case 'gain': // and from here on: not done to cards
    case 'lose':
    case 'steal':
    case 'pay':
    case 'chains':
    case 'advance':
    case 'tide':
    case 'draw':
    case 'refill':
    case 'activeHouse':
    case 'endStep':
    case 'swapDeckAndDiscard':
    case 'turnOver':
    case 'shuffle':
    case 'prevent':
    case 'rule':
    case 'special':
      return 0;
  }
}

/** A use that is lost. */
const perUse = 0.6;

/** A card that is exhausted and would not have been used in this turn of its player: it is ready again when that ends. */
const perSpareUse = 0.1;

const isSpare = ({ view }: Table, card: InPlay): boolean =>
  card.controller === view.active && view.step === 'main' && !isUsedIn(card, view.house);

/** A token creature is lost, and the card that it is comes to hand. */
const inHandBeneath = ({ beneath }: { readonly beneath: CardName | null }): number =>
  0.8 * (beneath === null ? perUnseen : worthOfFace(beneath));

/** A card of which only its player knows what it is. */
const perUnseen = 2;

/** What a card loses that can be played again. An automaton plays it in its next turn, for nothing. */
const backInHand = (table: Table, card: InPlay, worth: number): number =>
  table.race !== null && card.controller === table.race.automaton
    ? table.race.theirs + table.race.mine * card.aember
    : 0.6 * worth;

/** Only damage that kills matters much; what armor takes away matters least. */
function damageLoss(table: Table, card: InPlay, amount: number): number {
  const { race } = table;
  if (card.type === 'adversary') return race === null || card.warded ? 0.3 : woundsOn(race, amount);
  if (card.tagged || isInvulnerable(card)) return 0;
  if (card.warded) return 0.3;
  const left = card.power - card.damage;
  const through = amount - card.armorLeft;
  if (through >= left) return stakeIn(table, card) + (isToBeUsed(table, card) ? perUse : 0) + worthOfFall(table, card);
  if (race !== null) return Math.max(0, through / left) * 0.3 * stakeIn(table, card);
  return Math.max(0, through) * 0.15 + 0.01 * amount;
}

/** From its own side it takes what its controller may lose for good. */
function capturing(verb: Extract<Verb, { kind: 'capture' }>, card: InPlay, outlook: Perspective): number {
  const { table } = outlook;
  const amount = estimate(verb.amount, outlook);
  if (verb.from === 'own-side') {
    const taken = Math.min(table.view.players[card.controller]?.aember ?? 0, amount);
    return -0.9 * taken * aemberOf(table, card.controller) - keyLostBy(table, card.controller, taken);
  }
  return (
    Math.min(aemberAgainst(table, card.controller), amount) * 0.9 * aemberAgainstOf(table, card.controller) +
    keysLostAgainst(table, card.controller, amount) +
    0.05 * card.power
  );
}

/** Æmber on a card that its controller may spend is safe there, as long as the card is. */
const perSaved = 0.6;

/** Æmber on a creature is lost to the pool that it came from, and goes to the opponent later. */
function placing(verb: Extract<Verb, { kind: 'placeAember' }>, card: InPlay, outlook: Perspective): number {
  const amount = estimate(verb.amount, outlook);
  const isPurse = isDefined(card.name) && printedOn(definition(card.name)).isPurse;
  if (verb.from === 'supply') return (isPurse ? perSaved : -0.8) * amount;
  const fromFriend = seatsMeant(verb.from, outlook).includes(card.controller);
  if (isPurse && fromFriend) return 0.1;
  return fromFriend
    ? -0.9 * amount
    : 0.9 * Math.min(amount, aemberAgainst(outlook.table, card.controller)) + 0.05 * card.power;
}

function taking(verb: Extract<Verb, { kind: 'takeAember' }>, card: InPlay, outlook: Perspective): number {
  const amount = verb.amount === 'all' ? card.aember : Math.min(card.aember, estimate(verb.amount, outlook));
  if (verb.to === 'supply') return 0.8 * amount;
  return seatsMeant(verb.to, outlook).includes(card.controller) ? 1.5 * amount : -0.3 * amount;
}

/** What it is worth to the owner of the card. */
function goodElsewhere(verb: Verb, card: Known, outlook: Perspective): number {
  const worth = worthOfHeld(outlook.table, card);
  const inHand = card.zone === 'hand';
  switch (verb.kind) {
    case 'discard':
    case 'purge':
      return inHand ? -worth : -0.4 * worth;
    case 'archive':
      return inHand ? (isOfActiveHouse(card, outlook) ? -0.2 * worth : 0.3 * worth) : 0.7 * worth;
    case 'toHand':
      return inHand ? 0 : 0.8 * worth;
    case 'toDeck':
      return inHand ? -0.5 * worth : 0.4 * worth;
    case 'shuffleIntoDeck':
      return inHand ? -0.6 * worth : 0.2 * worth;
    case 'putUnder':
      return -0.5 * worth;
    default:
      return 0;
  }
}
