// Statements of both rulebooks, in our own words: examples that stand in their rules.
import type { Chapter } from './statement.ts';

export const examples: Chapter = {
  title: 'Examples of December 2020 and of 18.4',
  statements: [
    {
      says: 'Archimedes: whoever becomes a neighbor by deaths of the same moment is not archived.',
      tests: ['ruling archimedes/when-tagged'],
    },
    {
      says: 'A Soulkeeper destroys Groggins, whose Phoenix Heart acts before either of the two creatures leaves.',
      tests: ['ruling destroyed/chain'],
    },
    {
      says: 'Soulkeeper: of equals one that is not tagged yet.',
      older: 'Silent',
      tests: ['ruling soulkeeper/ties'],
    },
    {
      says: 'Armageddon Cloak: the creature loses its tag and heals, and the Cloak is destroyed.',
      by: 'savingInstead',
      older: '1.0, 1.3: among the Destroyed: abilities',
      tests: ['ruling armageddon-cloak/last'],
    },
    {
      says: 'Hyde: with Velum 2 cards and not 3, though “instead” stands later in the text.',
      tests: ['ruling hyde/instead'],
    },
    {
      says: 'Ronnie Wristclocks: 2 and not 3 from an opponent with 7.',
      tests: ['ruling ronnie-wristclocks/instead'],
    },
    {
      says: 'Mighty Lance: both are hit at one moment.',
      by: 'healedWhileDying',
      older: '1.3: at one moment, but healing saves',
      tests: ['ruling mighty-lance/at-once'],
    },
    {
      says: 'Red Planet Ray Gun: one creature is chosen for all the damage.',
      tests: ['ruling red-planet-ray-gun/one-creature'],
    },
    {
      says: 'Code Monkey sees its neighbors as they were before they left.',
      tests: ['ruling code-monkey/houses'],
    },
    {
      says: 'Mack the Knife destroys itself, and its player gains.',
      tests: ['ruling mack-the-knife/itself'],
    },
    {
      says: 'Sacro-Bot beside an Auto-Encoder: discard, archive, then draw.',
      tests: ['ruling auto-encoder/at-once'],
    },
    {
      says: 'Fandangle and Awakened Titan let themselves enter as they say.',
      older: 'Silent',
      tests: ['ruling fandangle/itself', 'ruling awakened-titan/beanstalk'],
    },
    {
      says: 'Blank Picaroon has no X, and so no power.',
      older: 'Silent',
      tests: ['ruling picaroon/blank'],
    },
    {
      says: 'Pain Reaction: what it does to the neighbors it does after its creature has left.',
      by: 'errata',
      older: 'Before its erratum: as printed',
      tests: ['ruling pain-reaction/after'],
    },
    {
      says: 'A Nexus that uses an enemy artifact which sacrifices itself destroys that.',
      by: 'foreignSacrifice',
      older: '1.3: nobody sacrifices it',
      tests: ['ruling nexus/sacrificed', 'ruling guard-disguise/used-by-the-opponent'],
    },
    {
      says: 'A ward saves from being sacrificed, and nothing is paid by it.',
      tests: [
        'ruling pawn-sacrifice/warded',
        'ruling chuff-ape/warded',
        'ruling power-of-fire/warded',
        'ruling bloodshard-imp/ward',
      ],
    },
  ],
};
