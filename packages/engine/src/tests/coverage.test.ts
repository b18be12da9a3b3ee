// Every word of the language, every event, question and reason has a test of its own. The tables are typed by the closed
// unions, so a new word does not compile until it names its test here; and the named tests must exist.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventType } from '../language/events.ts';
import type {
  Ability,
  CannotBe,
  Cards,
  Cond,
  DeedPattern,
  Filter,
  HouseChoice,
  Instead,
  Modifier,
  Node,
  Num,
  Pattern,
  Pick,
  PlayerDeed,
  ProgramName,
  Until,
  Verb,
  Who,
} from '../language/language.ts';
import type { Reason } from '../read/permission/reason.ts';
import type { AskKind, Option } from '../state/question.ts';
import type { Bonus, Keyword } from '../terms.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;
type Table<K extends string> = Readonly<Record<K, string>>;

const nodes: Table<Exclude<Node['kind'], Verb['kind']>> = {
  seq: 'Node seq: one step after the other, each sees what the one before did',
  choose: 'Node choose: asks for cards and keeps them',
  option: 'Node option: one of several texts',
  may: 'Node may: yes or no',
  number: 'Node number: between two bounds',
  house: 'Node house: any, one of your deck, one of the deck of the opponent',
  if: 'Node if: then or else',
  ifYouDo: 'Node ifYouDo: then or else',
  again: 'Node again: the whole ability once more',
  times: 'Node times: as often as was counted before the first',
  remember: 'Node remember: the same cards, although they are described no longer',
  each: 'Node each: for one card after the other',
  eachPlayer: 'Node eachPlayer: with that player as you, the active player first',
  repeat: 'Node repeat: while a condition holds',
  lasting: 'Node lasting: an effect that goes on',
  run: 'Node run: every program',
  trigger: 'Node trigger: the Reap:, Fight: or Play: ability of another card as if it were yours',
  mulligan: 'each player may mulligan once, the first player first',
  turnOrder: 'Node turnOrder: who of a team goes first, and who next',
  readying: 'Node readying: the active player orders what can be told apart',
  moves: 'none: then the move is among the options',
  flank: 'Node flank: where a creature is moved to',
  bonus: 'are resolved one by one in printed order',
  useHow: 'Node useHow: in which way a card is used',
  forge: 'Node forge: an effect can forge a key at current cost',
  unforge: 'Node unforge: the key must be forged again',
  turn: 'Node turn: after each turn of a player comes one of the automaton',
  contribute: 'Node contribute: each player of the team says how much, and the last gives what is missing',
  useAutomaton: 'Node useAutomaton: creatures from left to right, then artifacts',
};

const verbs: Table<Verb['kind']> = {
  gain: 'gain: from the supply into the pool',
  lose: 'lose: at most what is there, and "if you do" needs all of it',
  steal: "moves æmber from the opponent's pool to yours",
  pay: "pay: to the other player's pool",
  capture: 'puts æmber of the opponent on the creature',
  placeAember: 'exalt: from the supply',
  takeAember: 'taken from a card to a pool or the supply',
  chains: 'are gained by effects',
  advance: 'Verb advance: for all of its cost or not at all, and what changes key costs changes it',
  tide: 'Verb tide: high or low for all in an adventure, high for one player elsewhere',
  damage: 'stays on the creature, and adds up to its destruction',
  loseArmor: 'Verb loseArmor: all of it, used or not, for the rest of the turn',
  heal: 'removes that much damage, at most what is there',
  save: 'a card saved by its Destroyed: ability stays in play',
  destroy: "a destroyed card goes on top of its owner's discard pile",
  sacrifice: 'a sacrificed card counts as destroyed, and its Destroyed: ability resolves',
  ready: 'Verb ready: an exhausted card, also an artifact',
  exhaust: 'Verb exhaust: a ready card',
  stun: 'a stunned creature is not stunned again, and "if you do" fails',
  unstun: 'an effect can remove it without using the creature',
  ward: 'a creature has one at most',
  enrage: 'a creature is enraged by an effect, once',
  counter: 'have no rules of their own, and cannot fall below 0',
  control: "a creature goes to a flank of the new controller's line that the active player chooses",
  swap: 'two creatures of one line exchange positions',
  toFlank: 'Node flank: where a creature is moved to',
  draw: 'so it is outside of step 5',
  discard: 'Verb discard: from play it is no destruction',
  purge: 'purged cards are out of the game, by owner',
  archive: '"archive a card" takes it from the zone that is named to its owner\'s archives',
  toHand: 'Verb toHand: from the discard pile',
  shuffleIntoDeck: "shuffled into the owner's deck",
  toDeck: 'onto the deck, top or bottom',
  putUnder: 'Verb putUnder: from the deck, facedown',
  swapDeckAndDiscard: 'Verb swapDeckAndDiscard: both are turned over as a whole, and only yours',
  prevent: 'Verb prevent: a fight before it begins, for which the attacker is exhausted all the same',
  shuffle: 'Verb shuffle: the deck, whose cards get new identities',
  reveal: 'Verb reveal: to all or to you',
  becomeCopy: 'Verb becomeCopy: an action becomes a copy of another as it is played',
  rule: 'forge, house, main, ready, draw, in this order',
  special: 'Verb special: the valve, a pure function from a reading to events',
};

