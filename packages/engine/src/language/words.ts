// The words that card authors use. They only build data of language.ts, so that a card reads like its text:
//   play(destroy(a(creature)), ifYouDo(gainChains(1)))

import type { Bonus, CardName, CardType, House, KeyColor, Keyword } from '../terms.ts';
import type {
  Ability,
  AutomatonCards,
  CannotBe,
  CardDef,
  Cards,
  Cond,
  DeedPattern,
  Erratum,
  Filter,
  HouseChoice,
  HouseRef,
  Instead,
  Modifier,
  Node,
  Num,
  Pattern,
  Pick,
  PlayerDeed,
  Target,
  Timing,
  Until,
  Who,
} from './language.ts';

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────

export const self: Cards = { ref: 'self' };
export const granter: Cards = { ref: 'granter' };
export const it: Cards = { ref: 'it' };
export const other: Cards = { ref: 'other' };
export const attacker: Cards = { ref: 'attacker' };
export const defender: Cards = { ref: 'defender' };
/** In the amount of a verb: the card that it is done to just then ("1 damage for each æmber on it"). */
export const target: Cards = { ref: 'target' };
/** The oversized card of an adventure, which nothing finds that does not name it. */
export const adversary: Cards = { ref: 'adversary' };

export const anyCard: Filter = {};
export const creature: Filter = { type: 'creature' };
export const artifact: Filter = { type: 'artifact' };
export const upgrade: Filter = { type: 'upgrade' };
export const action: Filter = { type: 'action' };

/** "a friendly creature": side and the like are said around a filter. */
export const friendly = (f: Filter): Filter => ({ ...f, side: 'friendly' });
export const enemy = (f: Filter): Filter => ({ ...f, side: 'enemy' });
/** On your side: also those of teammates, which are neither friendly nor enemy. */
export const onYourSide = (f: Filter): Filter => ({ ...f, not: { side: 'enemy' } });
export const another = (f: Filter): Filter => ({ ...f, isNot: self });
export const besides = (c: Cards, f: Filter): Filter => ({ ...f, isNot: c });
export const ofHouse = (house: HouseRef, f: Filter): Filter => ({ ...f, house });
export const notOfHouse = (house: HouseRef, f: Filter): Filter => ({ ...f, notHouse: house });
export const withTrait = (trait: string, f: Filter): Filter => ({ ...f, trait });
export const withoutTrait = (trait: string, f: Filter): Filter => ({ ...f, notTrait: trait });
export const onFlank = (f: Filter): Filter => ({ ...f, flank: true });
export const notOnFlank = (f: Filter): Filter => ({ ...f, flank: false });
export const neighborOf = (c: Cards, f: Filter = creature): Filter => ({ ...f, neighborOf: c });
/** Legal targets for an attack of that creature. */
export const attackableBy = (c: Cards, f: Filter): Filter => ({ ...f, attackableBy: c });
export const damaged = (f: Filter): Filter => ({ ...f, damaged: true });
export const undamaged = (f: Filter): Filter => ({ ...f, damaged: false });
export const stunned = (f: Filter): Filter => ({ ...f, stunned: true });
export const readied = (f: Filter): Filter => ({ ...f, ready: true });
export const withKeyword = (keyword: Keyword, f: Filter): Filter => ({ ...f, keyword });
export const withPower = (n: Num, f: Filter): Filter => ({ ...f, powerAtLeast: n, powerAtMost: n });
export const withPowerAtMost = (n: Num, f: Filter): Filter => ({ ...f, powerAtMost: n });
export const withPowerAtLeast = (n: Num, f: Filter): Filter => ({ ...f, powerAtLeast: n });
export const withAember = (f: Filter): Filter => ({ ...f, hasAember: true });
export const withArmor = (f: Filter): Filter => ({ ...f, hasArmor: true });
export const ownedBy = (owner: Who, f: Filter): Filter => ({ ...f, owner });
export const sharingTraitWith = (c: Cards, f: Filter): Filter => ({ ...f, sharesTraitWith: c });
export const sharingHouseWithNeighbor = (f: Filter): Filter => ({ ...f, sharesHouseWithNeighbor: true });
export const differentlyNamedFrom = (c: Cards, f: Filter): Filter => ({ ...f, notSameNameAs: c });
/** Of one of the houses on that player's identity card. */
export const ofIdentityHouse = (identityOf: Who, f: Filter): Filter => ({ ...f, identityOf });
export const anyOf = (...either: readonly Filter[]): Filter => ({ either });
export const named = (name: CardName, f: Filter = {}): Filter => ({ ...f, name });
export const only = (c: Cards): Filter => ({ is: c });
export const inHand = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: 'hand', of });
export const inDiscard = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: 'discard', of });
export const inPlayOrDiscard = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: ['play', 'discard'], of });
export const inDeckOrDiscard = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: ['deck', 'discard'], of });
export const inDeck = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: 'deck', of });
export const inArchives = (f: Filter, of: Who = 'you'): Filter => ({ ...f, zone: 'archives', of });

