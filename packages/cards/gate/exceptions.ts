// Agreed exceptions of the gate: cards whose data says a word more often than the official text, or less, and yet the same.
// They stand by word and reason; `more` is how often more the data says it, below 0 how often less. Each was read beside
// the official text on 27 November 2026. Another number than the agreed one is a difference again.
import type { Exception } from './agreed.ts';
import { agreed } from './agreed.ts';
import { ofDraconianMeasures } from './dmExceptions.ts';
import { ofLaterSets } from './laterExceptions.ts';
import { ofPropheticVisions } from './pvExceptions.ts';

const ofEach: readonly Exception[] = [
  ...agreed('each', 'A plural without the word means all of them: neighbors, enemy creatures, players', {
    1: ['smite', 'drecker', 'gluttony', 'foggify', 'inky-gloom', 'storm-surge', 'trial-by-water'],
    2: ['tactical-officer-moon'],
  }),
  ...agreed('each', 'The description of a card that is still to come, such as the next that you play', {
    1: ['blypyp', 'soft-landing', 'speed-sigil'],
  }),
  ...agreed('each', 'One determined card is described, and all that fit are that one', {
    1: ['yo-mama-mastery', 'symon', 'officer-s-blaster', 'harmonic-ritual', 'swallow-whole'],
  }),
  ...agreed('each', 'The data goes through the cards that the text counts with “for each”', {
    1: ['exterminate-exterminate', 'hypnotic-command'],
  }),
  ...agreed(
    'each',
    'The rest of the cards that were looked at or described, which the text calls the others or the chosen',
    {
      1: ['eyegor', 'vandalize', 'drawn-down', 'navigator-ali', 'lay-of-the-land', 'new-frontiers', 'quintrino-flux'],
    },
  ),
  ...agreed(
    'each',
    'One group of the text is two in the data: both sides, both places, or the same cards for two things',
    {
      1: [...['pandemonium', 'spoils-of-battle', 'troop-call', 'infighting'], ...['festering-touch']],
      2: ['orator-hissaro'],
    },
  ),
  ...agreed('each', 'Up to two, the neighbors that there can be, are chosen one after the other', {
    [-1]: ['ghosthawk'],
  }),
  ...agreed('each', 'A chosen friendly and a chosen enemy creature, of which the text says that each does it', {
    [-1]: ['trading-frenzy'],
  }),
  ...agreed('each', 'Counters that are moved: put on one card, and removed from each other one', {
    1: ['sporegorger-evil-twin'],
  }),
  ...agreed('each', 'What is redistributed is named for where it was and for where it may go', {
    2: ['entropic-manipulator', 'equalize'],
  }),
  ...agreed('each', 'Two groups of the text are one choice of what fits the one or the other', {
    [-1]: ['standardized-testing'],
  }),
  ...agreed('each', 'A permission to fight names in a field of its own which creatures may', {
    [-1]: ['brothers-in-battle', 'follow-the-leader'],
  }),
  ...agreed('each', 'The whole hand or archives, or all revealed cards that fit', {
    [-1]: ['dysania', 'lesser-oxtet', 'deep-probe', 'martians-make-bad-allies', 'aemberlution'],
  }),
  ...agreed('each', 'Each player: a modifier, a pile or an amount that names all players', {
    [-1]: [
      ...['the-howling-pit', 'heart-of-the-forest', 'musthic-murmook', 'the-ulfberht-device', 'crazy-killing-machine'],
      ...['forgive-or-forget', 'colonist-chapman-evil-twin'],
    ],
  }),
  ...agreed('each', 'Each icon or type: the verb is about all icons, or there is a sentence or a limit for each type', {
    [-1]: ['fission-bloom', 'wild-bounty', 'ultra-gravitron', 'look-what-i-found', 'kaupe', 'kaupe-evil-twin'],
  }),
  ...agreed('each', 'Each of the chosen cards: the verb is about all that were chosen, or goes through them', {
    [-1]: ['pawn-sacrifice', 'scout'],
  }),
  ...agreed('each', 'A choice that is made as often as there are houses or powers', {
    [-1]: ['grand-alliance-council', 'selective-preservation'],
  }),
  ...agreed('each', 'Each creature that can be meant is a trigger, an attacker, or one that was chosen before', {
    [-1]: ['bellowing-patrizate', 'camouflage', 'lapisaurus', 'unguarded-camp', 'old-boomy'],
  }),
  ...agreed('each', 'Damaged creatures, token creatures: a plural without the word means all of them', {
    1: ['physaloha', 'giltspine-school'],
  }),
  ...agreed('each', 'Both sides stand in the data for themselves, or the cards are counted or named for two steps', {
    1: ['stir-crazy', 'awful-atoll', 'cauldron', 'offering-to-kiligog'],
  }),
  ...agreed('each', 'Each haunted player is asked for by an ability or a step of that player', {
    [-1]: ['circlespeak', 'dark-heart-of-the-forest', 'the-circle-of-life'],
  }),
  ...agreed('each', 'The creatures that were damaged are remembered, and two things are done to them', {
    [-1]: ['strange-torpedo'],
  }),
];

