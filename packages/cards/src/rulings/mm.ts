// The rulings on the cards that appeared first in Mass Mutation, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const mm: readonly Ruling[] = [
  // Dis
  {
    id: 'drecker/effects',
    card: 'drecker',
    text: 'Only damage that its neighbors are dealt in a fight is copied, not damage by effects.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'drecker/really-dealt',
    card: 'drecker',
    text: 'It is dealt as much as the neighbor really was; neither its own armor nor its own ward stops that.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'essence-scale/taken',
    card: 'essence-scale',
    text: 'A creature that was taken from the opponent a moment ago may be chosen like any other.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'essence-scale/ward',
    card: 'essence-scale',
    text: 'Where the creature only loses its ward, no other one is readied.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'etan-s-jar/both',
    card: 'etan-s-jar',
    text: 'As long as it is in play, neither player can play a card with the title that was named.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'maleficorn/really-dealt',
    card: 'maleficorn',
    text: 'It adds damage only where that of the icon got past armor and ward.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'mark-of-dis/ward',
    card: 'mark-of-dis',
    text: 'A creature that its ward saved was not destroyed, so that its controller must choose its house.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'mindfire/all-icons',
    card: 'mindfire',
    text: 'Icons of every kind on the discarded card count.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'mindfire/none',
    card: 'mindfire',
    text: 'An empty hand, or a card without icons, gives nothing.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'painmail/dis',
    card: 'painmail',
    text: 'When Dis is chosen it goes to the archives of its owner and the creature is destroyed.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'painmail/ward',
    card: 'painmail',
    text: 'A warded creature outlives it, without the ward.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'skixuno/soulkeeper',
    card: 'skixuno',
    text: 'Only creatures that it destroyed itself count, not one that a Soulkeeper destroys later.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'sloth/stun',
    card: 'sloth',
    text: 'To remove a stun is to use the creature.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'sloth/your-turn',
    card: 'sloth',
    text: 'It looks only at the end of the turn of its own player.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'the-pale-star/raised',
    card: 'the-pale-star',
    text: 'Neither counters nor what else gives power or armor raises the values that it sets.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'turnkey/flip',
    card: 'turnkey',
    text: 'Turned facedown and gone later, it still owes the opponent the key.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'turnkey/whenever',
    card: 'turnkey',
    text: 'The opponent forges at no cost in whosever turn it leaves play, however much keys cost.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'waking-nightmare/whenever',
    card: 'waking-nightmare',
    text: 'It counts the Dis creatures of both sides whenever the cost is read.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'xeno-fiend/empty-deck',
    card: 'xeno-fiend',
    text: 'With an empty deck there is nothing to look at, and nothing to choose.',
    source: 'online server behaviour, June 2026',
  },
  // Logos
  // Sanctum
  {
    id: 'ardent-hero/who-deals',
    card: 'ardent-hero',
    text: 'Mutants and creatures with 5 or more power hurt it neither in a fight nor by an ability or a keyword; damage icons and actions do.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'berinon/either-side',
    card: 'berinon',
    text: 'A Mutant that enters on either side enrages it; one that is enraged already gets nothing more.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lieutenant-gorvenal/before-fight',
    card: 'lieutenant-gorvenal',
    text: 'A fight that assault or hazardous ended before the exchange was a fight: it captures.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lieutenant-gorvenal/own-fight',
    card: 'lieutenant-gorvenal',
    text: 'It captures after its own fight as after that of another friendly creature, if it is still there.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'master-of-the-grey/again',
    card: 'master-of-the-grey',
    text: 'An icon that would be resolved an additional time is not resolved at all.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'master-of-the-grey/controller',
    card: 'master-of-the-grey',
    text: 'The opponent of whoever controls it is stopped, and nobody any more once it left play.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'purify/gigantic',
    card: 'purify',
    text: 'Half of a gigantic creature that it comes to cannot be put into play, and an art half by itself is no Mutant.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'scrivener-favian/each',
    card: 'scrivener-favian',
    text: 'Each capture icon may become a steal by itself; what became a steal is no icon that anything else could replace.',
    source: 'online server behaviour, June 2026',
  },
  // Saurian
  // Shadows
  // Star Alliance
  {
    id: 'blast-shielding/armor',
    card: 'blast-shielding',
    text: 'What is used up of its armor on one creature is lost there, and is whole on the creature that it moves to.',
    source: 'our reading of card text and rules',
  },
  {
    id: 'blast-shielding/move',
    card: 'blast-shielding',
    text: 'It may be moved to a neighbor after each use of its creature, and need not be.',
    source: 'our reading of card text and rules',
  },
  {
    id: 'daemo-alien/empty-deck',
    card: 'daemo-alien',
    text: 'Without a deck there is nothing to look at and nothing to choose.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'ensign-el-samra/revealing',
    card: 'ensign-el-samra',
    text: 'The card is only revealed: its icons are resolved, and it stays in hand.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'jon-cargo/empty',
    card: 'jon-cargo',
    text: 'Without a deck nothing is discarded, so that no card shares a house with it; without a hand nothing is archived.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lcdr-trigon/empty-deck',
    card: 'lcdr-trigon',
    text: 'With an empty deck nothing happens.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'lcdr-trigon/icons',
    card: 'lcdr-trigon',
    text: 'All icons of the discarded card are resolved in order, for the controller of LCdr. Trigon.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'subject-kirby/one-creature',
    card: 'subject-kirby',
    text: 'It allows one creature of another house to be played: no action, artifact or upgrade, and no use of a creature.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'survey/stays',
    card: 'survey',
    text: 'The card that was looked at and is not discarded stays on top of the deck.',
    source: 'rulebook of December 2020, FAQ',
  },
  // Untamed
  {
    id: 'aemberlution/gigantic',
    card: 'aemberlution',
    text: 'A gigantic creature enters only where both of its halves are in one hand.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'aemberlution/put-into-play',
    card: 'aemberlution',
    text: 'The creatures are put into play, ready, and are not played.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'keyfrog/facedown',
    card: 'keyfrog',
    text: 'Turned facedown it is another creature, which forges nothing when it is destroyed.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'keyfrog/must-forge',
    card: 'keyfrog',
    text: 'A key that can be paid for must be forged, in whoever’s turn and also as the third one; choices are those of the active player.',
    source: 'rulebook of December 2020, FAQ',
  },
  {
    id: 'mutation-of-cunning/until',
    card: 'mutation-of-cunning',
    text: 'What it and the other Mutations give, the keyword and the trait, lasts until the next turn of its player starts.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'niffle-kong/search',
    card: 'niffle-kong',
    text: 'Any number of Niffle creatures may be found, the base half of another Niffle Kong too; the deck is shuffled then.',
    source: 'our reading of the text and the rules',
  },
  {
    id: 'reclaimed-by-nature/icons',
    card: 'reclaimed-by-nature',
    text: 'The icons of the purged artifact are resolved for who played the action.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'resurgence/empty-pile',
    card: 'resurgence',
    text: 'Nothing is returned out of an empty discard pile.',
    source: 'online server behaviour, June 2026',
  },
  {
    id: 'wild-bounty/next-card',
    card: 'wild-bounty',
    text: 'It is about the very next card alone, whose icons come twice, each right after itself.',
    source: 'ruling of FFG, 16 December 2020',
  },
];