export const each = (f: Filter): Cards => ({ all: f });
export const both = (...groups: readonly Cards[]): Cards => ({ both: groups });
export const cardsUnder = (c: Cards): Cards => ({ under: c });
export const purgedBy = (c: Cards): Cards => ({ purgedBy: c });
export const ownerOf = (c: Cards): Who => ({ ownerOf: c });
export const controllerOf = (c: Cards): Who => ({ controllerOf: c });
export const houseOf = (c: Cards): HouseRef => ({ houseOf: c });
export const opponentOf = (c: Cards): Who => ({ opponentOf: c });
/** The creature that an upgrade is on. */
export const hostOf = (c: Cards): Cards => ({ hostOf: c });
export const neighborsOf = (c: Cards): Cards => ({ neighborsOf: c });
export const topOfDeck = (count: Num = 1, of: Who = 'you'): Cards => ({ top: count, of });
export const topOfDiscard = (count: Num = 1, of: Who = 'you'): Cards => ({ top: count, of, pile: 'discard' });
export const thisWay = (f: Filter = {}): Cards => ({ thisWay: f });

// ── Choices ──────────────────────────────────────────────────────────────────────────────────────

export const a = (f: Filter): Pick => ({ pick: f, min: 1, max: 1 });
export const exactly = (n: Num, f: Filter): Pick => ({ pick: f, min: n, max: n });
export const upTo = (n: Num, f: Filter): Pick => ({ pick: f, min: 0, max: n });
export const anyNumberOf = (f: Filter): Pick => ({ pick: f, min: 0, max: { count: { all: f } } });
export const atRandom = (f: Filter, n: Num = 1): Pick => ({ pick: f, min: n, max: n, how: 'random' });
export const mostPowerful = (n: Num, f: Filter = creature): Pick => ({ pick: f, min: n, max: n, how: 'most-powerful' });
export const leastPowerful = (n: Num, f: Filter = creature): Pick => ({
  pick: f,
  min: n,
  max: n,
  how: 'least-powerful',
});

/** All out of one pile ("up to 2 cards from a discard pile"). */
export const fromOnePile = (pick: Pick): Pick => ({ ...pick, onePile: true });
/** Each of them, in the order that the active player chooses (the last one comes to lie on top). */
export const eachInOrder = (f: Filter): Pick => ({
  pick: f,
  min: { count: { all: f } },
  max: { count: { all: f } },
  ordered: true,
});
/** Each of them, or as many as there is something for: where it does not suffice for all, the active player chooses. */
export const eachAsFarAs = (enough: Num, f: Filter): Pick => ({
  pick: f,
  min: { count: { all: f } },
  max: { count: { all: f } },
  enough,
});
/** Not a card that this same choice took before, where it comes several times. */
export const differentEachTime = (pick: Pick): Pick => ({ ...pick, unlike: fresh('taken') });

// A choice gets the name of a variable; names need to differ within one card only.
let freshName = 0;
const fresh = (prefix: string): string => `${prefix}${freshName++}`;

export const seq = (...steps: readonly Node[]): Node =>
  steps.length === 1 && steps[0] !== undefined ? steps[0] : { kind: 'seq', steps };

/** Chooses first, then does something with what was chosen: the only place where a word can ask. */
export function choose(target: Target, then: (chosen: Cards) => readonly Node[] | Node): Node {
  const rest = (cards: Cards): readonly Node[] => {
    const nodes = then(cards);
    return Array.isArray(nodes) ? nodes : [nodes as Node];
  };
  if (!('pick' in target)) return seq(...rest(target));
  const as = fresh('card');
  return seq({ kind: 'choose', as, ...target }, ...rest({ var: as }));
}

export const chooseHouse = (from: HouseChoice, then: (house: { readonly var: string }) => readonly Node[]): Node => {
  const as = fresh('house');
  return seq({ kind: 'house', as, from }, ...then({ var: as }));
};

export const chooseNumber = (min: Num, max: Num, then: (n: { readonly var: string }) => readonly Node[]): Node => {
  const as = fresh('number');
  return seq({ kind: 'number', as, min, max }, ...then({ var: as }));
};

