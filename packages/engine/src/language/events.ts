// Everything that can happen, one closed union. `apply.ts` says how each event changes the state; triggers and
// replacements wait for these types; `answer` returns the ones that really happened, in order: they are the log.
import type {
  Bonus,
  CardId,
  CardName,
  CardType,
  Flank,
  Half,
  House,
  KeyColor,
  Ref,
  Seat,
  Step,
  UseVerb,
  Zone,
} from '../terms.ts';
import type { Named } from './reading.ts';

/** A card as it was when it left play: the last known information that later effects may ask for. `name`: what it counted as. */
export interface Was {
  readonly ref: Ref;
  readonly name: CardName;
  readonly type: CardType;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly house: House;
  /** Where it did not belong to one house only; `house` is the first of them. */
  readonly houses?: readonly House[];
  readonly power: number;
  readonly armor: number;
  readonly damage: number;
  readonly aember: number;
  readonly traits: readonly string[];
  readonly flank: boolean;
  readonly neighbors: readonly Ref[];
  /** The one of them that stood to its left. */
  readonly left?: Ref;
  readonly host: Ref | null;
  /** It left because it was destroyed, whatever zone it went to. */
  readonly destroyed: boolean;
  /** It was a token creature. */
  readonly token?: true;
  /** The art half that left with it: it was a gigantic creature. */
  readonly half?: Ref;
  /** Of a creature that shows none: what made one of it gave it these, before counters and what is added. */
  readonly base?: { readonly power: number; readonly armor: number };
}

/** `icon`: of a bonus icon, which no card deals. */
export type DamageKind = 'power' | 'effect' | 'icon' | 'assault' | 'hazardous' | 'splash-attack';

/** Events that only turn a card or put a marker on it: one member of the union for each. */
type Mark<T extends string> = T extends string ? { readonly type: T; readonly card: Ref } : never;

/** Of the turn. */
export type EventOfTurn =
  | { readonly type: 'mulligan'; readonly player: Seat; readonly cards: number }
  | { readonly type: 'turnBegan'; readonly player: Seat; readonly turn: number }
  | { readonly type: 'stepBegan'; readonly player: Seat; readonly step: Step }
  | { readonly type: 'houseChosen'; readonly player: Seat; readonly house: House | null }
  | { readonly type: 'activeHouse'; readonly player: Seat; readonly house: House } // by an effect: nobody chooses it
  | { readonly type: 'readying'; readonly player: Seat; readonly amount: number } // of so many creatures in the fourth step; only where something waits for it
  | { readonly type: 'stepCut'; readonly player: Seat } // nothing more is played, used or discarded in it
  | { readonly type: 'named'; readonly player: Seat; readonly what: Named } // a card or a trait, as an effect asks
  | { readonly type: 'turnEnded'; readonly player: Seat; readonly check: boolean }
  | { readonly type: 'turnPassed'; readonly player: Seat } // effects of the turn end, armor is fresh again
  | {
      readonly type: 'gameOver';
      readonly winner: Seat;
      readonly reason: 'keys' | 'empty-deck' | 'adversary' | 'advances';
    };

/** What is spent on a key besides the own pool: æmber on a card; of another pool, which that card allows; or the card itself. */
export interface Spent {
  readonly card: Ref;
  readonly amount: number;
  readonly of?: Seat;
  readonly itself?: true;
}

