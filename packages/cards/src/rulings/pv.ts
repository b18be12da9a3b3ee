// Rulings on the cards that appeared first in Prophetic Visions, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const pv: readonly Ruling[] = [
  // Prophecies
  {
    id: 'ask-again-later/start',
    card: 'ask-again-later',
    text: 'The house is named, and the card revealed, at the start of the opponent’s turn.',
    source: 'Master Rulebook 18.3, errata',
  },
  {
    id: 'ask-again-later/empty-deck',
    card: 'ask-again-later',
    text: 'Nothing is revealed of an empty deck, and the prophecy is not fulfilled.',
    source: 'Master Rulebook 18.3, errata',
  },
  {
    id: 'bad-omen/window',
    card: 'bad-omen',
    text: 'It looks at the æmber at the end of the turn, after cards were drawn.',
    source: 'archonarcana.com, timing of prophecies',
    basis: 'community',
  },
  {
    id: 'expect-the-unexpected/any-shuffle',
    card: 'expect-the-unexpected',
    text: 'Every shuffle of the opponent’s deck in their turn fulfills it, also that of a discard pile that becomes the deck.',
    source: 'archonarcana.com, timing of prophecies',
    basis: 'community',
  },
  {
    id: 'fate-laughs-at-your-plans/step',
    card: 'fate-laughs-at-your-plans',
    text: 'It is fulfilled when archives are added to the hand in the second step.',
    source: 'archonarcana.com, timing of prophecies',
    basis: 'community',
  },
  {
    id: 'heads-i-win/flip',
    card: 'heads-i-win',
    text: 'While it is active, it may be turned over at the end of its player’s turn; the card beneath stays there. The same holds of Tails, You Lose.',
    source: 'archonarcana.com, timing of prophecies',
    basis: 'community',
  },
  {
    id: 'look-how-far-you-ve-come/window',
    card: 'look-how-far-you-ve-come',
    text: 'It is fulfilled in the window of the Play: abilities of that creature; the active player orders them.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'the-end-is-nigh/ward',
    card: 'the-end-is-nigh',
    text: 'A creature that its ward saves was not destroyed and is not counted.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'trust-your-feelings/named',
    card: 'trust-your-feelings',
    text: 'The house is named as the card is placed beneath it, and waits for the next time that the opponent chooses it.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  // Redemption
  {
    id: 'ragatha/its-own',
    card: 'ragatha',
    text: 'The ability is her own, which waits for the reaping of an enemy creature: that the text of that creature is blank does not stop it.',
    source: 'Master Rulebook 18.1, errata',
  },
  // Sanctum
  {
    id: 'trade-blows/rounds',
    card: 'trade-blows',
    text: 'Each round deals 1 damage to a friendly and 1 to an enemy creature; another may follow while that enemy creature is not destroyed.',
    source: 'Master Rulebook 18.3, errata',
  },
  // Logos
  {
    id: 'hazard-zerp/last-card',
    card: 'hazard-zerp',
    text: 'Scrap: resolves also where it was the last card in hand, so that no other card can be discarded.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  {
    id: 'mercurial-wormhole/not-played',
    card: 'mercurial-wormhole',
    text: 'A card that cannot be played stays on top of the deck; its house becomes the active one all the same.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'unity-prism/first-turn',
    card: 'unity-prism',
    text: 'In the first turn of the game, too, three more cards can be played after it, of any house.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  // Dis
  {
    id: 'atrocity/play',
    card: 'atrocity',
    text: 'As it is played, it waits for the start of the opponent’s next turn and no later one, and deals no damage to itself.',
    source: 'Master Rulebook 18.3, errata',
  },
  {
    id: 'poised-strike/this-turn',
    card: 'poised-strike',
    text: 'By its Fate: the active player skips the “ready cards” step of the turn in which it resolves.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  // Untamed
  {
    id: 'clonal-witch/itself',
    card: 'clonal-witch',
    text: 'Where it destroys itself, it is counted, and goes onto the deck from the discard pile, where it is still found.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'consult-the-bones/not-played',
    card: 'consult-the-bones',
    text: 'The icons of both cards are resolved for its player, in the order of their choice; neither card is played.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'crystalline-harvest/itself',
    card: 'crystalline-harvest',
    text: 'It gains 1 for itself, and 1 for each action card that is played after it.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'lambent-mycelium/equals',
    card: 'lambent-mycelium',
    text: 'Of the enemy creatures each that has the highest power has taunt, whichever those are at the moment.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  {
    id: 'resonant-orb/both',
    card: 'resonant-orb',
    text: 'The creature comes into play also where no enemy creature is destroyed, but then nothing is repeated.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  // Shadows
  {
    id: 'bandit-culver/from-anywhere',
    card: 'bandit-culver',
    text: 'A Shadows card of its player counts wherever it is discarded from: the hand, the archives or the deck.',
    source: 'our reading of its text',
    basis: 'ours',
  },
  // Star Alliance
  {
    id: 'cosmic-recompense/only-playing',
    card: 'cosmic-recompense',
    text: 'Its Fate: stops the active player from playing cards, not from using or discarding them.',
    source: 'Master Rulebook 18.3, errata',
  },
  {
    id: 'sample-42-c/together',
    card: 'sample-42-c',
    text: 'It is purged only together with the key that it forges at 4 or more æmber.',
    source: 'Master Rulebook 18.1, errata',
  },
];