export const chooseOne = (...of: readonly { readonly label: string; readonly then: Node }[]): Node => ({
  kind: 'option',
  of,
});
export const may = (...steps: readonly Node[]): Node => ({ kind: 'may', then: seq(...steps) });
export const ifYouDo = (...steps: readonly Node[]): Node => ({ kind: 'ifYouDo', then: seq(...steps) });
export const when = (cond: Cond, ...steps: readonly Node[]): Node => ({ kind: 'if', cond, then: seq(...steps) });
/** What happens where the preceding effect did not. */
export const otherwise = (...steps: readonly Node[]): Node => ({
  kind: 'ifYouDo',
  then: { kind: 'seq', steps: [] },
  else: seq(...steps),
});
export const ifElse = (cond: Cond, then: Node, otherwise: Node): Node => ({ kind: 'if', cond, then, else: otherwise });
/** "Repeat this effect": the whole ability once more. */
export const again: Node = { kind: 'again' };
/** So many times, counted before the first ("for each friendly creature, …"). */
export const times = (count: Num, ...steps: readonly Node[]): Node => ({
  kind: 'times',
  as: fresh('times'),
  count,
  then: seq(...steps),
});
/** Cards under a name, as they are now: what is said of them later still means the same ones. */
export const remember = (what: Cards, then: (cards: Cards) => readonly Node[]): Node => {
  const as = fresh('kept');
  return seq({ kind: 'remember', as, cards: what }, ...then({ var: as }));
};
export const eachPlayer = (...steps: readonly Node[]): Node => ({
  kind: 'eachPlayer',
  who: 'each',
  then: seq(...steps),
});
/** "Your opponent repeats the preceding effect on you." */
export const eachOnTheOther = (effect: Node): Node =>
  seq(effect, { kind: 'eachPlayer', who: 'opponent', then: effect });
export const repeatWhile = (cond: Cond, ...steps: readonly Node[]): Node => ({
  kind: 'repeat',
  while: cond,
  then: seq(...steps),
});
/** Up to so many times, one after the other and each time with another card, until the player has had enough. */
export const upToTimes = (most: number, f: Filter, then: (card: Cards) => readonly Node[]): Node => {
  const as = fresh('card');
  const next: Node = { kind: 'choose', as, pick: f, min: 0, max: 1, unlike: fresh('taken') };
  const taken: Cond = { atLeast: [{ count: { var: as } }, 1] };
  return { kind: 'repeat', while: taken, then: seq(next, ...then({ var: as })), atMost: most - 1 };
};
/** The preceding effect once more, if the condition still holds ("repeat the preceding effect"). */
export const repeatOnce = (cond: Cond, ...steps: readonly Node[]): Node => ({
  kind: 'repeat',
  while: cond,
  then: seq(...steps),
  atMost: 1,
});
export const forEach = (of: Cards, then: (card: Cards) => readonly Node[]): Node => {
  const as = fresh('each');
  return { kind: 'each', as, of, then: seq(...then({ var: as })) };
};

// ── Verbs ────────────────────────────────────────────────────────────────────────────────────────

const on = (target: Target, verb: (cards: Cards) => Node): Node => choose(target, verb);

export const gain = (amount: Num, who: Who = 'you'): Node => ({ kind: 'gain', who, amount });
export const lose = (amount: Num, who: Who = 'you'): Node => ({ kind: 'lose', who, amount });
export const steal = (amount: Num): Node => ({ kind: 'steal', amount });
export const opponentSteals = (amount: Num): Node => ({ kind: 'steal', amount, who: 'opponent' });
export const pay = (amount: Num, from: Who, to: Who): Node => ({ kind: 'pay', amount, from, to });
/** "Capture 2": by this card, or by another ("choose a friendly creature to capture 2"). */
export const capture = (amount: Num, by: Target = self): Node => on(by, (card) => ({ kind: 'capture', card, amount }));
/** An enemy creature takes æmber from its own controller. */
export const captureFromOwnSide = (amount: Num, by: Target): Node =>
  on(by, (card) => ({ kind: 'capture', card, amount, from: 'own-side' }));
export const moveAember = (amount: Num, from: Who, to: Target): Node =>
  on(to, (card) => ({ kind: 'placeAember', card, amount, from }));
export const takeAember = (amount: Num | 'all', from: Target, to: 'supply' | Who): Node =>
  on(from, (card) => ({ kind: 'takeAember', card, amount, to }));
export const exalt = (target: Target, amount: Num = 1): Node =>
  on(target, (card) => ({ kind: 'placeAember', card, amount, from: 'supply' }));