/** Of æmber, keys and chains. */
export type EventOfAember =
  | {
      readonly type: 'gain';
      readonly player: Seat;
      readonly amount: number;
      readonly cause: 'reap' | 'bonus' | null;
      readonly card: Ref | null;
      readonly from?: Ref; // off that card, and not from the supply
      readonly redirected?: true; // it was put on a card, so that nobody has gained anything
    }
  | { readonly type: 'keptOut'; readonly player: Seat; readonly amount: number } // it would have been added to their pool; in no log
  | { readonly type: 'lose'; readonly player: Seat; readonly amount: number }
  | { readonly type: 'steal'; readonly player: Seat; readonly from: Seat; readonly amount: number }
  | { readonly type: 'pay'; readonly player: Seat; readonly to: Seat; readonly amount: number }
  // it: the æmber that set the ability off, which can be captured once; in no log
  | { readonly type: 'capture'; readonly card: Ref; readonly from: Seat; readonly amount: number; readonly it?: true }
  | {
      readonly type: 'placeAember';
      readonly card: Ref;
      readonly from: Seat | null;
      readonly amount: number;
      readonly exalt?: Seat;
    } // exalt: by that player
  | { readonly type: 'takeAember'; readonly card: Ref; readonly to: Seat | null; readonly amount: number }
  | {
      readonly type: 'forge';
      readonly player: Seat;
      readonly color: KeyColor;
      readonly cost: number;
      readonly spent: readonly Spent[];
      readonly tells?: true;
    } // tells: a card of the game speaks of colours, so that the log does too
  | { readonly type: 'unforge'; readonly player: Seat; readonly color: KeyColor; readonly tells?: true }
  | { readonly type: 'turnOrder'; readonly order: readonly Seat[] } // in which the players of a team take their turns
  | { readonly type: 'advance'; readonly player: Seat; readonly cost: number; readonly advances: number } // so often by now
  | { readonly type: 'tide'; readonly player: Seat; readonly tide: 'high' | 'low' | 'neutral' } // for that player
  | { readonly type: 'chains'; readonly player: Seat; readonly amount: number };

/** Of playing and using. */
export type EventOfPlay =
  | {
      readonly type: 'playBegan';
      readonly card: Ref;
      readonly player: Seat;
      readonly from: Zone;
      readonly byEffect: boolean;
      readonly permit: Permit | null;
      /** The art half that is played with it, as one creature. */
      readonly half?: Ref;
      /** What it is played as instead of what it shows: an upgrade. */
      readonly as?: CardName;
    }
  | { readonly type: 'entering'; readonly card: Ref; readonly player: Seat } // it is put into play, and its text says as what
  | {
      readonly type: 'enter';
      readonly card: Ref;
      readonly player: Seat;
      readonly place: Entrance;
      readonly played: boolean;
      /** The seat that plays it or puts it there, where it enters on the side of another. */
      readonly sentBy?: Seat;
      /** Its player took what an effect offers to a card that enters. */
      readonly asOffered?: true;
      /** Facedown, as that token creature; the card has its name then. */
      readonly token?: CardName;
      /** The art half that is put into play with it. */
      readonly half?: Ref;
      /** As the upgrade that it has a text for. */
      readonly as?: CardName;
    }
  | { readonly type: 'flip'; readonly card: Ref; readonly facedown: boolean; readonly name: CardName | null } // what it is then; null before it is faceup
  | { readonly type: 'played'; readonly card: Ref; readonly player: Seat }
  | {
      readonly type: 'use';
      readonly card: Ref;
      readonly player: Seat;
      readonly how: UseVerb;
      readonly permit: Permit | null;
      readonly fromHand?: true; // an Omni: ability of a card that is not in play
    }
  | { readonly type: 'reaped'; readonly card: Ref; readonly player: Seat }
  | { readonly type: 'acted'; readonly card: Ref; readonly player: Seat; readonly how: 'action' | 'omni' }
  | { readonly type: 'attack'; readonly card: Ref; readonly other: Ref; readonly player: Seat }
  | { readonly type: 'exchangeBegan'; readonly card: Ref } // of the attacker; only where a card of the game asks who is fighting
  | { readonly type: 'fightCut'; readonly card: Ref } // what came before the exchange has decided the fight
  | {
      readonly type: 'fought';
      readonly card: Ref;
      readonly other: Ref;
      readonly player: Seat;
      readonly cut?: true;
      /** An effect stopped it, so that it was no fight: nothing that waits for one resolves. */
      readonly stopped?: true;
    }
  | { readonly type: 'withdraw'; readonly card: Ref; readonly player: Seat; readonly to: Zone } // it cannot be played after all
  | {
      readonly type: 'becomeCopy';
      readonly card: Ref;
      readonly name: CardName;
      readonly houses?: readonly House[]; // where they are not the printed ones, and so are the icons
      readonly bonus?: readonly Bonus[];
      readonly until?: 'turn';
      /** The copied card is a creature by these lasting effects alone, and so is the copy. */
      readonly made?: { readonly of: Ref; readonly by: readonly number[] };
    };

