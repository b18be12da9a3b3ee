// The official and settled answers to hard questions: every ruling on a card of Call of the Archons and on the rules in
// general, and every question of the FAQ in rulebook v1.3. Rulings on cards of later sets come with their sets. Each has
// a test whose title begins with `ruling <id>:` (rulings.test.ts checks that), most of them beside the tests of the card;
// what needs a card of a later set is tested with a stand-in. Texts are in our own words. They hold in the default edition
// (master-16); where v1.3 decided otherwise, the text says so, and both are tested.
import type { CardName } from '@vaultsong/engine';

export interface Ruling {
  /** What it is about and what it decides, as test titles name it: `bait-and-switch/steals-twice`. */
  readonly id: string;
  /** The card that it is a ruling on; null for one on the rules. */
  readonly card: CardName | null;
  readonly text: string;
  readonly source: string;
  /** Why no test plays it yet. */
  readonly untested?: string;
}

export const rulings: readonly Ruling[] = [
  {
    id: 'a-fair-game/empty-deck',
    card: 'a-fair-game',
    text: 'Only a draw makes a new deck of the discard pile. Where the deck is empty nothing is discarded and nobody gains, but the hand is still revealed.',
    source: 'keyforge-compendium.com, 2018',
  },
  {
    id: 'ammonia-clouds/own-creatures',
    card: 'ammonia-clouds',
    text: 'The creatures of its player are hit like those of the opponent.',
    source: 'keyforge-compendium.com, 2018',
  },
  {
    id: 'ancient-bear/assault-first',
    card: 'ancient-bear',
    text: 'Assault deals its damage before the fight, so an elusive creature is hurt by it too.',
    source: 'keyforge-compendium.com, 2018',
  },
  {
    id: 'anger/must-fight',
    card: 'anger',
    text: 'Any friendly creature may be chosen, whatever its house. The chosen one has to fight if it can.',
    source: 'keyforge-compendium.com, 2018',
  },
  {
    id: 'anger/no-enemy',
    card: 'anger',
    text: 'With nobody to fight, an exhausted creature is only readied, and its player may use it as usual afterwards.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'anger/stunned-creature',
    card: 'anger',
    text: 'A stunned creature does not fight: it exhausts and loses its stun instead, even where there is no enemy creature.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'bad-penny/was-destroyed',
    card: 'bad-penny',
    text: 'She goes to a hand, but she was destroyed all the same: Tolas pays for her.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'bad-penny/yxilo-bolter',
    card: 'bad-penny',
    text: 'When the damage of Yxilo Bolter destroys her, she is in the hand of her owner before she could be purged, and stays there.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'bait-and-switch/steals-twice',
    card: 'bait-and-switch',
    text: 'After the first steal it looks once more who has more æmber. Only that steal is repeated, and only once, so it never steals more than 2.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'combat-pheromones/readied-again',
    card: 'combat-pheromones',
    text: 'A card that it allows to be used may be used for the whole turn: readied by “John Smyth”, it may be used again.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'control-the-weak/restringuntus',
    card: 'control-the-weak',
    text: 'Against Restringuntus on the same house the opponent chooses another one, for “cannot” beats “must”.',
    source: 'v1.3, cannot against must',
  },
  {
    id: 'dimension-door/no-gain',
    card: 'dimension-door',
    text: 'The æmber of a reap is stolen instead of gained, so an ability that waits for æmber gained by reaping (Sir Marrows) sees none.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'duma-the-martyr/too-late',
    card: 'duma-the-martyr',
    text: 'What is destroyed together with her is not saved by her healing.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'experimental-therapy/any-house',
    card: 'experimental-therapy',
    text: 'As corrected, its creature keeps its one house and may be used in the turns of any other house too.',
    source: 'errata',
  },
  {
    id: 'faygin/enemy-urchin',
    card: 'faygin',
    text: 'An Urchin of the opponent may be chosen. It returns to the hand of its owner, like all that leaves play.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'gabos-longarms/attacks-elusive',
    card: 'gabos-longarms',
    text: 'When he attacks an elusive creature he may still hurt another one, for elusive protects the attacked creature only.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'gabos-longarms/reaches-elusive',
    card: 'gabos-longarms',
    text: 'An elusive creature that he does not attack is not protected from the damage that he turns on it.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'interdimensional-graft/order',
    card: 'interdimensional-graft',
    text: 'Where another ability waits for the same key (Forgemaster Og), the active player, who forged it, chooses which comes first.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'key-hammer/one-key',
    card: 'key-hammer',
    text: 'Of two keys forged in the last turn of the opponent it unforges only one.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'king-of-the-crag/no-power-left',
    card: 'king-of-the-crag',
    text: 'A creature that has no power left is destroyed, although there is no damage on it.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'king-of-the-crag/pingle-who-annoys',
    card: 'king-of-the-crag',
    text: 'A Pingle Who Annoys is destroyed as soon as the King has entered play, too early to deal its damage to him.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'lash-of-broken-dreams/exhausted',
    card: 'lash-of-broken-dreams',
    text: 'An artifact that the opponent used is exhausted, and its controller cannot use it before it is ready again.',
    source: 'rules of use',
  },
  {
    id: 'library-access/goes-on',
    card: 'library-access',
    text: 'It has left play (purged, as corrected) when its effect begins, which goes on for the turn without it.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'library-access/later-order',
    card: 'library-access',
    text: 'A later rule: since v1.5 its draw and the Play: ability of the played card wait together, and the active player orders them. In v1.3 the draw comes first and nobody is asked.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'library-access/wild-wormhole',
    card: 'library-access',
    text: 'A Wild Wormhole after it goes so: bonus of the Wormhole, a draw, the top card is played, bonus of that card, a draw, Play: ability of that card.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'lifeward/two-types',
    card: 'lifeward',
    text: 'A card that may be played as a creature or as an upgrade (Explo-rover) can still be played as an upgrade.',
    source: 'FFG, 16 Dec 2020',
    untested: 'the language has no word for a card of two types; it comes with Explo-rover',
  },
  {
    id: 'lost-in-the-woods/no-friends',
    card: 'lost-in-the-woods',
    text: 'As much as possible is done: without friendly creatures, two enemy creatures are shuffled away.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'masterplan/grasping-vines',
    card: 'masterplan',
    text: 'It is still in play while the card beneath it resolves, so Grasping Vines from there may return it to hand before it is sacrificed.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'mimicry/alpha',
    card: 'mimicry',
    text: 'As a copy of an Alpha action (Eureka!) it has to be the first thing done in the step. If it is not, it returns to hand.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'mimicry/rule-of-six',
    card: 'mimicry',
    text: 'The rule of six counts it as the card that it copies.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'nerve-blast/from-the-supply',
    card: 'nerve-blast',
    text: 'Æmber counts as stolen also where an effect (Po’s Pixies) takes it from somewhere else, so the damage is dealt.',
    source: 'v1.5 FAQ',
    untested: 'the language has no word for æmber that is stolen from the supply; it comes with Po’s Pixies',
  },
  {
    id: 'neutron-shark/destroys-itself',
    card: 'neutron-shark',
    text: 'Once it has destroyed itself it is not in play, and its effect is not repeated.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'nexus/counts-as-yours',
    card: 'nexus',
    text: 'The used artifact is one of the player who uses it: an enemy Shard of Greed counts itself among the friendly Shards.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'overlord-greking/tolas',
    card: 'overlord-greking',
    text: 'A Tolas that it destroyed and put into play on its own side does not pay for that destruction.',
    source: 'Dec 2020 FAQ',
  },
  {
    id: 'phase-shift/first-turn',
    card: 'phase-shift',
    text: 'In the first turn of the game it allows one card more than the first-turn rule does.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'phase-shift/mimicry',
    card: 'phase-shift',
    text: 'Mimicry is an Untamed card when it is played, so it takes up the permission even as a copy of a Logos action.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'phase-shift/two-copies',
    card: 'phase-shift',
    text: 'Two copies allow two cards that are not of Logos.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'phoenix-heart/in-order',
    card: 'phoenix-heart',
    text: 'First the creature returns to hand, then the damage is dealt to those that are in play without it.',
    source: 'archonarcana.com',
  },
  {
    id: 'pitlord/maverick',
    card: 'pitlord',
    text: 'Only a house of the identity card, or of a card that one controls, can be chosen: a maverick Pitlord where there is no Dis forces nothing.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'pitlord/restringuntus',
    card: 'pitlord',
    text: 'Against Restringuntus on Dis its player cannot choose Dis, for “cannot” beats “must”, and may choose any other own house.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'poltergeist/nothing-to-use',
    card: 'poltergeist',
    text: 'An artifact that cannot be used may be chosen: it is only destroyed.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'remote-access/nothing-to-use',
    card: 'remote-access',
    text: 'An artifact is used by its Action: or Omni: and by nothing else. One that has neither may be chosen, to no effect.',
    source: 'archonarcana.com',
  },
  {
    id: 'replicator/sanctum-guardian',
    card: 'replicator',
    text: 'The Reap: ability of an enemy Sanctum Guardian does nothing, for without a change of control no creature enters the other battleline.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'replicator/sequis',
    card: 'replicator',
    text: 'An enemy Sequis captures as if it were on the side of the Replicator: from its own controller.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'rock-hurling-giant/is-the-source',
    card: 'rock-hurling-giant',
    text: 'The Giant, of power 6, is the source of the damage: a creature that stronger sources cannot hurt (Ardent Hero) is not hurt.',
    source: 'Dec 2020 FAQ',
  },
  {
    id: 'sample-collection/dysania',
    card: 'sample-collection',
    text: 'Its creatures go to the hand of their owner when they leave the archives. Dysania does not discard them, and gains nothing for them.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'shadow-self/armor-first',
    card: 'shadow-self',
    text: 'The armor of the neighbor absorbs first and Shadow Self takes the rest, at the same time as the attacker is hurt.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'shadow-self/own-armor',
    card: 'shadow-self',
    text: 'What it takes for a neighbor has passed the point where armor counts: its own does not help.',
    source: 'FFG, 16 Dec 2020',
  },
  {
    id: 'shadow-self/special-delivery',
    card: 'shadow-self',
    text: 'When it dies of a Special Delivery to its neighbor it is not purged: it is not the creature that was chosen.',
    source: 'FFG, 16 Dec 2020',
  },
  {
    id: 'shield-of-justice/replaced-damage',
    card: 'shield-of-justice',
    text: 'An ability that does something instead of dealing damage (Shoulder Id steals) does so against protected creatures too.',
    source: 'v1.6 FAQ',
  },
  {
    id: 'silvertooth/before-blanking',
    card: 'silvertooth',
    text: 'How it enters play is decided before it is in play: it is ready although creatures in play have blank text boxes (Shadow of Dis).',
    source: 'v1.5 FAQ',
    untested: 'the language has no word for a blank text box; it comes with Shadow of Dis',
  },
  {
    id: 'smaaash/already-stunned',
    card: 'smaaash',
    text: 'A creature that is stunned already may be chosen, to no effect, so that Smaaash need not stun itself.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'spangler-box/enters-anew',
    card: 'spangler-box',
    text: 'A card that comes back enters play anew, and what is said about how it enters holds once more.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'spangler-box/kelifi-dragon',
    card: 'spangler-box',
    text: 'A card that comes back is not played: Kelifi Dragon returns however little æmber there is.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'spectral-tunneler/nexus',
    card: 'spectral-tunneler',
    text: 'Used by a reaping Nexus on itself, it gives a Reap: ability that still resolves in that reap.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'spectral-tunneler/positron-bolt',
    card: 'spectral-tunneler',
    text: 'Positron Bolt may begin at the chosen creature in the middle: 3 for it, 2 for one of its neighbors, 1 for the one beyond.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'stealer-of-souls/both-die',
    card: 'stealer-of-souls',
    text: 'When both fighters die, it is not in play to do anything.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'tolas/dies-with-others',
    card: 'tolas',
    text: 'Destroyed together with others, it is gone with them and pays nobody.',
    source: 'v1.5 FAQ',
  },
  {
    id: 'wild-wormhole/first-turn',
    card: 'wild-wormhole',
    text: 'The first-turn rule counts cards from hand, so a card off the deck may be played in the first turn too.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'wild-wormhole/unplayable-card',
    card: 'wild-wormhole',
    text: 'A top card that cannot be played goes back to the top: Kelifi Dragon with less than 7 æmber, the bonus of the Wormhole included.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'bonus-icons/one-by-one',
    card: null,
    text: 'Every icon is resolved by itself, and all of them are, even if the card leaves play meanwhile. A creature is in play by then.',
    source: 'v1.6 FAQ',
  },
  {
    id: 'chains/at-most-24',
    card: null,
    text: 'Nobody has more than 24 chains; what goes beyond is lost.',
    source: 'archonarcana.com',
  },
  {
    id: 'chains/full-hand',
    card: null,
    text: 'With 2 chains and 7 cards in hand nobody would draw, so the chains hold back nothing and none is shed.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'chains/one-card-short',
    card: null,
    text: 'With 2 chains and 5 cards in hand the one card that would be drawn is held back, and a chain is shed.',
    source: 'v1.3 FAQ',
  },
  {
    id: 'forging/aember-on-cards',
    card: null,
    text: 'A key must be forged where the æmber suffices, with that on cards if it may be spent, by card abilities too. The active player says where it is taken from.',
    source: 'Dec 2020 FAQ',
  },
  {
    id: 'friendly/itself',
    card: null,
    text: 'A creature is one of the friendly creatures that it speaks of.',
    source: 'keyforgery.blogspot.com, 2019',
  },
  {
    id: 'stun/any-use',
    card: null,
    text: 'Whatever a stunned creature would be used for, it exhausts and loses its stun, and has been used. Where only its Omni: could be used, that will do.',
    source: 'archonarcana.com',
  },
  {
    id: 'tagging/only-a-replacement-saves',
    card: null,
    text: 'What is tagged for destruction is destroyed, even if it is healed, unless an effect does something else instead.',
    source: 'archonarcana.com',
  },
  {
    id: 'tide/in-any-game',
    card: null,
    text: 'The tide may be raised for 3 chains whatever sets the decks are of.',
    source: 'FFG, 14 May 2021',
    untested: 'a later rule: v1.3 knows no tide, which comes with Dark Tidings',
  },
];