const ofNumbers: readonly Exception[] = [
  ...agreed('for each', 'One effect stands in the data twice: for the other player, for both players, or repeated', {
    1: ['a-fair-game', 'phalanx-strike', 'forgemaster-og', 'colonist-chapman-evil-twin'],
  }),
  ...agreed('for each', 'Two things are done as often: both read the number', {
    1: ['light-of-the-archons', 'entropic-swirl', 'disciple'],
  }),
  ...agreed('for each', 'What is removed or moved as a whole is read as a number', {
    1: ['mastermindy', 'vineapple-tree', 'sporegorger', 'interdimensional-graft'],
    2: ['aembermancy'],
    3: ['sporegorger-evil-twin'],
  }),
  ...agreed('for each', 'A number up to a bound is chosen, and the bound or the choice is read', {
    1: ['guardian-demon', 'vigor', 'monty-bank', 'crassosaurus'],
  }),
  ...agreed('for each', 'A third of, three times, that many: the text says the number by another word', {
    1: ['shatter-storm', 'gargantodon'],
    2: ['tertiate'],
  }),
  ...agreed('for each', 'As many choices as there are houses or powers, or points to redistribute', {
    1: ['grand-alliance-council', 'selective-preservation'],
    2: ['entropic-manipulator', 'equalize'],
  }),
  ...agreed('for each', 'The event says of how many creatures it is, and the data that much', {
    [-1]: ['the-chosen-one'],
  }),
  ...agreed('for each', 'As much as the event was about, which is that much in the data', {
    [-1]: ['maruck-the-marked', 'molephin', 'book-of-malefaction', 'mookling-evil-twin'],
    1: ['staff-up'],
  }),
  ...agreed('for each', 'The data goes through the cards or creatures one after the other', {
    [-1]: [
      ...['crazy-killing-machine', 'commpod', 'hypnotic-command', 'exterminate-exterminate'],
      ...['throwing-stars', 'kerwollop'],
    ],
  }),
  ...agreed(
    'for each',
    'A modifier or verb of its own: printed values of that card, double damage, all æmber, equal power',
    {
      [-1]: ['cyber-clone', 'undagnathus-evil-twin', 'blatant-thievery', 'kiligog-s-trench'],
    },
  ),
  ...agreed(
    'for each',
    'All æmber of the opponent is read as a number, and so is X for each value that it stands for',
    {
      1: ['trawler'],
      3: ['xenos-darkshadow'],
    },
  ),
  ...agreed('up to', 'A search may find nothing: none or one card', {
    1: [
      ...['help-from-future-self', 'grumpus-tamer', 'saurus-rex', 'it-s-coming', 'z-particle-tracker'],
      ...['com-officer-gross', 'com-officer-hings'],
    ],
  }),
  ...agreed('up to', 'What is looked for in a deck may not be found', { 1: ['primordial-vault', 'jervi'] }),
  ...agreed('up to', 'Each of two neighbors, one after the other, as long as one likes', { 1: ['ghosthawk'] }),
  ...agreed('up to', 'A number is chosen that may be 0', { 1: ['dance-of-doom'] }),
  ...agreed('up to', 'A choice for each of the two discard piles', { 1: ['forgive-or-forget'] }),
  ...agreed('up to', 'A permission with so many uses', { [-1]: ['combat-pheromones'] }),
  ...agreed('any number', 'Every point goes to a card that is chosen by itself', {
    [-1]: ['first-blood', 'bring-low'],
  }),
];