/** Each has a test `Event …`, in a table that is typed by the union itself: see language/events.test.ts. */
const events: Table<Extract<EventType, 'mulligan'>> = { mulligan: 'Event mulligan' };

const questions: Table<AskKind> = {
  mulligan: 'each player may mulligan once, the first player first',
  house: 'offers the houses of the identity card',
  archives: 'may be taken after the house is chosen, all of them',
  move: 'none: then the move is among the options',
  omni: 'switch omniTurns: in the manual the opponent is asked before the first move, and exhausts the card',
  cards: 'Pick: exactly one',
  flank: 'without deploy only the flanks are offered',
  order: 'the active player orders triggers of both sides',
  'turn-order': 'Node turnOrder: who of a team goes first, and who next',
  pile: 'the active player orders cards that are destroyed together, where a card can tell it',
  replace: 'two replacements of one event: the active player chooses which applies',
  may: 'Node may: yes or no',
  option: 'Node option: one of several texts',
  number: 'Node number: between two bounds',
  contribute: 'Node contribute: each player of the team says how much, and the last gives what is missing',
  key: 'Node forge: whoever forges chooses which key it is',
  how: '"use a creature" asks how',
};

const options: Table<Option['pick']> = {
  house: 'offers the houses of the identity card',
  move: 'none: then the move is among the options',
  card: 'Pick: exactly one',
  option: 'Node option: one of several texts',
  number: 'Node number: between two bounds',
  flank: 'without deploy only the flanks are offered',
  place: 'with deploy it may go anywhere in the line',
  key: 'Node forge: whoever forges chooses which key it is',
  seat: 'Node turnOrder: who of a team goes first, and who next',
  order: 'the active player orders triggers of both sides',
  yes: 'Node may: yes or no',
  no: 'Node may: yes or no',
  done: 'Pick: up to several, with done',
};