export const gainChains = (amount: Num, who: Who = 'you'): Node => ({ kind: 'chains', who, amount });
/** The automaton spends æmber to come closer to its goal; what changes key costs changes this. */
export const advance = (cost: Num): Node => ({ kind: 'advance', cost });
export const raiseTide = (who: Who = 'you'): Node => ({ kind: 'tide', who, to: 'high' });
export const lowerTide = (who: Who = 'you'): Node => ({ kind: 'tide', who, to: 'low' });
export const resetTide: Node = { kind: 'tide', who: 'each', to: 'neutral' };
export const unforge = (who: Who): Node => ({ kind: 'unforge', who });
/** A key that the player forged on their last turn, if there is one. */
export const unforgeFromLastTurn = (who: Who): Node => ({ kind: 'unforge', who, forged: 'last-turn' });

export const dealDamage = (
  amount: Num,
  to: Target,
  o: { readonly splash?: Num; readonly ignoringArmor?: true } = {},
): Node => on(to, (cards) => ({ kind: 'damage', to: cards, amount, ...o }));
/**
 * "For each …, deal 2 damage to a creature": so often a card is chosen first, the same one several times if one likes, and
 * then all of it is dealt at once. R: "Damage", v1.3 glossary: that of a single effect is dealt simultaneously.
 */
export const assignDamage = (amount: number, times: Num, among: Filter): Node =>
  choose({ pick: among, min: times, max: times, again: true }, (cards) => ({ kind: 'damage', to: cards, amount }));
/** "Deal N damage, divided as you choose among": every point is put on a card by itself. */
export const divideDamage = (total: Num, among: Filter): Node => assignDamage(1, total, among);
export const heal = (amount: Num | 'all', what: Target): Node =>
  on(what, (cards) => ({ kind: 'heal', what: cards, amount }));
/** "Heal up to 2 damage": how much is asked where there is something to heal. */
export const healUpTo = (most: Num, what: Target): Node =>
  choose(what, (card) => {
    const as = fresh('healed');
    return [
      { kind: 'number', as, min: 0, max: { least: [most, { damageOn: card }] } },
      { kind: 'heal', what: card, amount: { var: as } },
    ];
  });
/** All of it, for the rest of the turn. */
export const loseArmor = (what: Target): Node => on(what, (cards) => ({ kind: 'loseArmor', what: cards }));
/** In a Destroyed: ability: the card is not destroyed after all. */
export const saveInstead = (what: Target): Node => on(what, (cards) => ({ kind: 'save', what: cards }));
export const destroy = (what: Target): Node => on(what, (cards) => ({ kind: 'destroy', what: cards }));
export const sacrifice = (what: Target): Node => on(what, (cards) => ({ kind: 'sacrifice', what: cards }));
export const ready = (what: Target): Node => on(what, (cards) => ({ kind: 'ready', what: cards }));
export const exhaust = (what: Target): Node => on(what, (cards) => ({ kind: 'exhaust', what: cards }));
export const stun = (what: Target): Node => on(what, (cards) => ({ kind: 'stun', what: cards }));
export const unstun = (what: Target): Node => on(what, (cards) => ({ kind: 'unstun', what: cards }));
export const ward = (what: Target): Node => on(what, (cards) => ({ kind: 'ward', what: cards }));
export const enrage = (what: Target): Node => on(what, (cards) => ({ kind: 'enrage', what: cards }));
export const addPowerCounters = (amount: Num, what: Target): Node =>
  on(what, (cards) => ({ kind: 'counter', what: cards, counter: 'power', amount }));
export const addCounters = (counter: string, amount: Num, what: Target): Node =>
  on(what, (cards) => ({ kind: 'counter', what: cards, counter, amount }));
const changeControl = (what: Target, who: Who, o: { readonly until?: 'source-leaves' }): Node =>
  choose(what, (card) => {
    const place = fresh('place');
    return [
      { kind: 'flank', card, as: place, line: who },
      { kind: 'control', what: card, who, place, ...o },
    ];
  });
export const takeControl = (what: Target, o: { readonly until?: 'source-leaves' } = {}): Node =>
  changeControl(what, 'you', o);
export const giveControl = (what: Target): Node => changeControl(what, 'opponent', {});
export const swap = (x: Target, y: Target): Node => on(x, (one) => on(y, (two) => ({ kind: 'swap', a: one, b: two })));

export const draw = (amount: Num, who: Who = 'you'): Node => ({ kind: 'draw', who, amount });
export const discard = (what: Target): Node => on(what, (cards) => ({ kind: 'discard', what: cards }));
export const discardAtRandom = (who: Who, amount: Num = 1): Node =>
  discard(atRandom({ zone: 'hand', of: who }, amount));
export const purge = (what: Target): Node => on(what, (cards) => ({ kind: 'purge', what: cards }));
/**
 * "Archive a card": in its owner's archives; `intoYours` for the effects that take enemy cards, which leave these archives
 * for their owner's hand.
 */