const ofOtherCards: readonly Exception[] = [
  ...agreed('another', 'All but the chosen ones: the text says except, or not chosen', {
    1: ['savage-clash'],
    2: ['champion-s-challenge', 'grand-alliance-council', 'selective-preservation'],
  }),
  ...agreed('another', 'Not the same one twice: the text says it by a bound, by one of each house, or by its place', {
    1: ['unguarded-camp', 'gleeful-mayhem', 'dr-milli', 'stir-up-trouble', 'drawn-down', 'ghosthawk'],
  }),
  ...agreed('another', 'One ability for each of the four keywords', { 3: ['captain-kresage'] }),
  ...agreed('another', 'Counters that are moved come from other cards than the one that gets them', {
    2: ['sporegorger-evil-twin'],
  }),
  ...agreed('another', 'The other card that was chosen before is known, and nothing is excluded', {
    [-1]: ['transposition-sandals', 'teleporter-chief-tink'],
  }),
  ...agreed('another', 'Two are chosen together, and the card is out of the zone where the next one is chosen', {
    [-1]: ['twin-bolt-emission', 'together'],
  }),
  ...agreed(
    'another',
    'The rest of the cards that were looked at, which the data names by where they lie or what they are',
    {
      [-1]: ['eyegor', 'borr-nit', 'borr-nit-s-touch', 'vandalize', 'new-frontiers'],
    },
  ),
  ...agreed('another', 'Different houses or powers are counted, and a second counter is one more', {
    [-1]: ['prince-derric-unifier', 'proclamation-346e', 'sabotage-mission', 'diplomat-agung', 'genetic-drift'],
  }),
  ...agreed('another', 'A word of its own: to share a trait in its battleline; a card in the hand is not in play yet', {
    [-1]: ['good-of-the-many', 'mimic-gel'],
  }),
  ...agreed('another', 'Other houses are those that the chosen one is not', { [-1]: ['befuddle'] }),
  ...agreed('another', 'A card that is not revealed yet, which is asked for and offered', { 2: ['plunder'] }),
];

