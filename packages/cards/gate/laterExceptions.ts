// Agreed exceptions of the gate for cards of More Mutation, Winds of Exchange, Grim Reminders and the sets after them, read
// beside the official text on 28 November 2026; see exceptions.ts.
import type { Exception } from './agreed.ts';
import { agreed } from './agreed.ts';

/** Dis, Geistoid and Logos in Æmber Skies. */
const ofDisGeistoidAndLogosInSkies: readonly Exception[] = [
  ...agreed('this way', 'The card that was discarded is meant by name', { 1: ['aurascope', 'root-access'] }),
  ...agreed('if you do', 'There is a discarded card only where one was discarded', { 1: ['vapor-imp'] }),
  ...agreed('each', 'All archives are meant, and the cards in them are counted', {
    [-1]: ['pke-syphonator', 'empyrean-charge'],
  }),
  ...agreed('for each', 'All archives are meant, and the cards in them are counted', { 1: ['empyrean-charge'] }),
  ...agreed('each', 'What makes them artifacts and what they gain are two modifiers', { 1: ['de-animator'] }),
  ...agreed('for each', 'A chosen player is a choice of two texts', { 1: ['reallocation-accessory'] }),
  ...agreed('put into archives', 'A chosen player is a choice of two texts', { 1: ['titan-sentry'] }),
  ...agreed('enemy', 'An artifact of the opponent is an enemy one', { 1: ['skippy-the-glorious'] }),
];

/** Ekwidon in Grim Reminders. */
const ofEkwidon: readonly Exception[] = [
  ...agreed('each', 'Each haunted player is a word of its own; the decks of both players are named one by one', {
    [-1]: ['forbidden-tome', 'market-fluctuation', 'incarnation-pod'],
  }),
  ...agreed('each', 'All others are each of them', { 1: ['fortune-reverser'] }),
  ...agreed('enemy', 'The opponent who is given control is a player', { [-1]: ['gegrrokuu-sapper'] }),
  ...agreed('friendly', 'The two that were chosen are named again', { [-1]: ['hoaxpitality'] }),
  ...agreed('enemy', 'The two that were chosen are named again', { [-1]: ['hoaxpitality'] }),
  ...agreed('for each', 'There is one card, or none', { 1: ['put-in-a-spin'] }),
  ...agreed('this way', 'The card that was discarded is meant by name', { 1: ['put-in-a-spin'] }),
];

/** Cards of More Mutation, of Star Alliance in Winds of Exchange and Grim Reminders, and those that are attached as upgrades. */
const ofGiganticSets: readonly Exception[] = [
  ...agreed('up to', 'What is searched for may not be found', {
    1: ['build-your-champion', 'digging-up-the-monster', 'tomes-gigantica', 'horizon-saber'],
  }),
  ...agreed('up to', 'A permission for so many is an effect with so many uses', { [-2]: ['j43g3r-v'] }),
  ...agreed('each', 'The halves that were found are put on top one by one', { 1: ['digging-up-the-monster'] }),
  ...agreed('for each', 'Half of a gigantic creature is no number', {
    1: ['build-your-champion', 'digging-up-the-monster', 'tomes-gigantica'],
  }),
  ...agreed('each', 'All the traits of a creature are one word', { [-1]: ['grey-aberrant'] }),
  ...agreed('each', 'Those that were chosen are done something to', { [-1]: ['rockatiel'] }),
  ...agreed('any number', 'One by one, each on a creature of choice', { [-1]: ['sirs-colossus'] }),
  ...agreed('each', 'The cards of a search, of a look or of a splash are meant, one by one', {
    1: ['3ll-i0t'],
    [-1]: ['recorded-history', 'multi-dimensional-rescue'],
  }),
  ...agreed('another', 'Different houses are a word of the choice', { [-1]: ['recorded-history'] }),
  ...agreed('this way', 'The same cards are meant by name', { [-1]: ['recorded-history'], 2: ['event-horizon'] }),
  ...agreed('instead', 'Its own effect attaches it: nobody may play it as an upgrade instead', {
    1: ['poltergeistoids', 'spontaneous-awakening', 'came-back-wrong'],
    [-1]: ['animating-force'],
  }),
  ...agreed('may', 'Its own effect attaches it: nobody may play it as an upgrade instead', {
    1: ['poltergeistoids', 'spontaneous-awakening', 'came-back-wrong'],
  }),
  ...agreed('may', 'The explanation of versatile', { [-1]: ['animating-force'] }),
  ...agreed('another', 'Houses besides its own, or two that differ, are words of their own', {
    [-1]: ['badge-of-unity', 'stronger-together'],
  }),
  ...agreed('each', 'All of a zone, or all that an effect turned over, are meant', {
    [-1]: ['cultural-exchange', 'temporal-purge', 'into-the-warp'],
  }),
  ...agreed('each', 'They are done something to one by one', {
    1: ['grunt-work', 'photon-blast', 'triangulator-newsome'],
  }),
  ...agreed('this way', 'The card that was discarded or made is meant by name', {
    1: [
      ...['fof-transponder', 'recruiting-station', 'rogue-operation', 'shakedown-sullivan', 'into-the-warp'],
      'jackpot-greene',
    ],
  }),
  ...agreed('this way', 'What is no creature is discarded by the rules of flipping', { [-1]: ['temporal-purge'] }),
  ...agreed('friendly', 'It is her name', { [-2]: ['friendly-guide'] }),
  ...agreed('put into play', 'The same after a play, a fight and a reap', { [-1]: ['scout-chief-korijir'] }),
  ...agreed('may', 'The explanation of versatile', { [-1]: ['com-officer-palik'] }),
  ...agreed('instead', 'Below the deck from the discard pile, and so not there', { 1: ['encounter-golem'] }),
  ...agreed('for each', 'There is one card, or none', { 1: ['jackpot-greene'] }),
  ...agreed('may', 'As corrected by Master Rulebook 18.0', { 1: ['missile-officer-myers'] }),
  ...agreed('play', 'As corrected by Master Rulebook 18.0', { 1: ['missile-officer-myers'] }),
];

