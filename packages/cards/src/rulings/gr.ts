// The rulings on the cards that appeared first in Grim Reminders, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const gr: readonly Ruling[] = [
  // Brobnar
  {
    id: 'awakened-titan/beanstalk',
    card: 'awakened-titan',
    text: 'Beanstalk lets it enter play ready, haunted or not: what changes how cards enter acts for the card that enters.',
    source: 'Master Rulebook 18.4, Enters play',
  },
  {
    id: 'curse-of-cowardice/whose-turn',
    card: 'curse-of-cowardice',
    text: 'It acts only at the end of the turn of the player who controls it.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'curse-of-cowardice/alone',
    card: 'curse-of-cowardice',
    text: 'Without a friendly creature it is destroyed, after its controller has lost the æmber.',
    source: 'the card itself, and the order of its sentences',
    basis: 'ours',
  },
  // Ekwidon
  {
    id: 'curse-of-spontaneity/you',
    card: 'curse-of-spontaneity',
    text: 'The opponent of its owner controls it, so that “your ‘draw cards’ step” is that player’s.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'elenya-the-charming/you',
    card: 'elenya-the-charming',
    text: 'The opponent of her owner controls her, so that “you” and “friendly” mean that player.',
    source: 'our reading of her text',
    basis: 'ours',
  },
  {
    id: 'forbidden-tome/fixed',
    card: 'forbidden-tome',
    text: 'How many cards are drawn is fixed before the first: a player who is not haunted any more in the middle still draws up to 7.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  // Geistoid
  {
    id: 'infiltrator/their-turn',
    card: 'infiltrator',
    text: 'It enters on the side of the opponent of its owner, and destroys its neighbors at the end of the turn of that player.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  // Star Alliance
  {
    id: 'com-officer-palik/versatile',
    card: 'com-officer-palik',
    text: 'It can be used in any house, and belongs to Star Alliance alone for everything else.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'into-the-warp/either',
    card: 'into-the-warp',
    text: 'A creature is destroyed that shares a house with at least one of the discarded cards.',
    source: 'Master Rulebook 17.3',
  },
  {
    id: 'missile-officer-myers/scrap',
    card: 'missile-officer-myers',
    text: 'As it is scrapped, you may play one card this turn that is not of the active house.',
    source: 'Master Rulebook 18.0, errata',
  },
  {
    id: 'paradox-shield/in-full',
    card: 'paradox-shield',
    text: 'All the cards must be discarded: with too few in the deck the creature is not saved.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  // Unfathomable
  {
    id: 'giltspine-mesmerist/one-by-one',
    card: 'giltspine-mesmerist',
    text: 'Cards ready one at a time, so that it discards one card after each of them.',
    source: 'Master Rulebook 18.4, Ready cards',
  },
  {
    id: 'xenos-darkshadow/each-x',
    card: 'xenos-darkshadow',
    text: 'Each X is the number of cards in its controller’s discard pile at the moment when its damage is dealt.',
    source: 'our reading of card text and rules',
    basis: 'ours',
  },
  {
    id: 'xenos-darkshadow/haunted',
    card: 'xenos-darkshadow',
    text: 'It is archived only if its controller is haunted as its Destroyed: ability resolves.',
    source: 'our reading of card text and rules',
    basis: 'ours',
  },
  // Untamed
  {
    id: 'cauldron/stays',
    card: 'cauldron',
    text: 'The cards beneath it are played one at a time as if from the hand; one that cannot be played stays there.',
    source: 'Master Rulebook 17.3',
  },
  {
    id: 'cauldron/three-or-more',
    card: 'cauldron',
    text: 'More than three cards beneath it are all played, too.',
    source: 'Master Rulebook 17.3',
  },
  {
    id: 'sabira-the-medium/any-shuffle',
    card: 'sabira-the-medium',
    text: 'Every shuffle that leaves your discard pile empty counts, that of no card, too.',
    source: 'Master Rulebook 18.4, FAQ',
  },
];