const modifiers: Table<Modifier['mod']> = {
  power: 'a creature with 0 power and no damage is destroyed (FAQ King of the Crag)',
  armor: 'gains are additive and prevent no damage that was dealt before',
  keyword: 'Modifier keyword: a creature gains a keyword',
  'loses-keyword': 'Modifier loses-keyword: printed and gained ones',
  trait: 'Modifier trait: a creature gains a trait',
  house: 'Modifier house: belongs to that house and no other',
  'every-house': 'Modifier every-house: belongs to all houses',
  flank: 'Modifier flank: is considered a flank creature (FAQ Spectral Tunneler)',
  ability: 'Modifier ability: granted abilities are those of the creature, for its controller',
  control: 'an upgrade that says so controls its creature as long as it is attached',
  'fight-damage': '"deals N more while attacking"',
  'fight-damage-to': 'can go to another creature, which elusive of the attacked one does not stop',
  'no-fight-damage': '"deals no damage in fights"',
  ignores: 'can be ignored by an attacker',
  enters: 'Modifier enters: stunned, enraged or warded',
  'attacks-only': 'Modifier attacks-only: no other creature',
  prey: 'Modifier prey: the automaton fights that creature, and the newest prey rules',
  'deals-when-fighting': 'Modifier deals-when-fighting: so much, whatever its power',
  perishes: 'Modifier perishes: as soon as its condition holds',
  cannot: '"cannot be used", "cannot reap", "cannot fight"',
  'player-cannot': '"your opponent cannot use" beats effects that use',
  'play-limit': 'a play limit counts cards of its kind in this turn',
  'play-needs': 'Reason needs-unmet',
  'play-costs': 'Modifier play-costs: what must be lost to play the card',
  'may-play': 'FAQ Phase Shift: an effect may permit another card',
  'may-play-limited': 'a permission counted by turn gives that many cards each turn',
  'may-use': 'FAQ Combat Pheromones: a permission to use one creature holds for it when it is readied again',
  'key-cost': 'costs what modifiers say',
  'hand-size': 'modifiers change what the hand is refilled to',
  'skip-step': 'a draw step can be skipped',
  'must-choose-house': '"must choose" leaves only that house',
  'cannot-choose-house': '"cannot choose" takes a house away',
  spendable: 'must be done with æmber on cards that may be spent',
  'gets-spent': 'Modifier gets-spent: what the opponent spends on a key, also from cards',
  'pool-goes-to': '"æmber that would enter your pool is put on this card"',
  toll: 'a toll is paid to the opponent first, and keeps away who cannot pay',
};

const bans: Table<CannotBe> = {
  'dealt-damage': '"cannot be dealt damage"',
  destroyed: 'Modifier cannot destroyed: neither by effects nor by damage',
  used: '"cannot be used", "cannot reap", "cannot fight"',
  'used-to-reap': '"cannot be used", "cannot reap", "cannot fight"',
  'used-to-fight': '"cannot be used", "cannot reap", "cannot fight"',
  'used-except-to-fight': 'Modifier cannot used-except-to-fight: neither reap nor action nor omni',
  attacked: '"cannot be attacked" beats all; with nothing left there is no fight',
  readied: '"cannot be readied" keeps a card exhausted in step 4 and against effects',
};

const playerBans: Table<PlayerDeed> = {
  play: '"cannot play" beats permissions and effects',
  use: '"your opponent cannot use" beats effects that use',
  discard: 'Reason forbidden, limit and toll name the card that does it',
  forge: 'can be forbidden',
  'be-stolen-from': 'is forbidden only while the condition of that effect holds',
  draw: 'Modifier player-cannot draw',
  gain: 'Modifier player-cannot gain',
};

const durations: Table<Until> = {
  turn: 'turn: the remainder of this turn',
  'your-next-turn': 'your-next-turn: only during that turn',
  'their-next-turn': 'their-next-turn: only during that turn of the opponent',
  'until-your-turn': 'until-your-turn: until the start of your next turn',
  'source-leaves': 'source-leaves: it ends with the source',
  fight: 'fight: only this fight',
  game: 'game: to the end',
};

const cardWords: Table<Exclude<KeysOf<Cards>, 'of' | 'pile'>> = {
  ref: 'Cards: self',
  var: 'Cards: var',
  all: 'Cards: all, in a fixed order',
  top: 'Cards: top of a deck',
  thisWay: 'Cards: thisWay',
  neighborsOf: 'Cards: neighborsOf',
  hostOf: 'Cards: hostOf',
  under: 'Cards: under',
  both: 'Cards: both',
  purgedBy: 'Cards: purgedBy',
};

const refs: Table<Extract<Cards, { readonly ref: string }>['ref']> = {
  self: 'Cards: self',
  granter: 'Cards: granter',
  it: 'Cards: it, of the triggering event',
  other: 'Cards: other, of the triggering event',
  target: 'Cards: target, in the amount of a verb the card that it is done to',
  attacker: 'Cards: attacker and defender',
  defender: 'Cards: attacker and defender',
  adversary: 'Cards: adversary, which nothing finds that does not name it',
};

