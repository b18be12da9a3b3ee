// Rulings on the cards that appeared first in Æmber Skies.
import type { Ruling } from './ruling.ts';

export const as: readonly Ruling[] = [
  // Dis
  {
    id: 'demonic-shelf/each-choice',
    card: 'demonic-shelf',
    text: 'The creature that takes 3 is chosen anew for each card beneath it, and all of it is dealt at once.',
    source: 'our reading of “a creature for each card”',
    basis: 'ours',
  },
  {
    id: 'phantasmaquid/empty-line',
    card: 'phantasmaquid',
    text: 'A creature that stands alone is on both flanks, so that a player without creatures can play none.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'talon-of-invidius/one-creature',
    card: 'talon-of-invidius',
    text: 'All of its æmber goes to one enemy creature: “each” is all of it, and no choice for every single one.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  // Ekwidon
  {
    id: 'barter-and-games/house-icon',
    card: 'barter-and-games',
    text: 'A revealed card with a house icon is of both houses: creatures of either are destroyed.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'barter-and-games/one-card',
    card: 'barter-and-games',
    text: 'Each player reveals one card, at random among all in their hand and archives together.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'skollenbuzzz/your-control',
    card: 'skollenbuzzz',
    text: 'The creatures are put into play under the control of its controller, whoever owns them.',
    source: 'the card itself, and as it is played online',
    basis: 'online-play',
  },
  // Brobnar
  {
    id: 'akugyo/captures',
    card: 'akugyo',
    text: 'What it takes of the opponent’s æmber it captures: what waits for a creature that captures finds it.',
    source: 'the card itself',
    basis: 'ours',
  },
  {
    id: 'blue-aemberdrake/forged',
    card: 'blue-aemberdrake',
    text: 'It forges the blue key alone: where that one is forged already, nothing comes after the gain. The red and the yellow one do as much with theirs.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'sentient-cloud/among-friends',
    card: 'sentient-cloud',
    text: 'The highest power is that among friendly creatures; enemy creatures are not compared.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'strength-within/on-an-enemy',
    card: 'strength-within',
    text: 'The creature gains the ability, so that “your opponent” is the opponent of its controller: on an enemy creature it makes the keys of its own player dearer.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'titanarpon/itself',
    card: 'titanarpon',
    text: 'As the first creature that its player plays in a turn it enters ready itself: what changes how cards enter acts for the card that enters.',
    source: 'Master Rulebook 18.4, Enters play',
  },
  // Geistoid
  {
    id: 'doppelganger/token',
    card: 'doppelganger',
    text: 'Beside a token creature it gains the text of the token, and not that of the card which lies facedown.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  // Logos
  {
    id: 'de-animator/gone',
    card: 'de-animator',
    text: 'As it leaves play, the cards with mineralize counters are creatures again and go to a flank, with what is on them.',
    source: 'our reading: as an artifact that was a creature, the other way round',
    basis: 'ours',
  },
  {
    id: 'placeholder/once',
    card: 'placeholder',
    text: 'The preceding effect is what moves and damages, without the condition: it is repeated once, with a creature that is chosen anew.',
    source: 'our reading of “the preceding effect”',
    basis: 'ours',
  },
  {
    id: 'quantum-mouse/scrap',
    card: 'quantum-mouse',
    text: 'A draw icon that is resolved as a discard icon discards a card from the hand, so that its “Scrap:” resolves.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  // Mars
  {
    id: 'bartos-the-ruiner/two-houses',
    card: 'bartos-the-ruiner',
    text: 'A card that is of Mars and of another house is a non-Mars card as well, so that it is destroyed after it was used.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'harmonic-pack/at-once',
    card: 'harmonic-pack',
    text: 'Its 2 damage and the 3 more are dealt at one moment: armor and a ward see them once.',
    source: 'Master Rulebook 18.4, Resolve in the order written',
  },
  // Skyborn
  {
    id: 'raiding-party/both-players',
    card: 'raiding-party',
    text: 'Two keys of one color are forged when both players have forged that one: nobody has two of it.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'recreational-jettison/any-yellow-key',
    card: 'recreational-jettison',
    text: '“A yellow key” is that of any player; with several forged it still repeats once.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'recreational-jettison/scrap-first',
    card: 'recreational-jettison',
    text: 'What the discard sets off, a Scrap: ability of that card among it, resolves before its bonus icons.',
    source: 'Master Rulebook 18.4, Ability',
  },
];