const ofConditions: readonly Exception[] = [
  ...agreed('if you do', 'The newest wording shuffles in any case', {
    [-1]: ['bear-flute'],
  }),
  ...agreed('if you do', 'What comes after depends on what was done before anyway, and the text says it by an amount', {
    1: ['guardian-demon', 'cybergiant-rig', 'hunter-or-hunted', 'creed-of-nurture'],
  }),
  ...agreed('if you do', 'The text asks whether it was done by other words: a key unforged, æmber on the creature', {
    1: ['break-key'],
    2: ['shadowsaurus'],
  }),
  ...agreed('if you do', 'A price to play or use a card is a modifier', {
    [-1]: ['tentacus', 'customs-office', 'truebaru'],
  }),
  ...agreed('if you do', 'The power of those that were really sacrificed is asked, as the FAQ has it', {
    [-1]: ['might-makes-right'],
  }),
  ...agreed('if you do', 'One chosen card is revealed and archived, or nothing is', { [-1]: ['incubation-chamber'] }),
  ...agreed('if you do', 'Two chosen cards are swapped, which needs both', {
    [-1]: ['exchange-program', 'tourist-trap'],
  }),
  ...agreed('instead', 'Rather than; or a second case that the text leaves to the rules: stunned, a creature already', {
    1: ['gabos-longarms', 'smite', 'auto-legionary'],
  }),
  ...agreed(
    'instead',
    'The chosen creatures are two groups, the damaged and the others, that are dealt their damage at once',
    {
      [-1]: ['festering-touch'],
    },
  ),
  ...agreed('may', 'Can be used; or choose to stop; or the same offer for either player', {
    1: ['horseman-of-war', 'old-boomy', 'entropic-manipulator'],
  }),
  ...agreed('may', 'A number that can be 0, or damage that is put where one likes, is an offer by itself', {
    [-1]: ['first-blood', 'destructive-analysis', 'might-makes-right', 'monty-bank', 'ghosthawk'],
  }),
  ...agreed('may', 'The keyword versatile is one of the facts of the card, or what it gives', {
    [-1]: ['mantle-of-the-zealot', 'scowly-caper', 'talent-scout'],
  }),
  ...agreed(
    'must or if able',
    'A choice without an offer to decline it is a duty, as far as there is something to choose',
    {
      [-1]: ['crazy-killing-machine', 'general-order-24'],
    },
  ),
  ...agreed(
    'this way',
    'That card, the discarded card, as much as was healed or lost: the text says it by other words',
    {
      1: [
        ...['neutron-shark', 'evasion-sigil', 'vigor', 'cybergiant-rig', 'martian-generosity', 'rigged-lottery'],
        ...['infurnace', 'fidgit', 'mindfire', 'ransack', 'ol-paddy-evil-twin', 'defense-initiative'],
        ...['martians-make-bad-allies', 'might-makes-right'],
      ],
      2: ['crazy-killing-machine', 'gebuk'],
      3: ['dark-discovery'],
    },
  ),
  ...agreed('this way', 'Asked once to go on discarding and once at the end, or for two things, or for both players', {
    1: [
      ...['sound-the-horns', 'invasion-portal', 'lethologica', 'angry-mob', 'purify', 'a-fair-game', 'saurian-egg'],
      ...['the-mysticeti'],
    ],
  }),
  ...agreed('this way', 'One of the revealed cards, or those that were done one at a time, is known by itself', {
    [-1]: ['old-boomy', 'borr-nit', 'borr-nit-s-touch', 'unguarded-camp'],
  }),
  ...agreed('this way', 'A word of its own: destroyed by it (two cards), if you do, purged by this creature', {
    [-1]: ['throwing-stars', 'kerwollop', 'break-key', 'general-sherman'],
  }),
  ...agreed('if destroyed', 'Asked of each creature, where the text counts those destroyed this way', {
    1: ['throwing-stars', 'kerwollop'],
  }),
  ...agreed('play', 'To play with a card revealed is not to play a card', { [-1]: ['near-future-lens'] }),
  ...agreed('play', 'Said in both options', { 1: ['murkens'] }),
  ...agreed('captures it', 'One ability for each of the players', { 1: ['widespread-corruption'] }),
  ...agreed('instead', 'Where no card is left to reveal, the last one is discarded without an offer', {
    1: ['plunder'],
  }),
  ...agreed('instead', 'If they do not choose the house: a condition, and nothing that is done instead', {
    [-1]: ['watch-your-step'],
  }),
  ...agreed('may', 'Either one or the other is done: a choice', { [-1]: ['plunder'] }),
  ...agreed('this way', 'That card, and the token creatures that were made: the text says it by other words', {
    1: ['sunk-cost', 'watch-your-step', 'cover-operation', 'swift-induction', 'vindication-outpost'],
  }),
  ...agreed('this way', 'A word of its own: some of them destroyed by it', { [-1]: ['echoing-deathknell'] }),
  ...agreed('if destroyed', 'The text says destroyed this way', { 1: ['echoing-deathknell'] }),
];