/** Of cards in play. */
export type EventOnTable =
  | {
      readonly type: 'damage';
      readonly card: Ref;
      readonly amount: number;
      readonly by: Ref | null;
      readonly kind: DamageKind;
      readonly poison: boolean;
      readonly ignoringArmor?: true;
    }
  | { readonly type: 'armor'; readonly card: Ref; readonly amount: number } // damage that armor took away
  | { readonly type: 'loseArmor'; readonly card: Ref; readonly amount: number }
  | { readonly type: 'shiftDamage'; readonly card: Ref; readonly amount: number } // redistributed: below 0 where it goes from
  | { readonly type: 'shiftAember'; readonly card: Ref; readonly amount: number }
  | { readonly type: 'heal'; readonly card: Ref; readonly amount: number }
  | {
      readonly type: 'destroy';
      readonly card: Ref;
      readonly other: Ref | null;
      readonly inFight: boolean;
      readonly sacrifice: boolean;
      /** It has as much damage as power, and nothing else destroys it: then healing could still save it. */
      readonly byDamage?: true;
      /** The damage was that of assault. */
      readonly byAssault?: true;
      /** The damage was dealt by the attacker before the exchange of its fight otherwise: `other` is that creature. */
      readonly byAttacker?: true;
      /** That of splash-attack. */
      readonly bySplash?: true;
    }
  | {
      readonly type: 'leave';
      readonly card: Ref;
      readonly to: Zone;
      readonly place: 'top' | 'bottom';
      readonly seat: Seat;
      readonly by: Ref | null;
      readonly was: Was;
      readonly abducted?: true; // into archives that it leaves for its owner's hand
      readonly faceup?: true; // into archives
      readonly ignoringWard?: true;
      readonly first?: Half; // the half of a gigantic creature that gets there first, where the active player chose it
    }
  | { readonly type: 'ready'; readonly card: Ref; readonly player?: Seat } // by that player, where it is not its controller
  | Mark<'exhaust' | 'stun' | 'unstun' | 'ward' | 'unward' | 'enrage' | 'save'>
  | { readonly type: 'calm'; readonly card: Ref; readonly left: number } // one enrage counter fewer; so many are left
  | { readonly type: 'counter'; readonly card: Ref; readonly counter: string; readonly amount: number }
  | {
      /** `placed`: where in the line was chosen; else the active player chooses after it. */
      readonly type: 'control';
      readonly placed: boolean;
      readonly card: Ref;
      readonly player: Seat;
      readonly source: Ref | null;
      readonly place: Entrance;
    }
  | { readonly type: 'attach'; readonly card: Ref; readonly other: Ref } // an upgrade in play, to that creature
  | { readonly type: 'swap'; readonly card: Ref; readonly other: Ref }
  | { readonly type: 'swapCarried'; readonly card: Ref; readonly other: Ref } // all that is on them; they stay where they are
  | { readonly type: 'reposition'; readonly card: Ref; readonly to: Flank | number } // so many creatures stand to its left then
  | {
      /** And stands where such cards do. `on`: of an upgrade that is the creature again that it is elsewhere. */
      readonly type: 'changeType';
      readonly card: Ref;
      readonly to: 'creature' | 'artifact';
      readonly on?: { readonly player: Seat; readonly flank: Flank };
    };

/** Of cards out of play. `known`: bit n is set when seat n may know which card it was. */
export type EventOfZones =
  | {
      readonly type: 'draw';
      readonly player: Seat;
      readonly amount: number;
      readonly cards: readonly Ref[]; // once drawn
      readonly archived?: true; // the hand of an automaton is its archives
    }
  | {
      readonly type: 'discard';
      readonly card: Ref;
      readonly player: Seat;
      readonly from: Zone;
      readonly asMove: boolean;
    } // asMove: the player's own discard of the third step
  | {
      readonly type: 'move';
      readonly card: Ref;
      readonly to: Zone;
      readonly place: 'top' | 'bottom';
      readonly seat: Seat;
      readonly by: Ref | null;
      readonly known: number;
      readonly abducted?: true; // into archives that it leaves for its owner's hand
      readonly faceup?: true; // into archives
      readonly instead?: true; // it left such archives, and what was to become of it did not happen
    }
  | { readonly type: 'putUnder'; readonly card: Ref; readonly host: Ref; readonly known: number }
  | { readonly type: 'beside'; readonly card: Ref; readonly player: Seat } // the move that a card beside the table gives
  | { readonly type: 'fulfill'; readonly card: Ref; readonly other: Ref; readonly player: Seat } // a prophecy of that player; `other` lay beneath it
  | { readonly type: 'takeArchives'; readonly player: Seat; readonly cards: number }
  | {
      readonly type: 'shuffle';
      readonly player: Seat;
      readonly withDiscard: boolean;
      readonly emptied?: true; // cards went there from the discard pile, until none was left
      readonly but?: readonly Ref[]; // stay on top of the deck
    }
  | { readonly type: 'swapDeckAndDiscard'; readonly player: Seat }
  | { readonly type: 'reveal'; readonly card: Ref; readonly player: Seat; readonly to: Seat | 'all' };