export const archive = (what: Target): Node => on(what, (cards) => ({ kind: 'archive', what: cards }));
export const archiveIntoYours = (what: Target): Node =>
  on(what, (cards) => ({ kind: 'archive', what: cards, whose: 'yours' }));
export const returnToHand = (what: Target): Node => on(what, (cards) => ({ kind: 'toHand', what: cards }));
export const putOnDeck = (what: Target, place: 'top' | 'bottom' = 'top'): Node =>
  on(what, (cards) => ({ kind: 'toDeck', what: cards, place }));
export const shuffleIntoDeck = (what: Target): Node => on(what, (cards) => ({ kind: 'shuffleIntoDeck', what: cards }));
export const shuffle = (zone: 'deck' | 'discard-into-deck', who: Who = 'you'): Node => ({ kind: 'shuffle', who, zone });
export const putUnder = (what: Target, card: Cards = self): Node =>
  on(what, (cards) => ({ kind: 'putUnder', what: cards, card }));
export const putIntoPlay = (what: Target, whose: 'yours' | 'owners' = 'owners'): Node =>
  on(what, (card) => ({
    kind: 'run',
    program: 'put-into-play',
    card,
    ...(whose === 'yours' ? { asYours: true as const } : {}),
  }));
export const reveal = (what: Target, to: 'all' | 'you' = 'all'): Node =>
  on(what, (cards) => ({ kind: 'reveal', what: cards, to }));
export const swapDeckAndDiscard: Node = { kind: 'swapDeckAndDiscard' };
/** In an ability that waits for the moment before an event, or before a fight: that does not happen. */
export const preventIt: Node = { kind: 'prevent' };
export const becomeCopy = (of: Target): Node => on(of, (cards) => ({ kind: 'becomeCopy', what: self, of: cards }));

// ── Playing, using, forging: programs of the rules that an ability may run ───────────────────────

export const playCard = (what: Target): Node => on(what, (card) => ({ kind: 'run', program: 'play', card }));
export const useCard = (what: Target, o: { readonly asYours?: true } = {}): Node =>
  on(what, (card) => ({ kind: 'run', program: 'use', card, ...o }));
export const fightWith = (what: Target, o: { readonly against?: Cards } = {}): Node =>
  on(what, (card) => ({ kind: 'run', program: 'fight', card, ...o }));
export const reapWith = (what: Target): Node => on(what, (card) => ({ kind: 'run', program: 'reap', card }));
export const readyAndFightWith = (what: Target): Node => choose(what, (card) => [ready(card), fightWith(card)]);
export const readyAndUse = (what: Target): Node => choose(what, (card) => [ready(card), useCard(card)]);
export const triggerReapOf = (what: Target): Node => on(what, (of) => ({ kind: 'trigger', timing: 'reap', of }));
/** Uses those cards of the automaton one by one; what has prey fights, all else reaps or takes its action. */
export const useAutomatons = (cards: AutomatonCards): Node => ({ kind: 'useAutomaton', cards });
/** The adversary fights if there is prey for it. */
export const adversaryFights: Node = { kind: 'useAutomaton', cards: 'adversary', fight: true };
/** "Forge a key at current cost", with `extra` added to it. */
export const forgeKey = (extra: Num = 0, who: Who = 'you'): Node => ({ kind: 'forge', who, extra });
/** "Forge a key at no cost", or at another cost that nothing changes. */
export const forgeKeyFor = (cost: Num, who: Who = 'you'): Node => ({ kind: 'forge', who, cost });
/** "Forge your red key at current cost": nothing happens where that one is forged. */
export const forgeKeyOf = (color: KeyColor, who: Who = 'you'): Node => ({ kind: 'forge', who, color });

// ── Lasting effects ──────────────────────────────────────────────────────────────────────────────

export const lasting = (until: Until, ability: Ability, uses?: Num): Node => ({
  kind: 'lasting',
  until,
  ability,
  ...(uses === undefined ? {} : { uses }),
});
export const forRemainderOfTurn = (...abilities: readonly Ability[]): Node =>
  seq(...abilities.map((ability) => lasting('turn', ability)));

// ── Abilities ────────────────────────────────────────────────────────────────────────────────────

const timed =
  (timing: Timing) =>
  (...steps: readonly Node[]): Ability => ({ on: timing, do: seq(...steps) });
export const play = timed('play');
export const reap = timed('reap');
export const fight = timed('fight');
export const beforeFight = timed('before-fight');
export const actionAbility = timed('action');
export const omni = timed('omni');
export const destroyed = timed('destroyed');
export const leavesPlay = timed('leaves-play');
/** "Play/Fight/Reap:" is one ability for each of the words. */
export const combined = (timings: readonly Timing[], ...steps: readonly Node[]): readonly Ability[] =>
  timings.map((timing) => timed(timing)(...steps));