const numbers: Table<Exclude<KeysOf<Exclude<Num, number>>, 'like' | 'counter' | 'round' | 'color'>> = {
  count: 'Num: count',
  aember: 'Num: aember',
  keys: 'Num: keys',
  keyColors: 'Num: keyColors',
  unforged: 'Num: unforged',
  chains: 'Num: chains',
  hand: 'Num: hand',
  powerOf: 'Num: powerOf',
  highestPower: 'Num: highestPower',
  damageOn: 'Num: damageOn',
  aemberOn: 'Num: aemberOn',
  armorOf: 'Num: armorOf',
  armorLostBy: 'Num: armorLostBy',
  countersOn: 'Num: countersOn',
  neighborsOf: 'Num: neighborsOf',
  housesAmong: 'Num: housesAmong',
  playersOf: 'Num: playersOf, the players of a team',
  advances: 'Num: advances',
  var: 'Num: var',
  amount: 'Num: amount of the event',
  deeds: 'Num: deeds',
  sum: 'Num: sum',
  times: 'Num: times',
  minus: 'Num: minus, never below 0',
  least: 'Num: least',
  half: 'Num: half, rounded down or up',
};

const conditions: Table<KeysOf<Cond>> = {
  atLeast: 'Cond: atLeast',
  moreThan: 'Cond: moreThan',
  equal: 'Cond: equal',
  is: 'Cond: is, every one of at least one card',
  exists: 'Cond: exists',
  wasDestroyed: 'Cond: wasDestroyed',
  activeHouse: 'Cond: activeHouse',
  turnOf: 'Cond: turnOf',
  twoKeysOfOneColor: 'Cond: twoKeysOfOneColor',
  inStep: 'Cond: inStep',
  edition: 'Cond: edition',
  tide: 'Cond: tide',
  not: 'Cond: not, both, either',
  both: 'Cond: not, both, either',
  either: 'Cond: not, both, either',
};

const filters: Table<keyof Filter> = {
  zone: 'Filter: zone',
  of: 'Filter: of',
  type: 'Filter: type',
  side: 'Filter: side',
  is: 'Filter: is',
  isNot: 'Filter: isNot',
  house: 'Filter: house',
  notHouse: 'Filter: notHouse',
  identityOf: 'Filter: identityOf',
  owner: 'Filter: owner',
  trait: 'Filter: trait',
  notTrait: 'Filter: notTrait',
  inZone: 'Filter: inZone',
  sharesTraitWith: 'Filter: sharesTraitWith',
  sharesHouseWithNeighbor: 'Filter: sharesHouseWithNeighbor',
  keyword: 'Filter: keyword',
  name: 'Filter: name',
  sameNameAs: 'Filter: sameNameAs',
  notSameNameAs: 'Filter: notSameNameAs',
  flank: 'Filter: flank',
  neighborOf: 'Filter: neighborOf',
  powerAtMost: 'Filter: powerAtMost',
  powerAtLeast: 'Filter: powerAtLeast',
  damaged: 'Filter: damaged',
  stunned: 'Filter: stunned',
  ready: 'Filter: ready',
  hasAember: 'Filter: hasAember',
  hasUpgrade: 'Filter: hasUpgrade',
  hasArmor: 'Filter: hasArmor',
  counter: 'Filter: counter',
  attackableBy: 'Filter: attackableBy',
  fighting: 'Filter: fighting',
  either: 'Filter: either',
  not: 'Filter: not',
  where: 'Filter: where, the valve',
};

const picks: Table<keyof Pick> = {
  pick: 'Pick: exactly one',
  min: 'Pick: up to several, with done',
  max: 'Pick: exactly several, each once',
  by: 'Pick: by another player',
  how: 'Pick: most powerful, only ties are chosen among (Three Fates)',
  again: 'Pick: again, the same card several times',
  onePile: 'Pick: all out of one pile (onePile)',
  ordered: 'Pick: ordered, each of them in an order that is asked where it matters',
  enough: 'Pick: enough, each of them or as many as there is something for',
  unlike: 'Pick: not a card that this choice took before (unlike)',
};

