// Statements of Master Rulebook 18.4, in our own words: questions that December 2020 has, too.
import type { Chapter } from './statement.ts';

export const faq2020: Chapter = {
  title: 'The questions of December 2020',
  statements: [
    {
      says: '0 power: King of the Crag destroys a creature without damage.',
      tests: ['ruling king-of-the-crag/no-power-left'],
    },
    {
      says: 'Mimicry as a copy of Eureka is alpha.',
      tests: ['ruling mimicry/alpha', 'ruling eureka/mimicry'],
    },
    {
      says: 'Sample Collection and Dysania: to the owner’s hand, not discarded, no æmber.',
      tests: ['ruling sample-collection/dysania'],
    },
    {
      says: 'Yzphyz Knowdrone: from any archives, the opponent’s at random.',
      tests: ['ruling yzphyz-knowdrone/any-archives'],
    },
    {
      says: 'Shadow Self beside a Raiding Knight: armor first, the rest on Shadow Self, together with the attacker’s.',
      tests: ['ruling shadow-self/armor-first'],
    },
    {
      says: 'Hallowed Shield prevents before armor: Maruck captures nothing.',
      tests: ['ruling hallowed-shield/before-armor'],
    },
    {
      says: 'Nexus on Shard of Greed counts itself.',
      tests: ['ruling nexus/counts-as-yours', 'ruling shard-of-greed/used-as-yours'],
    },
    {
      says: 'Replicator on Sequis: from one’s own opponent.',
      tests: ['ruling replicator/sequis'],
    },
    {
      says: 'Bait and Switch: twice at most.',
      by: 'errata',
      older: 'Before its erratum: as printed',
      tests: ['ruling bait-and-switch/steals-twice'],
    },
    {
      says: 'Maleficorn’s own icon counts.',
      by: 'bonus',
      older: '1.0, 1.3: icons come before it enters play',
      tests: ['ruling maleficorn/own-icon', 'ruling maleficorn/really-dealt'],
    },
    {
      says: 'Bonesaw: its own icon is too late for it to enter ready.',
      by: 'bonus',
      older: '1.0, 1.3: icons come before it enters play',
      tests: ['ruling bonesaw/own-icon'],
    },
    {
      says: 'Wild Bounty means all icons.',
      tests: ['ruling wild-bounty/next-card'],
    },
    {
      says: 'Shoulder Id: its icon is no damage of it.',
      tests: ['ruling shoulder-id/icon', 'engine/src/tests/rules/icons.test.ts: damage of an icon is dealt by no card'],
    },
    {
      says: 'Rad Penny dies by her own icon before Play:, her other icons resolve.',
      by: 'bonus',
      older: '1.0, 1.3: icons come before it enters play',
      tests: ['ruling rad-penny/own-icon', 'ruling bonus-icons/one-by-one'],
    },
    {
      says: 'Two damage icons kill a warded creature of power 1.',
      tests: [
        'ruling bonus-icons/ward',
        'engine/src/tests/rules/icons.test.ts: each is dealt by itself, so that the second kills whom a ward saved from the first',
      ],
    },
    {
      says: 'Fission Bloom with Ultra Gravitron: twice.',
      tests: ['ruling ultra-gravitron/fission-bloom'],
    },
    {
      says: 'Master of the Grey stops Ensign El-Samra, Reclaimed by Nature and Ultra Gravitron.',
      tests: ['ruling master-of-the-grey/again'],
    },
    {
      says: 'Amphora Captura, then Scrivener Favian: both, ordered by the active player.',
      tests: ['ruling scrivener-favian/amphora-captura', 'ruling amphora-captura/each-icon'],
    },
    {
      says: '2 chains: with 7 cards none is shed, with 5 one.',
      by: 'chainShed',
      older: '1.0, `manual`: more often',
      tests: ['ruling chains/full-hand', 'ruling chains/one-card-short'],
    },
    {
      says: 'Rock-Hurling Giant’s damage cannot hurt Ardent Hero; icons have no source.',
      tests: ['ruling rock-hurling-giant/is-the-source', 'ruling ardent-hero/who-deals'],
    },
    {
      says: 'Bad Penny is in hand before Yxilo Bolter purges.',
      tests: ['ruling bad-penny/yxilo-bolter'],
    },
    {
      says: 'Stealer of Souls and Valdr both die: nothing.',
      tests: ['ruling stealer-of-souls/both-die'],
    },
    {
      says: 'Duma saves nobody who is tagged.',
      by: 'healedWhileDying',
      older: '1.3: healing saves',
      tests: ['ruling duma-the-martyr/too-late'],
    },
    {
      says: 'Tolas pays for Bad Penny.',
      by: 'movedByItsDestroyedAbility',
      older: '1.3: he does not',
      tests: ['ruling bad-penny/was-destroyed'],
    },
    {
      says: 'Soulkeeper with Opal Knight: only the creature with 6 power dies.',
      tests: ['ruling soulkeeper/tagged'],
    },
    {
      says: 'Jargogle with an omega card: step 3 ends; in step 1 only step 1.',
      tests: ['ruling jargogle/omega', 'ruling jargogle/first-step'],
    },
    {
      says: 'Optio Gorkus and Imperial Scutum: the active player orders.',
      tests: ['ruling imperial-scutum/optio-gorkus', 'ruling imperial-scutum/still-there'],
    },
    {
      says: 'Poltergeist on Banner of Battle destroys it.',
      tests: ['ruling poltergeist/nothing-to-use'],
    },
    {
      says: 'Lost in the Woods without friendly creatures: two enemy ones.',
      tests: ['ruling lost-in-the-woods/no-friends'],
    },
    {
      says: 'Crassosaurus must capture 10, if they are in the pools.',
      tests: ['ruling crassosaurus/split'],
    },
    {
      says: 'Two Dreckers side by side, one fought for 2: 2 on each, no more.',
      tests: ['ruling drecker/two'],
    },
    {
      says: 'Gabos Longarms may hit an elusive creature that is not fought, and another when an elusive one is.',
      tests: ['ruling gabos-longarms/reaches-elusive', 'ruling gabos-longarms/attacks-elusive'],
    },
    {
      says: 'Ghosthawk: an enraged neighbor may reap, and stays enraged.',
      tests: ['ruling ghosthawk/enraged'],
    },
    {
      says: 'Exhume: Explo-rover as creature or upgrade.',
      tests: ['ruling exhume/as-upgrade'],
    },
    {
      says: 'Faygin: an enemy Urchin goes to its owner’s hand.',
      tests: ['ruling faygin/enemy-urchin'],
    },
    {
      says: 'First turn: Phase Shift allows one more; Wild Wormhole’s card is not from hand.',
      by: 'firstTurnRule',
      older: '`manual`: neither',
      tests: ['ruling phase-shift/first-turn', 'ruling wild-wormhole/first-turn'],
    },
    {
      says: 'Spectral Tunneler with Positron Bolt: 3, 2 to a neighbor, 1 to the next.',
      tests: ['ruling spectral-tunneler/positron-bolt'],
    },
    {
      says: 'Sinestra and Dexus: the first creature costs 2.',
      tests: ['ruling dexus/sinestra'],
    },
    {
      says: 'Sack of Coins may be split.',
      tests: ['ruling sack-of-coins/divided'],
    },
    {
      says: 'Keyfrog must forge, with Senator Shrix too.',
      tests: ['ruling keyfrog/must-forge', 'ruling senator-shrix/must-forge', 'ruling forging/aember-on-cards'],
    },
    {
      says: 'Key Hammer: one key of two.',
      tests: ['ruling key-hammer/one-key'],
    },
    {
      says: 'Spangler Box: Kelifi Dragon comes back whatever the pool.',
      tests: ['ruling spangler-box/kelifi-dragon'],
    },
    {
      says: 'Spangler Box: Scowly Caper enters anew under the other player’s control.',
      tests: ['ruling scowly-caper/whenever-it-enters', 'ruling spangler-box/enters-anew'],
    },
    {
      says: 'Two Lethal Distractions: 1 becomes 5.',
      tests: ['ruling lethal-distraction/two-copies'],
    },
    {
      says: 'Library Access with Wild Wormhole: icon, then draw and Play: in either order, icon of the next card, again.',
      by: 'playWindow',
      older: '1.3: in its order',
      tests: [
        'ruling library-access/wild-wormhole',
        'ruling library-access/later-order',
        'ruling library-access/goes-on',
      ],
    },
    {
      says: 'Little Niff: the neighbor need not survive.',
      tests: ['ruling little-niff/need-not-survive'],
    },
    {
      says: 'Mimic Gel: the printed card only.',
      tests: ['ruling mimic-gel/printed'],
    },
    {
      says: 'Mimic Gel: of an Auto-Legionary that is a creature it has 5 power, and may be used in any house.',
      tests: ['ruling auto-legionary/mimic-gel'],
    },
    {
      says: 'Mimic Gel: as Crash Muldoon ready, and deploys.',
      tests: ['ruling mimic-gel/deploy'],
    },
    {
      says: 'Replicator on Sanctum Guardian: nothing.',
      tests: ['ruling replicator/sanctum-guardian'],
    },
    {
      says: 'Neutron Shark destroyed itself: no repeat.',
      by: 'repeatWithoutItsCard',
      older: '`cota-1.0`: goes on',
      tests: ['ruling neutron-shark/destroys-itself'],
    },
    {
      says: 'The Pale Star: power 1 whatever is added, before or after.',
      tests: ['ruling the-pale-star/raised'],
    },
    {
      says: 'Phase Shift: two copies two cards.',
      tests: ['ruling phase-shift/two-copies'],
    },
    {
      says: 'Phase Shift: Mimicry uses it up.',
      tests: ['ruling phase-shift/mimicry'],
    },
    {
      says: 'Pitlord: cannot beats must.',
      by: 'mandateAgainstBan',
      older: '`cota-1.0`: no active house',
      tests: ['ruling pitlord/restringuntus'],
    },
    {
      says: 'Pitlord: a maverick binds nobody without Dis.',
      by: 'unreachableMandate',
      older: '`cota-1.0`: it binds',
      tests: ['ruling pitlord/maverick'],
    },
    {
      says: '[REDACTED]: only within its own ability.',
      tests: ['ruling redacted/own-trigger'],
    },
    {
      says: 'Nerve Blast against Po’s Pixies: stolen, so damage.',
      tests: ['ruling po-s-pixies/counts-as-stealing', 'ruling nerve-blast/from-the-supply'],
    },
    {
      says: 'Dimension Door: Sir Marrows sees no gain.',
      tests: ['ruling dimension-door/no-gain'],
    },
    {
      says: 'Discombobulator against Gargantodon: nothing.',
      tests: ['ruling discombobulator/gargantodon'],
    },
    {
      says: 'Po’s Pixies reap, two Sir Marrows: both, from the supply.',
      tests: ['ruling sir-marrows/with-pixies'],
    },
    {
      says: 'Two Sir Marrows: one of them takes the æmber.',
      tests: ['ruling sir-marrows/two'],
    },
    {
      says: 'Tantadlin with Terrordactyl’s text: 2, the stricter.',
      tests: ['ruling tantadlin/two-limits'],
    },
    {
      says: 'Mimicry counts for the rule of six as the copied card.',
      tests: ['ruling mimicry/rule-of-six'],
    },
    {
      says: 'Shadow of Dis: Silvertooth enters ready.',
      tests: ['ruling shadow-of-dis/enters-ready', 'ruling silvertooth/before-blanking'],
    },
    {
      says: 'Shadow of Dis: a second Glimmer cannot be played.',
      tests: ['ruling shadow-of-dis/alpha', 'ruling glimmer/alpha-in-hand'],
    },
    {
      says: 'Shoulder Id steals though armor, ward or “cannot” would stop it; not when it deals none.',
      tests: ['ruling shoulder-id/each-damage', 'ruling shield-of-justice/replaced-damage'],
    },
    {
      says: 'Anger on a stunned creature: the stun goes, even without enemies.',
      tests: ['ruling anger/stunned-creature'],
    },
    {
      says: 'Smaaash may choose a stunned one.',
      tests: ['ruling smaaash/already-stunned'],
    },
    {
      says: 'Survey: what is only looked at goes back where it was.',
      tests: ['ruling survey/stays'],
    },
    {
      says: 'Obsidian Forge and a ward: no reduction.',
      by: 'errata',
      older: 'Before its erratum: sacrificed, to the same end',
      tests: ['ruling obsidian-forge/really-destroyed'],
    },
    {
      says: 'Saurian Egg: both hatch, three counters each.',
      tests: ['ruling saurian-egg/two'],
    },
    {
      says: 'Masterplan with Grasping Vines: returned before it is sacrificed.',
      tests: ['ruling masterplan/grasping-vines'],
    },
    {
      says: 'Gateway to Dis with Tolas: nobody gains.',
      tests: ['ruling tolas/dies-with-others'],
    },
    {
      says: 'King of the Crag kills Pingle first.',
      tests: ['ruling king-of-the-crag/pingle-who-annoys'],
    },
    {
      says: 'Nexus with Spectral Tunneler: the new Reap: resolves.',
      tests: ['ruling spectral-tunneler/nexus'],
    },
    {
      says: 'Interdimensional Graft and Forgemaster Og: the active player orders.',
      tests: ['ruling interdimensional-graft/order'],
    },
    {
      says: 'Encounter Suit: after icons, before Play:.',
      tests: ['ruling encounter-suit/before'],
    },
    {
      says: 'Siren Horn and assault: one window.',
      tests: ['ruling siren-horn/assault'],
    },
    {
      says: 'Pain Reaction: its neighbors are hurt after it left.',
      by: 'errata',
      older: 'Before its erratum: as printed',
      tests: ['ruling pain-reaction/after', 'ruling pain-reaction/neighbors'],
    },
    {
      says: 'Smite with Firespitter: the neighbors that were just before it left.',
      tests: ['ruling smite/neighbors-before-it-left'],
    },
    {
      says: 'Phalanx Strike: the repeat is a second damage.',
      tests: ['ruling phalanx-strike/ward'],
    },
    {
      says: 'Overlord Greking and Tolas: nothing.',
      tests: ['ruling overlord-greking/tolas'],
    },
    {
      says: 'Jargogle with Unlocked Gateway: played, survives.',
      tests: ['ruling jargogle/gateway'],
    },
    {
      says: 'Anger on an exhausted Bumpsy without enemies: ready, usable.',
      tests: ['ruling anger/no-enemy'],
    },
    {
      says: 'Combat Pheromones: readied again, used again.',
      tests: ['ruling combat-pheromones/readied-again'],
    },
    {
      says: 'Waking Nightmare is counted whenever the cost is read.',
      tests: ['ruling waking-nightmare/whenever'],
    },
    {
      says: 'Wild Wormhole: Kelifi Dragon goes back on top.',
      tests: ['ruling wild-wormhole/unplayable-card'],
    },
  ],
};