export const whenPlayed = (...steps: readonly Node[]): Ability => ({ on: 'when-played', do: seq(...steps) });
export const eachTime = (pattern: Pattern, ...steps: readonly Node[]): Ability => ({
  on: 'trigger',
  when: pattern,
  do: seq(...steps),
});
export const insteadOf = (pattern: Pattern, instead: Instead): Ability => ({ on: 'replace', when: pattern, instead });
export const constant = (...give: readonly Modifier[]): Ability => ({ on: 'constant', give });
export const whileTrue = (cond: Cond, ...give: readonly Modifier[]): Ability => ({ on: 'constant', give, while: cond });

// ── Patterns ─────────────────────────────────────────────────────────────────────────────────────

export const youPlay = (card: Filter): Pattern => ({ event: 'played', who: 'you', card });
export const opponentPlays = (card: Filter): Pattern => ({ event: 'played', who: 'opponent', card });
export const isDestroyed = (card: Filter): Pattern => ({ event: 'destroy', card });
export const isDestroyedFighting = (card: Filter, fighting: Cards): Pattern => ({
  event: 'destroy',
  card: { ...card, fighting },
});
export const fights = (card: Filter): Pattern => ({ event: 'fought', card });
export const reaps = (card: Filter): Pattern => ({ event: 'reaped', card });
export const enters = (card: Filter): Pattern => ({ event: 'enter', card });
/** Only in turns of the controller of the ability. */
export const duringYourTurn = (pattern: Pattern): Pattern => ({ ...pattern, during: 'you' });
export const youDiscardFromHand = (card: Filter): Pattern => ({ event: 'discard', who: 'you', from: 'hand', card });
export const youChooseHouse = (house: HouseRef): Pattern => ({ event: 'houseChosen', who: 'you', house });
export const yourTurnEnds: Pattern = { event: 'turnEnded', who: 'you' };
/** After an Action: or Omni: of a card is taken, as that ability resolves. */
export const youUse = (card: Filter): Pattern => ({ event: 'acted', who: 'you', card });
/** The moment before a creature fights, with Before Fight: abilities: it is exhausted and its target is chosen. */
export const beforeAttack = (card: Filter): Pattern => ({ event: 'attack', at: 'before', card });
export const forges = (who: Who): Pattern => ({ event: 'forge', who });
export const youWouldGainByReaping: Pattern = { event: 'gain', who: 'you', cause: 'reap' };
export const wouldBeDamaged = (card: Filter): Pattern => ({ event: 'damage', card });
export const wouldBeDestroyed = (card: Filter): Pattern => ({ event: 'destroy', card });
export const wouldGoToDiscardFromPlay = (card: Filter): Pattern => ({ event: 'leave', card, to: 'discard' });

// ── Modifiers ────────────────────────────────────────────────────────────────────────────────────

export const thisCreature: Filter = { is: self };
export const thisCard: Filter = { is: self };
/** For upgrades: the creature that this upgrade is on. */
export const host: Filter = { is: { hostOf: self } };

