// Pointers into the rulebook: the entry that explains a question of the engine, an obstacle to a move, or a thing that the table
// shows, and the one that tells of it in the setting. A pointer has its entry's title too, so that a page can name it before it
// loads the rulebook; a test holds the two together.
import type { House, Keyword, Reason } from '@vaultsong/engine';
import type { AskTopic } from '@vaultsong/say';

export interface Pointer {
  readonly id: string;
  readonly title: string;
}

const to = (id: string, title: string): Pointer => ({ id, title });

const ability = to('ability', 'Ability');
const advance = to('keyraken-advance', 'Keyraken: advancing');
const aember = to('aember', 'Æmber');
const archives = to('archives', 'Archives');
const cannot = to('cannot', 'Cannot beats must and may');
const capture = to('capture', 'Capture');
const chains = to('chains', 'Chains');
const control = to('control', 'Control');
const damage = to('damage', 'Damage');
const deploy = to('deploy', 'Deploy');
const discarding = to('discarding-cards', 'Discarding cards');
const discardPile = to('discard-pile', 'Discard pile');
const enrage = to('enrage', 'Enrage');
const fight = to('fight', 'Fight');
const flank = to('flank', 'Flank');
const forge = to('forge-a-key', 'Forge a key');
const gigantic = to('gigantic-creatures', 'Gigantic creatures');
const hidden = to('hidden-zone', 'Hidden zone');
const leavesPlay = to('leaves-play', 'Leaves play');
const may = to('may', 'May');
const omni = to('omni', 'Omni: ability');
const pay = to('pay', 'Pay');
const playing = to('playing-cards', 'Playing cards');
const prophecy = to('prophecy', 'Prophecy');
const raiseTide = to('keyraken-raising-the-tide', 'Keyraken: raising the tide');
const readiness = to('ready-and-exhausted', 'Ready and exhausted');
const stun = to('stun', 'Stun');
const naming = to('naming', 'Naming a card or a trait');
const thirdStep = to('play-discard-and-use', 'Play, discard, and use cards');
const throughAbilities = to('using-through-abilities', 'Playing and using through abilities');
const tide = to('keyraken-tide', 'Keyraken: the tide');
const upgrade = to('upgrade', 'Upgrade');
const ward = to('ward', 'Ward');

const ofTopics: Readonly<Record<AskTopic, Pointer>> = {
  mulligan: to('mulligan', 'Mulligan'),
  'active-house': to('choose-a-house', 'Choose a house'),
  'any-house': to('house', 'House'),
  archives,
  move: thirdStep,
  omni,
  cards: ability,
  flank,
  half: gigantic,
  deploy,
  order: to('simultaneous-abilities', 'Abilities at the same moment'),
  replace: to('replacement', 'Replacement'),
  'turn-order': to('keyraken-turn-order', 'Keyraken: order of turns'),
  pile: to('destroyed', 'Destroyed'),
  may,
  option: ability,
  name: naming,
  trait: naming,
  number: ability,
  how: throughAbilities,
  attack: fight,
  prey: to('keyraken-prey', 'Keyraken: prey'),
  host: upgrade,
  gain: aember,
  lose: aember,
  steal: to('steal', 'Steal'),
  advance,
  contribute: raiseTide,
  tide,
  pay,
  capture,
  placeAember: aember,
  takeAember: to('return-aember', 'Return æmber'),
  unforge: to('unforge', 'Unforge'),
  chains,
  damage,
  loseArmor: to('armor', 'Armor'),
  heal: to('heal', 'Heal'),
  redistribute: damage,
  shiftAember: aember,
  shiftCounters: to('other-counters', 'Other counters'),
  shiftDamage: damage,
  attach: to('upgrade', 'Upgrade'),
  stand: to('upgrade', 'Upgrade'),
  arrange: flank,
  unward: ward,
  clear: to('other-counters', 'Other counters'),
  activeHouse: to('active-house', 'Active house'),
  endStep: to('omega', 'Omega'),
  save: to('destroyed-ability', 'Destroyed: ability'),
  destroy: to('destroyed', 'Destroyed'),
  sacrifice: to('sacrifice', 'Sacrifice'),
  ready: readiness,
  exhaust: readiness,
  stun,
  unstun: stun,
  ward,
  enrage,
  counter: to('power-counter', '+1 power counter'),
  control,
  swap: to('swap', 'Swap'),
  toPlace: flank,
  makeToken: to('token-creatures', 'Token creatures'),
  flip: to('flip', 'Flip'),
  draw: ability,
  refill: ability,
  discard: discarding,
  purge: to('purge', 'Purge'),
  archive: archives,
  toHand: leavesPlay,
  shuffleIntoDeck: leavesPlay,
  toDeck: leavesPlay,
  putUnder: ability,
  swapDeckAndDiscard: discardPile,
  shuffle: hidden,
  reveal: hidden,
  becomeCopy: ability,
  trigger: throughAbilities,
  forge,
  bonus: to('aember-bonus', 'Æmber bonus'),
  play: throughAbilities,
  'put-into-play': to('put-into-play', 'Put into play'),
  use: throughAbilities,
  reap: throughAbilities,
  fight: to('fight-with', 'Fight with'),
  action: throughAbilities,
  turnOver: prophecy,
  beside: prophecy,
  fulfill: to('fate', 'Fate: ability'),
};

