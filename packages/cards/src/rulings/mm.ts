// The rulings on the cards that appeared first in Mass Mutation, a house at a time, in our own words; see `cota.ts` for what holds of all.
import type { Ruling } from './ruling.ts';

export const mm: readonly Ruling[] = [
  // Dis
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
  // Untamed
];