const picksHow: Table<NonNullable<Pick['how']>> = {
  random: 'Pick: at random asks nobody',
  'most-powerful': 'Pick: most powerful, only ties are chosen among (Three Fates)',
  'least-powerful': 'Pick: least powerful',
};

const players: Table<Extract<Who, string> | KeysOf<Exclude<Who, string>>> = {
  you: 'Who: you, opponent, each, active',
  opponent: 'Who: you, opponent, each, active',
  each: 'Who: you, opponent, each, active',
  active: 'Who: active is not the controller in the turn of the opponent',
  controllerOf: 'Who: controllerOf and ownerOf',
  opponentOf: 'Who: opponentOf, of the controller and not of the owner',
  ownerOf: 'Who: controllerOf and ownerOf',
};

const deeds: Table<DeedPattern['did']> = {
  play: 'Deed: play, by type and house',
  discard: 'Deed: discard',
  use: 'Deed: use, this card among them',
  reap: 'Num: deeds',
  fight: 'Deed: fight',
  destroyed: 'Deed: destroyed, in a fight or otherwise',
  forge: 'Deed: forge',
  steal: 'Deed: steal',
};

const deedParts: Table<keyof DeedPattern> = {
  did: 'Num: deeds',
  by: 'Deed: play, by type and house',
  turn: 'Deed: of the last turn',
  type: 'Deed: play, by type and house',
  house: 'Deed: play, by type and house',
  card: 'Deed: use, this card among them',
  besides: 'Deed: other cards than these',
  inFight: 'Deed: destroyed, in a fight or otherwise',
  fromHand: 'Deed: played from the hand, not from elsewhere',
  different: 'Deed: different cards, not how often',
};

const houseChoices: Table<HouseChoice> = {
  any: 'Node house: any, one of your deck, one of the deck of the opponent',
  identity: 'Node house: any, one of your deck, one of the deck of the opponent',
  'opponents-identity': 'Node house: any, one of your deck, one of the deck of the opponent',
  'active-house': 'offers the houses of the identity card',
};

const abilities: Table<Ability['on']> = {
  play: 'its Play: ability resolves after it entered play',
  reap: 'then all Reap: abilities of the creature resolve',
  fight: 'Fight: abilities resolve for an attacker that survives',
  'before-fight': 'resolves after exhausting and choosing the target, before the damage',
  action: 'a creature or artifact of the active house takes its action and exhausts',
  omni: 'an action needs the active house, an omni does not',
  destroyed: 'cards destroyed together leave together, after all Destroyed: abilities',
  'leaves-play': 'Leaves Play: abilities resolve just before, whatever takes the card away',
  'when-played': 'Verb becomeCopy: an action becomes a copy of another as it is played',
  trigger: '"each time a creature reaps" of other cards sees it',
  replace: '"instead": something else happens, and the event does not',
  constant: 'costs what modifiers say',
};

const patterns: Table<keyof Pattern> = {
  at: '"before" triggers come before the event',
  event: '"each time a creature reaps" of other cards sees it',
  card: '"each time a creature reaps" of other cards sees it',
  other: 'Pattern other: the second card of the event',
  who: 'it works for one side only',
  cause: 'its æmber can be replaced',
  to: '"after … leaves play" sees it with last known information',
  step: 'Pattern step: the beginning of a step',
  from: 'Pattern from: what is discarded from the hand, not from the deck',
  house: 'Pattern house: only that house, and only for the one who chooses',
  during: 'Pattern during: only in turns of that player',
  tide: 'Pattern tide: only when it rises, or only when it falls',
};

const instead: Table<KeysOf<Instead>> = {
  do: '"instead": something else happens, and the event does not',
  redirectTo: 'armor of the first target comes before, that of the new one not at all',
  zone: 'it can be put elsewhere instead of the discard pile',
};

