// Every word of the language, every event, question and reason has a test of its own. The tables here, and those of the
// words in `testing/words/`, are typed by the closed unions, so a new word does not compile until it names its test; and
// the named tests must exist.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventType } from '../language/events.ts';
import type {
  Ability,
  CannotBe,
  Cards,
  HouseChoice,
  Instead,
  Pattern,
  Pick,
  PlayerAct,
  ProgramName,
  TurnEventPattern,
  Until,
  Who,
} from '../language/language.ts';
import type { Reason } from '../read/permission/reason.ts';
import type { AskKind, Option } from '../state/question.ts';
import type { Bonus, Keyword } from '../terms.ts';
import { conditions } from '../testing/words/conditions.ts';
import { filters } from '../testing/words/filters.ts';
import { modifiers } from '../testing/words/modifiers.ts';
import { nodes } from '../testing/words/nodes.ts';
import { numbers } from '../testing/words/numbers.ts';
import { verbs } from '../testing/words/verbs.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;
type Table<K extends string> = Readonly<Record<K, string>>;

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
  name: 'Node name: titles of this game are offered, and effects mean all cards that have the one that was named',
  trait: 'Node trait: traits of this game are offered, and effects mean all cards that have the one that was chosen',
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
  name: 'Node name: titles of this game are offered, and effects mean all cards that have the one that was named',
  trait: 'Node trait: traits of this game are offered, and effects mean all cards that have the one that was chosen',
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

const bans: Table<CannotBe> = {
  'dealt-damage': '"cannot be dealt damage"',
  destroyed: 'Modifier cannot destroyed: neither by effects nor by damage',
  used: '"cannot be used", "cannot reap", "cannot fight"',
  'used-to-reap': '"cannot be used", "cannot reap", "cannot fight"',
  'used-to-fight': '"cannot be used", "cannot reap", "cannot fight"',
  'used-except-to-fight': 'Modifier cannot used-except-to-fight: neither reap nor action nor omni',
  attacked: '"cannot be attacked" beats all; with nothing left there is no fight',
  exhausted: 'Modifier cannot exhausted: by no effect and no use',
  readied: '"cannot be readied" keeps a card exhausted in step 4 and against effects',
  'readied-in-step': '"cannot be readied by a step": not by that, but by an effect',
};

const playerBans: Table<PlayerAct> = {
  play: '"cannot play" beats permissions and effects',
  use: '"your opponent cannot use" beats effects that use',
  discard: 'Reason forbidden, limit and toll name the card that does it',
  forge: 'can be forbidden',
  'be-stolen-from': 'is forbidden only while the condition of that effect holds',
  draw: 'Modifier player-cannot draw',
  gain: 'Modifier player-cannot gain',
  'resolve-icons': '"cannot resolve bonus icons" stops those that are played and those that are resolved as if',
  'take-archives': 'players who cannot take their archives are not asked',
  'raise-tide': 'where nobody can raise it, no chains are taken either',
  mulligan: 'who cannot take a mulligan is not asked',
};