/** Mars in Winds of Exchange and Grim Reminders, and Sanctum in Winds of Exchange. */
const ofMarsAndSanctum: readonly Exception[] = [
  ...agreed('each', 'All in play are meant, named once or twice', {
    2: ['big-magnet'],
    1: ['memrox-the-red', 'plan-10', 'war-of-the-worlds'],
  }),
  ...agreed('each', 'Of a choice, or one by one', {
    [-1]: ['space-invaders'],
    1: ['absolve', 'outflank', 'friendship', 'knightapult'],
  }),
  ...agreed('each', 'Both players are meant, one after the other', { 1: ['aberrant-warp-event'] }),
  ...agreed('put into play', 'The same after a fight and a reap, or facedown', {
    1: ['ironyx-propaganda', 'space-invaders'],
  }),
  ...agreed('friendly', 'What was used was friendly', { [-1]: ['nautilixian'] }),
  ...agreed('up to', 'What is searched for may not be found', { 1: ['red-aeronaut'] }),
  ...agreed('this way', 'The cards of both sides, or the same ones again', {
    1: ['absolve', 'request-donations', 'aberrant-warp-event', 'ufo'],
  }),
  ...agreed('enemy', 'Each captures from its own opponent, side by side', { 2: ['absolve', 'outflank'] }),
  ...agreed('may', 'Whether it does is asked as the creature enters, or any number is none, too', {
    [-1]: ['knightapult', 'crop-circles'],
  }),
  ...agreed('instead', 'Otherwise, of three cases', { 1: ['the-promised-blade'] }),
  ...agreed('friendly', 'The creatures of both sides are counted', { 2: ['the-promised-blade'] }),
  ...agreed('enemy', 'The creatures of both sides are counted', { 2: ['the-promised-blade'] }),
];

