// Statements of Master Rulebook 18.4, in our own words: æmber, keys and chains.
import type { Chapter } from './statement.ts';

export const aember: Chapter = {
  title: 'Glossary: æmber, keys and chains',
  statements: [
    {
      says: 'To gain is to take from the supply.',
      tests: ['engine/src/tests/rules/aember.test.ts: gain: from the supply into the pool'],
    },
    {
      says: 'To lose is to give to the supply what is there, at most.',
      tests: ['engine/src/tests/rules/aember.test.ts: lose: at most what is there, and "if you do" needs all of it'],
    },
    {
      says: 'Æmber on a card that may be spent for keys can be spent only: it is neither lost nor stolen instead.',
      tests: [
        'engine/src/tests/rules/aember.test.ts: only æmber in the pool is yours',
        'engine/src/tests/rules/turn.test.ts: cannot spend captured æmber otherwise',
      ],
    },
    {
      says: 'To steal takes it from the pool of the opponent, as much as there is.',
      tests: [
        "engine/src/tests/rules/aember.test.ts: moves æmber from the opponent's pool to yours",
        'engine/src/tests/rules/aember.test.ts: takes at most what is in the pool',
        'ruling po-s-pixies/counts-as-stealing',
      ],
    },
    {
      says: 'To capture puts it from the opponent’s pool on the creature.',
      tests: [
        'engine/src/tests/rules/aember.test.ts: puts æmber of the opponent on the creature',
        'ruling replicator/sequis',
      ],
    },
    {
      says: 'One æmber that is gained is captured once.',
      tests: [
        'ruling sir-marrows/two',
        'engine/src/tests/rules/aember.test.ts: the æmber that was gained is captured once, however much the pool holds',
      ],
    },
    {
      says: 'Exalting puts 1 from the supply on a creature.',
      tests: ['engine/src/tests/rules/aember.test.ts: exalt: from the supply'],
    },
    {
      says: 'Æmber on a creature that leaves goes to the opponent of its controller, from other cards to the supply.',
      tests: [
        'engine/src/tests/rules/destroyed.test.ts: æmber on a creature goes to the opponent of its controller',
        'engine/src/tests/rules/destroyed.test.ts: æmber on an artifact goes to the supply',
      ],
    },
    {
      says: 'To pay “in order to” is to pay all of it.',
      tests: [
        'engine/src/tests/rules/playing/limits.test.ts: a toll is paid to the opponent first, and keeps away who cannot pay',
      ],
    },
    {
      says: 'Keys are red, blue and yellow; which one is forged its player says.',
      tests: [
        'engine/src/tests/rules/keys.test.ts: Node forge: whoever forges chooses which key it is',
        'ruling the-red-baron/red',
      ],
    },
    {
      says: 'Additional keys have no color and come after the others.',
      older: 'Silent',
      tests: ['ruling tinkerer/fourth'],
    },
    {
      says: 'Of several keys that were forged, the active player says which an effect unforges.',
      tests: [
        'ruling key-hammer/one-key',
        'engine/src/tests/rules/keys.test.ts: the active player chooses which key of the opponent it is',
      ],
    },
    {
      says: 'Chains keep cards away in steps of six, and never are there more than 24.',
      by: 'chainCap',
      older: '1.0, 1.3: no limit',
      tests: [
        'engine/src/tests/rules/aember.test.ts: with %i chains the hand is refilled to %i cards, and one is shed',
        'ruling chains/at-most-24',
      ],
    },
    {
      says: 'A chain is shed after it kept a card away, and only then.',
      by: 'chainShed',
      older: '1.0, `manual`: more often',
      tests: ['ruling chains/full-hand', 'ruling chains/one-card-short'],
    },
    {
      says: 'Forging outside step 1 costs what a card says, with what changes the current cost.',
      tests: [
        'engine/src/tests/rules/turn.test.ts: an effect can forge at a higher cost, and does nothing where it cannot be paid',
        'ruling keyfrog/must-forge',
      ],
    },
  ],
};
