// Statements of Master Rulebook 18.4, in our own words: questions that December 2020 does not have, cards from A to K.
import type { Chapter } from './statement.ts';

export const faqAToK: Chapter = {
  title: 'Questions that 2020 does not have: A to K',
  statements: [
    {
      says: 'Æmberlution: the active player says whose creatures enter first, and in which order.',
      tests: ['ruling aemberlution/order'],
    },
    {
      says: 'Animator: what stops being a creature keeps counters and upgrades, idle.',
      by: 'upgradesOnNoCreature',
      older: '2020: upgrades fall off',
      tests: ['ruling animator/upgrades', 'ruling animator/until-the-end'],
    },
    {
      says: 'Armageddon Cloak, two Harbingers of Doom: all are tagged once, the Cloak saves from both.',
      by: 'savingInstead',
      older: '1.0, 1.3: ordered',
      tests: ['ruling armageddon-cloak/two-harbingers'],
    },
    {
      says: 'Assault and Before Fight: on one creature: all resolve, though the other is destroyed already.',
      older: 'Silent',
      tests: [
        'ruling assault/with-before-fight',
        'engine/src/tests/rules/fight/keywords.test.ts: what else comes before the exchange resolves although assault has destroyed the defender',
      ],
    },
    {
      says: 'Auto-Encoder: at once after the discard, before what follows.',
      by: 'discards',
      older: 'Before: after the effect',
      tests: ['ruling auto-encoder/at-once'],
    },
    {
      says: 'Auto-Legionary by Remote Access: exhausts, does not move.',
      tests: ['ruling auto-legionary/other-player'],
    },
    {
      says: 'Barter and Games, Mark of Dis: a card with a house icon is of both houses.',
      older: 'Silent',
      tests: [
        'ruling mark-of-dis/house-icons',
        'engine/src/tests/face/houses.test.ts: it is a card of each of them, and not a card of each of them too',
        'engine/src/tests/face/houses.test.ts: a card is played, used and discarded in each of its houses',
      ],
    },
    {
      says: 'Boss Zarek, Siren Horn: elusive gained before the exchange works.',
      older: 'Silent',
      tests: ['ruling siren-horn/boss-zarek'],
    },
    {
      says: 'Bouncing Deathquark: may repeat though the friendly creature was saved.',
      older: 'Silent',
      tests: ['ruling bouncing-deathquark/saved'],
    },
    {
      says: 'Bump in the Night: all of the effect before the words.',
      older: 'Silent',
      tests: ['ruling preceding-effect/all-before'],
    },
    {
      says: 'Captain Val Jericho and Com. Officer Kirby: one card uses one of two permissions, as its player says.',
      by: 'permissions',
      older: 'Silent',
      tests: ['ruling captain-val-jericho/com-officer-kirby'],
    },
    {
      says: 'Code Monkey: two warded neighbors of one house: nothing archived, 2 gained.',
      older: 'Silent',
      tests: ['ruling code-monkey/warded'],
    },
    {
      says: 'Collar of Subordination, Hypnobeam: the newest control wins.',
      tests: ['ruling collar-of-subordination/newest'],
    },
    {
      says: 'Collector Worm: a destroyed target is not archived.',
      tests: ['ruling collector-worm/both-survive'],
    },
    {
      says: 'Cosmicrux: ready one, 1 damage to it, the next.',
      by: 'readying',
      older: 'Before: all at once',
      tests: ['ruling readying/one-at-a-time'],
    },
    {
      says: 'Curse of Cowardice: only at the end of its controller’s turn.',
      older: 'Silent',
      tests: ['ruling curse-of-cowardice/whose-turn'],
    },
    {
      says: 'Cyber-Clone: base values; after a Mimic Gel 0, so that it dies; after an Auto-Legionary that is a creature 5.',
      tests: ['ruling cyber-clone/mimic-gel', 'ruling cyber-clone/auto-legionary', 'ruling cyber-clone/alone'],
    },
    {
      says: 'Cyber-Clone: omega that it gains does nothing.',
      tests: ['ruling cyber-clone/omega'],
    },
    {
      says: 'Dark Harbinger, Mimicry: the copied card counts, and is no Untamed action.',
      older: 'Silent',
      tests: ['ruling dark-harbinger/mimicry'],
    },
    {
      says: 'Digging Up the Monster: any two halves, shuffled before they are put on top.',
      older: 'Silent',
      tests: ['ruling digging-up-the-monster/any-two-halves', 'ruling tomes-gigantica/two-halves'],
    },
    {
      says: 'Dreamcall: three copies in the pile are three rounds, though the pile is shuffled meanwhile.',
      older: 'Silent',
      tests: ['ruling for-each/counted-first'],
    },
    {
      says: 'Drecker and Macis Asp: poison works on Drecker, the power of the attacker is the source.',
      older: 'Silent',
      tests: ['ruling drecker/poison'],
    },
    {
      says: 'Duskwitch and Scowly Caper: played by her controller it enters ready on the other side.',
      older: 'Silent',
      tests: ['ruling duskwitch/other-side'],
    },
    {
      says: 'Duskwitch shot by Autocannon: omega stands.',
      tests: ['ruling duskwitch/left-already'],
    },
    {
      says: 'Chronophage killed by an icon: omega stands.',
      by: 'omega',
      older: 'Before: it is gone',
      tests: ['ruling chronophage/icon', 'ruling chronophage/play-destroys'],
    },
    {
      says: 'Duskwitch under Shadow of Dis: the step ends.',
      by: 'omega',
      older: '2020: it goes on',
      tests: ['ruling duskwitch/blank', 'ruling shadow-of-dis/omega'],
    },
    {
      says: 'Duskrunner under Shadow of Dis: what it gives is blank, too.',
      by: 'gainedText',
      older: 'Silent: it stays',
      tests: ['ruling shadow-of-dis/duskrunner'],
    },
    {
      says: 'Dysania, Knowledge is Power: “archived cards” are cards in archives.',
      tests: [
        'cards/src/cota/logos/dysania.test.ts: ruling dysania/archived: discards the %i cards in the archives of the opponent and gains as much',
        'cards/src/cota/logos/knowledge-is-power.test.ts: ruling knowledge-is-power/archived: gains 1 for each of %i archived cards, which stay there',
      ],
    },
    {
      says: 'Earthbind: only a discard from hand counts.',
      older: 'Silent',
      tests: ['ruling earthbind/own-discard'],
    },
    {
      says: 'Encounter Suit played by Wild Wormhole: too late for it.',
      older: 'Silent',
      tests: ['ruling encounter-suit/wild-wormhole'],
    },
    {
      says: 'Endless Hordes: seven rounds, six fights.',
      older: 'Silent',
      tests: ['ruling endless-hordes/seven'],
    },
    {
      says: 'Explo-rover: as an upgrade under Lifeward, by Matter Maker and after Kaupe; a creature in every other zone.',
      older: 'Silent',
      tests: [
        'ruling explo-rover/lifeward',
        'ruling explo-rover/upgrade',
        'ruling explo-rover/kaupe',
        'ruling explo-rover/elsewhere',
        'ruling exhume/lifeward-upgrade',
      ],
    },
    {
      says: 'Exterminate! Exterminate!: as many rounds as friendly Mars creatures, one at a time.',
      older: 'Silent',
      tests: ['ruling exterminate-exterminate/one-at-a-time'],
    },
    {
      says: 'Forbidden Tome: the hand size is fixed before drawing.',
      older: 'Silent',
      tests: ['ruling forbidden-tome/fixed'],
    },
    {
      says: 'Furtive Investors: keys that are forged now.',
      older: 'Silent',
      tests: [
        'ruling furtive-investors/after-its-bonus',
        'cards/src/aoa/shadows/furtive-investors.test.ts: ruling furtive-investors/keys-now: gains 1 for each key that a richer opponent has now (%s)',
      ],
    },
    {
      says: 'Gargantodon: without a creature nothing happens.',
      older: 'Silent',
      tests: ['ruling gargantodon/no-creature', 'ruling gargantodon/one-by-one'],
    },
    {
      says: 'Gebuk, Spartasaur: who comes by Gebuk was not there to see it die.',
      older: 'Silent',
      tests: ['ruling gebuk/spartasaur', 'ruling gebuk/gap'],
    },
    {
      says: 'General Sherman: token creatures are cards, and only creatures come back.',
      older: 'Silent',
      tests: ['ruling general-sherman/cards', 'ruling general-sherman/tokens', 'ruling general-sherman/returns'],
    },
    {
      says: 'Gĕzdrutyŏ: damage stays when it is flipped; it does not enter; another’s becomes the owner’s token.',
      older: 'Silent',
      tests: [
        'ruling gezdrutyo-the-arcane/stays',
        'engine/src/tests/face/flip.test.ts: of a taken creature the token card of its owner counts, and it keeps its controller',
      ],
    },
    {
      says: 'Ghosthawk: the order is chosen, and a new neighbor may stand in.',
      tests: [
        'ruling ghosthawk/one-after-another',
        'ruling ghosthawk/new-neighbor',
        'cards/src/wc/untamed/ghosthawk.test.ts: reaps with both neighbors, of whatever house, in the order that its player chooses',
      ],
    },
    {
      says: 'Grommid: its ban works from play only.',
      older: 'Silent',
      tests: ['ruling grommid/from-play'],
    },
    {
      says: 'Harmonia: gains for itself at once.',
      older: 'Silent',
      tests: [
        'cards/src/wc/untamed/harmonia.test.ts: ruling harmonia/itself: gains 1 after a creature is played while there are more enemy creatures, itself among the played ones (%s)',
      ],
    },
    {
      says: 'Helper Bot: the first card that is not of Logos uses it up, also one of the active house.',
      by: 'permissions',
      older: 'Before: only a card that needs it',
      tests: ['ruling helper-bot/other-effects'],
    },
    {
      says: 'Horseman of War: no reaping for anybody; without enemies no use.',
      tests: ['ruling horseman-of-war/no-reaping'],
    },
    {
      says: 'Inspiration, Witch of the Eye: an action is in the pile only when it is done.',
      older: 'Silent',
      tests: [
        'ruling inspiration/witch-of-the-eye',
        'engine/src/tests/editions/playing.test.ts: switch playedAction: it stays where its ability can see it until that is done (%s)',
      ],
    },
    {
      says: 'Jargogle with two cards: in one’s own turn one is chosen to play; else chance archives one for its owner; others are discarded.',
      older: 'Silent',
      tests: ['ruling jargogle/two-cards'],
    },
    {
      says: 'Keyforgery: any house may be named.',
      tests: ['ruling keyforgery/any-house'],
    },
    {
      says: 'Kompsos Haruspex: Play/After Fight: counts.',
      older: 'Silent',
      tests: [
        'ruling kompsos-haruspex/play-and-fight',
        'cards/src/wc/saurian/kompsos-haruspex.test.ts: counts an ability that is Play/Reap: once',
      ],
    },
  ],
};