/** Of effects that go on, one that stops what is about to happen, and bonus icons. */
export type EventOfEffect =
  | { readonly type: 'prevent'; readonly card: Ref | null; readonly player?: Seat; readonly event: EventType } // player: of an event that is about no card
  | { readonly type: 'lastingBegan'; readonly card: Ref; readonly lasting: number }
  // a bonus icon is resolved: what it does comes next, and then what waits for it; `printed`: what it was, where it was
  // resolved as another icon
  | {
      readonly type: 'bonus';
      readonly card: Ref;
      readonly player: Seat;
      readonly icon: Bonus;
      readonly printed?: Bonus;
    };

export type GameEvent = EventOfTurn | EventOfAember | EventOfPlay | EventOnTable | EventOfZones | EventOfEffect;

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

/** The effect that lets a card be played or used against the house or first-turn rule; `lasting`: it is used up by that. */
export interface Permit {
  readonly source: Ref;
  readonly lasting: number | null;
}

/** Where a card goes when it enters play: a position in the battleline (0 is the left flank), a host, or the artifact row. */
export type Entrance =
  | { readonly to: 'line'; readonly index: number }
  | { readonly to: 'host'; readonly host: CardId }
  | { readonly to: 'artifacts' };

/**
 * What an ability can wait for. `used`: it reaped, fought, acted or lost its stun by a use; `attached`: an upgrade came onto
 * it, from wherever. `playAbility`, which is only replaced: the Play: ability of what is played would resolve.
 */
export type AwaitedEvent = EventType | 'used' | 'attached' | 'playAbility';

interface Awaiting {
  readonly event: AwaitedEvent;
}

/** The kinds of turn event that can be counted: the turn event that such an event is remembered as, from when it began. */
export const countedAs: Readonly<Partial<Record<AwaitedEvent, 'play' | 'reap' | 'fight' | 'destroyed' | 'discard'>>> = {
  played: 'play',
  reaped: 'reap',
  fought: 'fight',
  destroy: 'destroyed',
  discard: 'discard',
};

const useEvents: readonly EventType[] = ['reaped', 'fought', 'acted', 'use'];

const attachments: readonly EventType[] = ['enter', 'attach'];

const plays: readonly EventType[] = ['played'];

/** The events among which those are that a pattern waits for. */
export const eventsOf = ({ event }: Awaiting): readonly EventType[] =>
  event === 'used' ? useEvents : event === 'attached' ? attachments : event === 'playAbility' ? plays : [event];

/**
 * Whether an event is of the kind that a pattern waits for. Of a use that only takes the stun off, there is no other event; a
 * player for whom no house was left has chosen none.
 */
export function isOfKind({ event }: Awaiting, e: GameEvent): boolean {
  if (event === 'used') return e.type === 'use' ? e.how === 'unstun' : useEvents.includes(e.type);
  if (event === 'attached') return e.type === 'attach' || (e.type === 'enter' && e.place.to === 'host');
  if (e.type === 'houseChosen' && e.house === null) return false;
  return event === e.type;
}

/** Whether a card was discarded from there; of a shuffle, whether that pile went into the deck, whole. */
export const isFrom = (e: GameEvent, from: Zone): boolean =>
  e.type === 'shuffle'
    ? from === 'discard' && (e.withDiscard || e.emptied === true)
    : e.type === 'discard' && e.from === from;