export const getsPower = (of: Filter, by: Num): Modifier => ({ mod: 'power', of, by });
export const getsArmor = (of: Filter, by: Num): Modifier => ({ mod: 'armor', of, by });
export const gainsKeyword = (of: Filter, keyword: Keyword, value = 1): Modifier => ({
  mod: 'keyword',
  of,
  keyword,
  value,
});
export const gainsAbility = (of: Filter, ability: Ability): Modifier => ({ mod: 'ability', of, ability });
/** It is a card of all houses at once, its own among them. */
export const belongsToEveryHouse = (of: Filter): Modifier => ({ mod: 'every-house', of });
export const belongsTo = (of: Filter, house: HouseRef): Modifier => ({ mod: 'house', of, house });
export const losesKeyword = (of: Filter, keyword: Keyword): Modifier => ({ mod: 'loses-keyword', of, keyword });
export const isOnFlank = (of: Filter): Modifier => ({ mod: 'flank', of });
export const dealsExtraAttacking = (of: Filter, by: Num, against: Filter): Modifier => ({
  mod: 'fight-damage',
  of,
  by,
  against,
});
export const dealsFightDamageTo = (of: Filter, card: Cards): Modifier => ({ mod: 'fight-damage-to', of, card });
export const dealsNoFightDamage = (of: Filter): Modifier => ({ mod: 'no-fight-damage', of });
export const ignoresAttacking = (of: Filter, keyword: Keyword): Modifier => ({ mod: 'ignores', of, keyword });
export const entersReady = (of: Filter): Modifier => ({ mod: 'enters', of, how: 'ready' });
/** Only cards that are played, not those put into play. */
export const entersReadyWhenPlayed = (of: Filter): Modifier => ({ mod: 'enters', of, how: 'ready', played: true });
export const entersStunned = (of: Filter): Modifier => ({ mod: 'enters', of, how: 'stunned' });
/** "Destroy it while …": looked at after everything that happens. */
export const perishes = (of: Filter): Modifier => ({ mod: 'perishes', of });
/** In the turns of an automaton: the card fights that creature when it is used, if there is one. */
export const prey = (of: Filter, how: 'most-powerful' | 'least-powerful', described: Filter = creature): Modifier => ({
  mod: 'prey',
  of,
  how,
  prey: described,
});
export const dealsWhenFighting = (of: Filter, amount: Num): Modifier => ({ mod: 'deals-when-fighting', of, amount });
export const canOnlyAttack = (of: Filter, targets: Filter): Modifier => ({ mod: 'attacks-only', of, targets });
export const canOnlyFight = (of: Filter): Modifier => ({ mod: 'cannot', of, be: 'used-except-to-fight' });
export const cannot = (of: Filter, be: CannotBe): Modifier => ({ mod: 'cannot', of, be });
export const playerCannot = (who: Who, deed: PlayerDeed, card?: Filter): Modifier => ({
  mod: 'player-cannot',
  who,
  do: deed,
  ...(card ? { card } : {}),
});
/** At most so many cards of that kind each turn. */
export const playLimit = (who: Who, most: Num, card: Filter): Modifier => ({ mod: 'play-limit', who, card, most });
/** On the card itself: it can be played only if that is so. */
export const playOnlyIf = (cond: Cond): Modifier => ({ mod: 'play-needs', cond });
/** On the card itself: æmber that is lost to play it. */
export const playCosts = (amount: Num): Modifier => ({ mod: 'play-costs', amount });
/** What a player must pay to you before playing or using such a card. */
export const toll = (who: Who, deed: 'play' | 'use', card: Filter, amount: Num): Modifier => ({
  mod: 'toll',
  who,
  do: deed,
  card,
  amount,
});
export const mayPlay = (card: Filter, who: Who = 'you'): Modifier => ({ mod: 'may-play', who, card });
export const mayPlayEachTurn = (perTurn: number, card: Filter, who: Who = 'you'): Modifier => ({
  mod: 'may-play-limited',
  who,
  card,
  perTurn,
});
export const mayUse = (card: Filter, who: Who = 'you'): Modifier => ({ mod: 'may-use', who, card });
/** Only to fight. */
export const mayFight = (card: Filter, who: Who = 'you'): Modifier => ({ mod: 'may-use', who, card, only: 'fight' });
export const keyCost = (who: Who, by: Num): Modifier => ({ mod: 'key-cost', who, by });
/** "Red keys cost +1". */
export const keyCostOf = (color: KeyColor, who: Who, by: Num): Modifier => ({ mod: 'key-cost', who, by, color });
export const handSize = (who: Who, by: Num): Modifier => ({ mod: 'hand-size', who, by });
export const skipsForgeStep = (who: Who): Modifier => ({ mod: 'skip-step', who, step: 'forge' });
export const mustChooseHouse = (who: Who, house: HouseRef): Modifier => ({ mod: 'must-choose-house', who, house });
export const cannotChooseHouse = (who: Who, house: HouseRef): Modifier => ({ mod: 'cannot-choose-house', who, house });
export const maySpendAemberOn = (card: Filter, who: Who = 'you'): Modifier => ({ mod: 'spendable', who, card });
export const getsAemberSpentBy = (who: Who): Modifier => ({ mod: 'gets-spent', who });
export const poolGoesTo = (who: Who, card: Cards): Modifier => ({ mod: 'pool-goes-to', who, card });
export const controls = (of: Filter, who: Who = 'you'): Modifier => ({ mod: 'control', of, who });

// ── Numbers and conditions ───────────────────────────────────────────────────────────────────────