/** Mars in Æmber Skies, the anomalies of Vault Masters 2025, and the Keyraken in Menagerie 2024. */
const ofMarsAndKeyraken: readonly Exception[] = [
  ...agreed('friendly', 'Out of play, a friendly card is one of the own', {
    [-1]: ['beast-of-dark-legend', 'emergence'],
  }),
  ...agreed('up to', 'What is searched for may not be found', { 1: ['emergence', 'help-from-another-self'] }),
  ...agreed('each', 'All that were discarded are meant', { [-1]: ['race-to-the-surface'] }),
  ...agreed('each', 'The damage of both flank creatures is dealt at once, told from those that are hit', {
    1: ['the-evil-in-the-ranks'],
  }),
  ...agreed('enemy', 'The damage of both flank creatures is dealt at once, told from those that are hit', {
    2: ['the-evil-in-the-ranks'],
  }),
  ...agreed('another', 'The chosen creature is named apart', { 1: ['tidal-trouble'] }),
  ...agreed('if you do', 'The archives of both players are named one by one', { 1: ['harmonic-pack'] }),
  ...agreed('instead', 'All its damage is dealt at one moment: 5, or else 2', { 2: ['harmonic-pack'] }),
  ...agreed('for each', 'All of it is a word of its own', { [-1]: ['iyxrenu-the-clever'] }),
  ...agreed('may', 'The explanation of versatile', { [-1]: ['saucer-149'] }),
  ...agreed('each', 'Each player is a word of the modifier', { [-1]: ['the-constant'] }),
];

/** Brobnar in Æmber Skies, with the skybeasts. */
const ofBrobnarInSkies: readonly Exception[] = [
  ...agreed('each', 'Each player: a modifier that names all players', { [-1]: ['anvil-crawler'] }),
  ...agreed('each', 'A plural without the word means all of them: neighbors', { 1: ['beehemoth'] }),
  ...agreed('for each', 'Counters that are removed as a whole are read as a number', { 1: ['beehemoth'] }),
  ...agreed('this way', 'Asked to go on discarding, and at the end for the creature and for its power', {
    2: ['belcher'],
  }),
  ...agreed('may', 'The keyword versatile is one of the facts of the card, or gained', {
    [-1]: ['dreadstarr-the-lone', 'eruption', 'narplet'],
  }),
  ...agreed('for each', 'A number up to a bound is chosen, and the æmber on it is read', { 1: ['grizzled-wyvern'] }),
  ...agreed('for each', 'All the æmber on it is moved as a whole', { [-1]: ['rorqual'] }),
  ...agreed('each', 'The description of a card that is still to come, such as the next that you play', {
    1: ['improvised-aviation', 'titanarpon'],
  }),
  ...agreed('friendly', 'A card that you play enters on your side', { 1: ['improvised-aviation', 'titanarpon'] }),
  ...agreed('friendly', 'The same creatures are named once more, as the highest power is one among them', {
    2: ['sentient-cloud'],
  }),
];

/** Brobnar and Saurian in Winds of Exchange, and Brobnar in Grim Reminders. */
const ofBrobnarAndSaurian: readonly Exception[] = [
  ...agreed('this way', 'The token creatures that were made are “them”, or “it”', {
    1: ['brawl-in', 'arm-the-plebeians', 'endless-hordes'],
  }),
  ...agreed('this way', 'The same creatures are meant by name', { [-1]: ['final-refrain'] }),
  ...agreed('put into play', 'The same creatures are meant by name', { [-1]: ['final-refrain'] }),
  ...agreed('each', 'For each creature is one by one, in an order of choice', { 1: ['endless-hordes'] }),
  ...agreed('for each', 'For each creature is one by one, in an order of choice', { [-1]: ['endless-hordes'] }),
  ...agreed('enemy', 'The creature that is fought is meant by name', { [-1]: ['endless-hordes'] }),
  ...agreed('each', 'They are readied first, and then enraged', { 1: ['ged-hammer', 'cacophonous-riot'] }),
  ...agreed('another', 'They are readied first, and then enraged', { 1: ['ged-hammer'] }),
  ...agreed('friendly', 'They are readied first, and then enraged', { 1: ['ged-hammer'] }),
  ...agreed('another', 'Different names are a word of the choice', { [-1]: ['hallafest'] }),
  ...agreed('each', 'The one neighbor on that side, if there is one', { 1: ['chancellor-dexterus'] }),
  ...agreed('each', 'The next creature that is used may be any', { 2: ['edict-of-nerotaurus'] }),
  ...agreed('enemy', 'What they own and do not control, the opponent does', { 1: ['magistrate-crispus'] }),
  ...agreed('must or if able', 'What is due before a use is a word of its own', { [-1]: ['rampaging-brutodon'] }),
  ...agreed('friendly', 'Only friendly creatures are remembered as exalted', { [-1]: ['recruit'] }),
  ...agreed('each', 'The halves of a battleline are a word of their own', { [-2]: ['tectonic-shift'] }),
  ...agreed('for each', 'The halves of a battleline are a word of their own', { [-2]: ['tectonic-shift'] }),
  ...agreed('friendly', 'The battlelines are those of friendly and of enemy creatures', { 1: ['tectonic-shift'] }),
  ...agreed('enemy', 'The battlelines are those of friendly and of enemy creatures', { 1: ['tectonic-shift'] }),
  ...agreed('up to', 'What is searched for may not be found', { 1: ['beanstalk'] }),
  ...agreed('each', 'All damage on all creatures', { 1: ['concussive-transfer'] }),
  ...agreed('for each', 'All damage on all creatures', { 1: ['concussive-transfer'] }),
  ...agreed('friendly', 'It may be repeated where there is one of each side', { 1: ['fiery-jark'] }),
  ...agreed('enemy', 'It may be repeated where there is one of each side', { 1: ['fiery-jark'] }),
];