const durations: Table<Until> = {
  turn: 'turn: the remainder of this turn',
  'your-next-turn': 'your-next-turn: only during that turn',
  'their-next-turn': 'their-next-turn: only during that turn of the opponent',
  'their-ready-step': 'until the end of the next step of the opponent that they have: this turn or their next one',
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
  end: 'the bottom cards of a deck, the lowest first',
  like: 'Cards: top of a discard pile, of those that fit',
  thisWay: 'Cards: thisWay',
  neighborsOf: 'Cards: neighborsOf',
  hostOf: 'Cards: hostOf',
  upgradesOn: 'Cards: upgradesOn',
  under: 'Cards: under',
  tokenCardFor: 'one whose card has deploy goes anywhere in the line',
  named: 'one that is named is made of no other token card, and nothing is asked',
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

const picks: Table<keyof Pick> = {
  pick: 'Pick: exactly one',
  min: 'Pick: up to several, with done',
  max: 'Pick: exactly several, each once',
  by: 'Pick: by another player',
  how: 'Pick: most powerful, only ties are chosen among (Three Fates)',
  again: 'Pick: again, the same card several times',
  differ: 'Pick: no two of one house, of one name or of one type (differ)',
  onePile: 'Pick: all out of one pile (onePile)',
  ordered: 'Pick: ordered, each of them in an order that is asked where it matters',
  share: 'Pick share: the last one finds less, and the active player says who that is',
  enough: 'Pick: enough, each of them or as many as there is something for',
  toPlay: 'Pick: to be played, so only what can be played',
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
  haunted: 'Who: haunted, each of them',
  'that-player': 'Who: that-player is whom the event is about, whoever controls the card',
  controllerOf: 'Who: controllerOf and ownerOf',
  opponentOf: 'Who: opponentOf, of the controller and not of the owner',
  ownerOf: 'Who: controllerOf and ownerOf',
};

const deeds: Table<TurnEventPattern['did']> = {
  play: 'Deed: play, by type and house',
  discard: 'Deed: discard',
  use: 'Deed: use, this card among them',
  reap: 'Num: deeds',
  fight: 'Deed: fight',
  destroyed: 'Deed: destroyed, in a fight or otherwise',
  forge: 'Deed: forge',
  steal: 'Deed: steal',
  exalt: 'Deed: exalt, of a friendly creature by its controller',
  draw: 'Deed: draw, each card of the “draw cards” step',
};

const turnEventParts: Table<keyof TurnEventPattern> = {
  did: 'Num: deeds',
  by: 'Deed: play, by type and house',
  turn: 'Deed: of the last turn',
  type: 'Deed: play, by type and house',
  house: 'Deed: play, by type and house',
  trait: 'Deed: of a trait, gone or not',
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
  'leaves-play': 'Leaves Play: abilities resolve just after, whatever takes the card away',
  fate: 'the Fate: ability of the card beneath it is for the active player',
  scrap: 'a card that its player discards in their turn does what it says',
  move: 'its move is made once each turn, by its player',
  setup: 'what a power does before hands are dealt is done first, by its player',
  'when-played': 'Verb becomeCopy: an action becomes a copy of another as it is played',
  'to-use': 'Ability to-use: before each use, which comes only if all of it was done',
  'as-it-enters': 'is one however it enters: played, put into play by its owner or by another',
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
  supply: 'Pattern supply: a gain that is taken off a card is not replaced again',
  played: 'Pattern played: on the flank where a creature is put, whatever follows',
  to: '"after … leaves play" sees it with last known information',
  step: 'Pattern step: the beginning of a step',
  outside: 'Pattern outsideStep: not in that step, but as a turn begins and ends',
  ends: 'Pattern ends: the end of a step that was not skipped',
  from: 'Pattern from: what is discarded from the hand, not from the deck',
  house: 'Pattern house: only that house, and only for the one who chooses',
  during: 'Pattern during: only in turns of that player',
  icon: 'what waits for an icon comes right after each, for that kind and that player only',
  nth: 'Pattern nth: it counts from when it began, whatever came of it before',
  tide: 'Pattern tide: only when it rises, or only when it falls',
};

const instead: Table<KeysOf<Instead>> = {
  do: '"instead": something else happens, and the event does not',
  redirectTo: 'armor of the first target comes before, that of the new one not at all',
  zone: 'it can be put elsewhere instead of the discard pile',
  icons: 'an icon may be resolved as another, and what it became may be replaced again, by each source once',
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
  beside: 'its move is made once each turn, by its player',
  fulfill: 'the Fate: ability of the card beneath it is for the active player',
};

const keywords: Table<Keyword> = {
  alpha: 'alpha: only as the first thing in step 3',
  assault: 'assault deals its damage before the exchange',
  deploy: 'with deploy it may go anywhere in the line',
  elusive: 'the first attack each turn deals no damage either way, the second does',
  entrench: 'entrench: its player may leave it exhausted, creature by creature',
  hazardous: 'hazardous hurts the attacker before the exchange',
  invulnerable: 'invulnerable: cannot be destroyed and takes no damage',
  omega: 'omega: the step ends when the play is over',
  poison: 'poison destroys what its damage reaches',
  skirmish: 'skirmish: the attacker takes no damage from the exchange',
  'splash-attack': 'switch splashAttack: in the manual poison destroys the neighbors too',
  taunt: 'neighbors of a creature with taunt cannot be attacked',
  treachery: 'a creature with treachery stands on the side of the opponent',
  versatile: 'a card with versatile can be used in every house',
};

const icons: Table<Bonus> = {
  aember: 'æmber bonus is the first thing, before the Play: ability',
  capture: 'are resolved one by one in printed order',
  damage: 'are resolved one by one in printed order',
  draw: 'are resolved one by one in printed order',
  discard: 'are resolved one by one in printed order',
  power: 'the power icon puts a +1 power counter on any creature',
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
  'art-half': 'Reason art-half and no-art-half: it is played on its base half, with both of them in hand',
  'no-art-half': 'Reason art-half and no-art-half: it is played on its base half, with both of them in hand',
  'needs-unmet': 'Reason needs-unmet',
  'due-unmet': 'Reason due-unmet: nothing can be destroyed in order to use it',
  enraged: 'Reason enraged',
  'must-fight': 'Reason must-fight',
  'active-already': 'is activated once each turn, with a card of any house, and of each card one side at a time',
  'one-prophecy': 'is activated once each turn, with a card of any house, and of each card one side at a time',
  'empty-hand': 'is activated once each turn, with a card of any house, and of each card one side at a time',
  'tide-is-high': 'is raised for 3 chains, as often as it is not high',
  'too-little-aember': 'the table can say why the tide is not raised',
  forbidden: 'Reason forbidden, limit and toll name the card that does it',
  limit: 'Reason forbidden, limit and toll name the card that does it',
  toll: 'Reason forbidden, limit and toll name the card that does it',
};

const titlesOf = (words: Readonly<Record<string, { readonly test: string }>>): Table<string> =>
  Object.fromEntries(Object.entries(words).map(([word, { test }]) => [word, test]));

const tables: Readonly<Record<string, Table<string>>> = {
  nodes: titlesOf(nodes),
  verbs: titlesOf(verbs),
  events,
  questions,
  options,
  modifiers: titlesOf(modifiers),
  bans,
  playerBans,
  durations,
  cardWords,
  refs,
  numbers: titlesOf(numbers),
  conditions: titlesOf(conditions),
  filters: titlesOf(filters),
  picks,
  picksHow,
  players,
  deeds,
  turnEventParts,
  houseChoices,
  abilities,
  patterns,
  instead,
  programs,
  keywords,
  icons,
  reasons,
};

/** The titles of all tests in the folders beside this file, without the entries of the rulebook that they prove. */
function titles(): ReadonlySet<string> {
  const here = new URL('.', import.meta.url);
  const found = new Set<string>();
  for (const name of readdirSync(here, { recursive: true, encoding: 'utf8' })) {
    if (!/[/\\]/.test(name) || !name.endsWith('.test.ts')) continue;
    const text = readFileSync(new URL(name, here), 'utf8');
    for (const [, , title] of text.matchAll(/\bit\(\s*(['"])((?:\\.|(?!\1).)*)\1,/g))
      found.add((title ?? '').replaceAll(/\\(.)/g, '$1').replace(/ \[rule [^\]]*\]$/, ''));
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