export const count = (cards: Cards): Num => ({ count: cards });
export const aember = (who: Who): Num => ({ aember: who });
export const keysForgedBy = (who: Who): Num => ({ keys: who });
export const keysOf = (color: KeyColor, who: Who): Num => ({ keys: who, color });
/** How many colours there are among their forged keys. */
export const keyColorsForgedBy = (who: Who): Num => ({ keyColors: who });
/** "Your red key is forged"; of `each`: anybody's is. */
export const isForged = (color: KeyColor, who: Who): Cond => ({ atLeast: [keysOf(color, who), 1] });
/** "Two keys of the same color are forged". */
export const twoKeysOfOneColor: Cond = { twoKeysOfOneColor: true };
export const unforgedKeys = (who: Who): Num => ({ unforged: who });
export const cardsInHand = (who: Who): Num => ({ hand: who });
export const powerOf = (cards: Cards): Num => ({ powerOf: cards });
export const armorOf = (cards: Cards): Num => ({ armorOf: cards });
export const armorLostBy = (cards: Cards): Num => ({ armorLostBy: cards });
export const damageOn = (cards: Cards): Num => ({ damageOn: cards });
export const aemberOn = (cards: Cards): Num => ({ aemberOn: cards });
export const highestPower = (f: Filter): Num => ({ highestPower: f });
export const deeds = (pattern: DeedPattern): Num => ({ deeds: pattern });
export const sum = (...parts: readonly Num[]): Num => ({ sum: parts });
export const product = (x: Num, y: Num): Num => ({ times: [x, y] });
export const negative = (n: Num): Num => ({ times: [-1, n] });
/** Never below 0. */
export const minus = (x: Num, y: Num): Num => ({ minus: [x, y] });
export const half = (n: Num, round: 'down' | 'up'): Num => ({ half: n, round });
export const leastOf = (...parts: readonly Num[]): Num => ({ least: parts });
export const eventAmount: Num = { amount: 'event' };
/** How much the preceding effect really did. */
export const amountThisWay: Num = { amount: 'this-way' };
export const playersOf = (who: Who): Num => ({ playersOf: who });
/** How often the automaton has advanced. */
export const advances: Num = { advances: true };
export const perNeighbor = (of: Cards, like: Filter): Num => ({ neighborsOf: of, like });

export const atLeast = (x: Num, y: Num): Cond => ({ atLeast: [x, y] });
export const moreThan = (x: Num, y: Num): Cond => ({ moreThan: [x, y] });
export const equal = (x: Num, y: Num): Cond => ({ equal: [x, y] });
export const is = (cards: Cards, f: Filter): Cond => ({ is: [cards, f] });
export const exists = (f: Filter): Cond => ({ exists: f });
export const wasDestroyed = (cards: Cards): Cond => ({ wasDestroyed: cards });
export const activeHouse = (house: HouseRef): Cond => ({ activeHouse: house });
export const tideIs = (tide: 'high' | 'low', who: Who = 'you'): Cond => ({ tide: [tide, who] });
export const turnOf = (who: Who): Cond => ({ turnOf: who });
export const allTrue = (...conds: readonly Cond[]): Cond => ({ both: conds });
export const anyTrue = (...conds: readonly Cond[]): Cond => ({ either: conds });
export const not = (cond: Cond): Cond => ({ not: cond });

// ── Card definitions ─────────────────────────────────────────────────────────────────────────────

/** What is printed in the corners of a card. */
export interface Printed {
  readonly id: CardName;
  readonly name: string;
  readonly house: House;
  /** Æmber bonus, or the whole column of icons. */
  readonly bonus?: number | readonly Bonus[];
  readonly power?: number;
  readonly armor?: number;
  readonly traits?: readonly string[];
  readonly keywords?: readonly (Keyword | Readonly<Partial<Record<Keyword, number>>>)[];
  /** The name of the automaton whose card this is. */
  readonly speaksOf?: string;
}

const cardOf =
  (type: CardType) =>
  (printed: Printed, ...abilities: readonly (Ability | readonly Ability[])[]): CardDef => {
    freshName = 0;
    const { id, name, house, bonus = 0, power = 0, armor = 0, traits = [], keywords = [], speaksOf } = printed;
    return {
      id,
      name,
      house,
      type,
      power,
      armor,
      traits,
      bonus: typeof bonus === 'number' ? Array.from({ length: bonus }, () => 'aember' as const) : bonus,
      keywords: Object.assign({}, ...keywords.map((k) => (typeof k === 'string' ? { [k]: 1 } : k))),
      abilities: abilities.flat(),
      ...(speaksOf === undefined ? {} : { speaksOf }),
    };
  };
/** A card whose text was corrected: the card as it is now, and then the abilities that were printed before. */
export function erratum(
  before: Erratum,
  card: CardDef,
  ...printed: readonly (Ability | readonly Ability[])[]
): CardDef {
  freshName = 0;
  return { ...card, printed: { before, abilities: printed.flat() } };
}

export const creatureCard = cardOf('creature');
export const artifactCard = cardOf('artifact');
export const actionCard = cardOf('action');
export const adversaryCard = cardOf('adversary');
export const upgradeCard = cardOf('upgrade');