/** Skyborn in Æmber Skies and Tokens of Change. */
const ofSkyborn: readonly Exception[] = [
  ...agreed('each', 'The creatures that are rearranged are all of a battleline, or all others', {
    1: ['aero-o-fore', 'lateral-thrusters'],
  }),
  ...agreed('friendly', 'Creatures in your battleline are friendly', { 1: ['lateral-thrusters'] }),
  ...agreed('another', 'Two of one house share it with one another', { [-1]: ['against-all-flags'] }),
  ...agreed('each', 'All abilities of one timing are a word of their own', { [-1]: ['flip-stallard'] }),
];

/** Dis and Ekwidon in Æmber Skies. */
const ofDisAndEkwidon: readonly Exception[] = [
  ...agreed('each', 'Each player gains for those that they controlled, counted by player', {
    1: ['a-gift-of-aember', 'trihard'],
  }),
  ...agreed('friendly', 'Each player gains for those that they controlled, counted by player', {
    1: ['a-gift-of-aember'],
  }),
  ...agreed('for each', 'A third of the hand is a number that is counted', { 1: ['trihard'] }),
  ...agreed('may', 'The keyword versatile is one of the facts of the card', { [-1]: ['aemberwind'] }),
  ...agreed('each', 'The two players, and their two cards, are named one by one', {
    [-1]: ['vested-harold'],
    [-2]: ['barter-and-games'],
  }),
  ...agreed('for each', 'The two players, and their two cards, are named one by one', { 1: ['barter-and-games'] }),
  ...agreed('this way', 'The card that was discarded is the one that was looked for', { 1: ['high-street-churn'] }),
  ...agreed('each', 'The others are those that are left', { 1: ['suggestion-box'] }),
  ...agreed('another', 'The others are those that are left', { [-1]: ['suggestion-box'] }),
];

/** Crucible Clash. */
const ofCrucibleClash: readonly Exception[] = [
  ...agreed('another', 'Two that are chosen at once are different ones, and houses that are counted, too', {
    [-1]: ['worthy-adversaries', 'perfect-harmony'],
  }),
  ...agreed('friendly', 'An archon power captures as a capture icon does, on a friendly creature', { 1: ['control'] }),
  ...agreed('may', 'The keyword versatile lets its creature be used', { [-1]: ['nature-s-strength'] }),
  ...agreed('each', 'The card that was discarded is looked for in the discard pile', { 1: ['thievery'] }),
  ...agreed('must or if able', 'The number of keys that win is a word of its own', { [-1]: ['tinkerer'] }),
  ...agreed('for each', 'All of it is a word of its own', { [-1]: ['decree-of-primus'] }),
  ...agreed('this way', 'The friendly creature is chosen first, and named once', { [-1]: ['stand-and-fight'] }),
  ...agreed('friendly', 'The friendly creature is chosen first, and named once', { [-1]: ['stand-and-fight'] }),
  ...agreed('instead', 'The key is not forged, which the text says of each part', { 1: ['curse-of-forgery'] }),
];

export const ofLaterSets: readonly Exception[] = [
  ...ofDisGeistoidAndLogosInSkies,
  ...ofBrobnarAndSaurian,
  ...ofBrobnarInSkies,
  ...ofEkwidon,
  ...ofMarsAndSanctum,
  ...ofGiganticSets,
  ...ofMarsAndKeyraken,
  ...ofSkyborn,
  ...ofDisAndEkwidon,
  ...ofCrucibleClash,
];