const ofReasons: Readonly<Record<Reason['rule'], Pointer>> = {
  'not-your-turn': to('active-player', 'Active player'),
  'not-in-this-step': to('turn', 'Turn'),
  'not-here': thirdStep,
  'no-such-ability': to('action-ability', 'Action: ability'),
  exhausted: readiness,
  stunned: stun,
  'not-stunned': stun,
  'wrong-house': to('off-house', 'Off-house card'),
  'no-target': fight,
  'no-host': upgrade,
  'first-turn': to('first-turn-rule', 'First-turn rule'),
  'rule-of-six': to('rule-of-six', 'Rule of six'),
  alpha: to('alpha', 'Alpha'),
  'art-half': gigantic,
  'no-art-half': gigantic,
  'needs-unmet': playing,
  'due-unmet': to('if-you-do', 'If you do, in order to'),
  enraged: enrage,
  'must-fight': enrage,
  forbidden: cannot,
  limit: cannot,
  toll: pay,
  'active-already': prophecy,
  'one-prophecy': prophecy,
  'empty-hand': prophecy,
  'tide-is-high': to('tide', 'Tide'),
  'too-little-aember': raiseTide,
};

const ofKeywords: Readonly<Record<Keyword, Pointer>> = {
  alpha: to('alpha', 'Alpha'),
  assault: to('assault', 'Assault'),
  deploy,
  elusive: to('elusive', 'Elusive'),
  entrench: to('entrench', 'Entrench'),
  hazardous: to('hazardous', 'Hazardous'),
  invulnerable: to('invulnerable', 'Invulnerable'),
  omega: to('omega', 'Omega'),
  poison: to('poison', 'Poison'),
  skirmish: to('skirmish', 'Skirmish'),
  'splash-attack': to('splash', 'Splash'),
  taunt: to('taunt', 'Taunt'),
  treachery: to('treachery', 'Treachery'),
  versatile: to('versatile', 'Versatile'),
};

/** The entry on what a question is about. */
export const pointerOfTopic = (topic: AskTopic): Pointer => ofTopics[topic];

/** The entry with the rule that stands in the way of a move. */
export const pointerOfReason = ({ rule }: Reason): Pointer => ofReasons[rule];

/** The entry on a keyword. */
export const pointerOfKeyword = (keyword: Keyword): Pointer => ofKeywords[keyword];

/** The entries on what a table shows of cards, players and turns. */
export const shown = {
  advance,
  adversary: to('keyraken-power', 'Keyraken: its power'),
  aember,
  armor: to('armor', 'Armor'),
  capture,
  chains,
  counter: to('other-counters', 'Other counters'),
  damage,
  enrage,
  firstTurn: to('first-turn-rule', 'First-turn rule'),
  gigantic,
  haunted: to('haunted', 'Haunted'),
  house: to('active-house', 'Active house'),
  houseIcons: to('house-icons', 'House icons'),
  keyCost: to('current-cost', 'Current cost'),
  power: to('power', 'Power'),
  powerCounter: to('power-counter', '+1 power counter'),
  readiness,
  stun,
  token: to('token-creatures', 'Token creatures'),
  upgrade,
  tide,
  /** High for one player, or for none. */
  tideOfPlayers: to('tide', 'Tide'),
  ward,
} as const satisfies Readonly<Record<string, Pointer>>;

/** What the setting tells of what lies on the table. */
export const about = {
  aember: to('aember-of-the-crucible', 'Æmber of the Crucible'),
  archon: to('archons', 'Archons'),
  houses: to('houses-of-the-crucible', 'Houses of the Crucible'),
  keys: to('keys-of-a-vault', 'Keys of a vault'),
} as const satisfies Readonly<Record<string, Pointer>>;

const ofHouses: Readonly<Record<House, Pointer>> = {
  brobnar: to('house-brobnar', 'Brobnar'),
  dis: to('house-dis', 'Dis'),
  ekwidon: to('house-ekwidon', 'Ekwidon'),
  geistoid: to('house-geistoid', 'Geistoid'),
  keyraken: to('house-keyraken', 'The Keyraken'),
  logos: to('house-logos', 'Logos'),
  mars: to('house-mars', 'Mars'),
  ouboros: to('house-ouboros', 'Ouboros'),
  redemption: to('house-redemption', 'Redemption'),
  sanctum: to('house-sanctum', 'Sanctum'),
  saurian: to('house-saurian', 'Saurian'),
  shadows: to('house-shadows', 'Shadows'),
  skyborn: to('house-skyborn', 'Skyborn'),
  'star-alliance': to('house-star-alliance', 'Star Alliance'),
  unfathomable: to('house-unfathomable', 'Unfathomable'),
  untamed: to('house-untamed', 'Untamed'),
};

/** The entry on a house in the setting. */
export const pointerOfHouse = (house: House): Pointer => ofHouses[house];

/** All of them, for the tests. */
export const everyPointer: readonly Pointer[] = [ofTopics, ofReasons, ofKeywords, ofHouses, shown, about].flatMap(
  (table) => Object.values<Pointer>(table),
);
