// Rulings on the cards that appeared first in Draconian Measures, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const dm: readonly Ruling[] = [
  // Geistoid
  {
    id: 'fading-apparition/gained',
    card: 'fading-apparition',
    text: 'The æmber is gained by reaping all the same, wherever it comes from: what waits for that sees it.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'fading-apparition/two',
    card: 'fading-apparition',
    text: 'What one takes from a creature is no gain from the supply any more, so that another does not take it again.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'janky-jimmy/after',
    card: 'janky-jimmy',
    text: 'Whether you are overwhelmed is asked after the fight: what was destroyed in it does not count.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'out-of-ideas/itself',
    card: 'out-of-ideas',
    text: 'It is not in the discard pile while it resolves: the card with which it goes is the one that lay on top before it was played.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'trash-heap/returned',
    card: 'trash-heap',
    text: 'Creatures are destroyed before hands are revealed, so that one that comes back to a hand by that is discarded from there; chains count as the hands are refilled.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'varghast-s-vengeance/not-used',
    card: 'varghast-s-vengeance',
    text: 'A card of that name in play cannot be used by either player; it is attacked all the same, and abilities that are no use of it work.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  // Ouboros
  {
    id: 'clawcloak-swipe/excess',
    card: 'clawcloak-swipe',
    text: 'The creatures that the opponent has more are counted once, and the one chosen creature captures for all of them.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'seda-the-sleeper/flank',
    card: 'seda-the-sleeper',
    text: 'It is invulnerable only while it is both exhausted and on a flank; left exhausted by entrench it was not readied, so that its second ability does not ask.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  // Shadows
  {
    id: 'caught-you-napping/count',
    card: 'caught-you-napping',
    text: 'Only the exhausting waits for being overwhelmed: æmber is stolen for all enemy creatures that are exhausted afterwards, in any case.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'grammy-taps/before',
    card: 'grammy-taps',
    text: 'Its player says before cards ready whether it stays exhausted.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  // Skyborn
  {
    id: 'zomok/attacking',
    card: 'zomok',
    text: 'It ignores the five keywords of others only while it attacks: a creature that is invulnerable is not hurt where it attacks this one.',
    source: 'online server behaviour, June 2026',
    basis: 'online-play',
  },
  // Unfathomable
  {
    id: 'slapdash-enamel/stays',
    card: 'slapdash-enamel',
    text: 'A corrosion counter has no rule of its own, and stays on a card that is turned over or changes its controller.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  // Ekwidon
  {
    id: 'even-swap/one-creature',
    card: 'even-swap',
    text: 'Where only one friendly creature can be given, it is, and no creature is taken for it.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
  {
    id: 'exeldon-yash/captured-wholly',
    card: 'exeldon-yash',
    text: '“If you do” asks for the capturing, too: æmber moves to the pool only where 2 were captured.',
    source: 'our reading of the card and of the rules',
    basis: 'ours',
  },
];