const programs: Table<ProgramName> = {
  play: 'FAQ Wild Wormhole: effects may play cards from elsewhere',
  'put-into-play': 'FAQ Spangler Box: putting into play passes by the conditions of playing, and Play: abilities',
  discard: 'Node run: every program',
  use: '"use a creature" asks how',
  reap: 'Node run: every program',
  fight: 'Node run: every program',
  action: 'Node run: every program',
  omni: 'Node run: every program',
  unstun: 'Node run: every program',
};

const keywords: Table<Keyword> = {
  alpha: 'alpha: only as the first thing in step 3',
  assault: 'assault deals its damage before the exchange',
  deploy: 'with deploy it may go anywhere in the line',
  elusive: 'the first attack each turn deals no damage either way, the second does',
  hazardous: 'hazardous hurts the attacker before the exchange',
  invulnerable: 'invulnerable: cannot be destroyed and takes no damage',
  omega: 'omega: the step ends when the play is over',
  poison: 'poison destroys what its damage reaches',
  skirmish: 'skirmish: the attacker takes no damage from the exchange',
  'splash-attack': 'switch splashAttack: in the manual poison destroys the neighbors too',
  taunt: 'neighbors of a creature with taunt cannot be attacked',
};

const icons: Table<Bonus> = {
  aember: 'æmber bonus is the first thing, before the Play: ability',
  capture: 'are resolved one by one in printed order',
  damage: 'are resolved one by one in printed order',
  draw: 'are resolved one by one in printed order',
  discard: 'are resolved one by one in printed order',
};

const reasons: Table<Reason['rule']> = {
  'not-your-turn': 'Reason not-your-turn',
  'not-in-this-step': 'Reason not-in-this-step',
  'not-here': 'Reason not-here',
  'no-such-ability': 'Reason no-such-ability',
  exhausted: 'Reason exhausted',
  stunned: 'Reason stunned',
  'not-stunned': 'Reason not-stunned',
  'wrong-house': 'Reason wrong-house',
  'no-target': 'Reason no-target',
  'no-host': 'Reason no-host',
  'first-turn': 'Reason first-turn',
  'rule-of-six': 'Reason rule-of-six',
  alpha: 'Reason alpha',
  'needs-unmet': 'Reason needs-unmet',
  enraged: 'Reason enraged',
  'must-fight': 'Reason must-fight',
  forbidden: 'Reason forbidden, limit and toll name the card that does it',
  limit: 'Reason forbidden, limit and toll name the card that does it',
  toll: 'Reason forbidden, limit and toll name the card that does it',
};

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nodes,
  verbs,
  events,
  questions,
  options,
  modifiers,
  bans,
  playerBans,
  durations,
  cardWords,
  refs,
  numbers,
  conditions,
  filters,
  picks,
  picksHow,
  players,
  deeds,
  deedParts,
  houseChoices,
  abilities,
  patterns,
  instead,
  programs,
  keywords,
  icons,
  reasons,
};

/** The titles of all tests beside this file, without the entries of the rulebook that they prove. */
function titles(): ReadonlySet<string> {
  const here = new URL('.', import.meta.url);
  const found = new Set<string>();
  for (const folder of readdirSync(here, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    const inside = new URL(`${folder.name}/`, here);
    for (const name of readdirSync(inside)) {
      const text = readFileSync(new URL(name, inside), 'utf8');
      for (const [, , title] of text.matchAll(/\bit\(\s*(['"])((?:\\.|(?!\1).)*)\1,/g))
        found.add((title ?? '').replaceAll(/\\(.)/g, '$1').replace(/ \[rule [^\]]*\]$/, ''));
    }
  }
  return found;
}

describe('the language is covered', () => {
  const known = titles();
  it('the tests are found', () => expect(known.size).toBeGreaterThan(400));
  for (const [name, table] of Object.entries(tables)) {
    it(`every one of ${name} has its test`, () => {
      expect(Object.entries(table).filter(([, title]) => !known.has(title))).toEqual([]);
    });
  }
});