const ofSides: readonly Exception[] = [
  ...agreed('friendly', 'A card that you play enters on your side', { 1: ['blypyp', 'soft-landing', 'charge'] }),
  ...agreed('friendly', 'The text says it by other words: your remaining creature, creatures you have in play', {
    1: ['champion-s-challenge', 'reassembling-automaton', 'self-bolstering-automata', 'united-action'],
    2: ['groundbreaking-discovery'],
  }),
  ...agreed('friendly', 'The same cards are named once more: to count them, to repeat it, or for another part', {
    1: [
      'bouncing-deathquark',
      'horseman-of-war',
      'equalize',
      'tertiate',
      'phalanx-strike',
      'tribute',
      'general-order-24',
    ],
    3: ['captain-kresage'],
  }),
  ...agreed('friendly', 'What holds for either player stands there for each, or from where that player sees it', {
    1: [
      ...['gargantodon', 'quixxle-stone', 'tactical-officer-moon', 'spoils-of-battle'],
      ...['widespread-corruption', 'whirlpool'],
    ],
    2: ['entropic-manipulator', 'quicksand'],
  }),
  ...agreed('friendly', 'To control is what the card does, and not which cards it is about', {
    [-1]: ['collar-of-subordination', 'replicator'],
  }),
  ...agreed('friendly', 'They is the opponent: their creatures are enemy ones', {
    [-1]: ['sobogg-s-thingamabob'],
    [-2]: ['the-chosen-one'],
  }),
  ...agreed('enemy', 'What the opponent has in play or cannot do: the creatures are enemy ones', {
    1: ['take-that-smartypants', 'foggify', 'inky-gloom', 'storm-surge', 'sobogg-s-thingamabob'],
  }),
  ...agreed('enemy', 'The same cards are named once more: to count or compare them, or to repeat it', {
    1: ['bouncing-deathquark', 'equalize', 'tertiate', 'baldric-the-bold'],
  }),
  ...agreed('enemy', 'What holds for either player stands there for each', {
    1: ['tactical-officer-moon', 'spoils-of-battle', 'widespread-corruption'],
    2: ['pandemonium', 'quixxle-stone'],
    3: ['entropic-manipulator'],
  }),
  ...agreed('enemy', 'Only enemy creatures can be attacked', { 1: ['smite'], [-1]: ['lapisaurus'] }),
  ...agreed('friendly', 'Creatures of your flank, or of a haunted player, who may be you', {
    1: ['bryozoarch', 'awful-atoll'],
  }),
  ...agreed('friendly', 'The text names the creature that has taunt once more', { [-1]: ['loyal-packmate'] }),
  ...agreed('enemy', 'Creatures of the opponent’s flank, or of a haunted player, who may be the opponent', {
    1: ['flounderight', 'soleft', 'awful-atoll'],
  }),
  ...agreed('enemy', 'What holds for either player stands there for each, with what there is for all of them', {
    2: ['stir-crazy'],
  }),
];

export type { Exception } from './agreed.ts';

const ofHaunts: readonly Exception[] = [
  ...agreed('each', 'A plural without the word means all of them: neighbors', { 1: ['infiltrator'] }),
  ...agreed('each', 'Two effects on the same cards, which the text names once', { 1: ['mender', 'soultender'] }),
  ...agreed('each', 'Each player: an amount or a deck that names all players', { [-1]: ['kaspara', 'webstur'] }),
  ...agreed('may', 'The keyword versatile is one of the facts of the card', { [-1]: ['infiltrator'] }),
  ...agreed('instead', 'Otherwise: a second condition, which is the opposite of the first', {
    [-1]: ['protective-playmate', 'portalmonster'],
  }),
  ...agreed('if you do', 'It is repeated only where a card was discarded, or it would never end', {
    2: ['dark-memento'],
  }),
  ...agreed('this way', 'The discarded card, which the text calls it', { 1: ['harvest-skimmer'] }),
  ...agreed('friendly', 'The same for either player, from where you see it', { 1: ['soul-exchange'] }),
  ...agreed('enemy', 'The same for either player, from where you see it', { 1: ['soul-exchange'] }),
];

export const exceptions: readonly Exception[] = [
  ...ofHaunts,
  ...ofEach,
  ...ofNumbers,
  ...ofOtherCards,
  ...ofConditions,
  ...ofSides,
  ...ofLaterSets,
  ...ofDraconianMeasures,
  ...ofPropheticVisions,
];
