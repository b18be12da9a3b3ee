// Agreed exceptions of the gate for Prophetic Visions; see exceptions.ts for how they stand. Each was read beside the official
// text on 28 November 2026.
import type { Exception } from './agreed.ts';
import { agreed } from './agreed.ts';

export const ofPropheticVisions: readonly Exception[] = [
  ...agreed('must or if able', 'A choice that is asked for and cannot be declined', { [-1]: ['ask-again-later'] }),
  ...agreed('for each', 'An amount that is compared, and not counted for each', { [-1]: ['signs-point-to-yes'] }),
  ...agreed('each', 'The creatures that each player has, as two numbers', { [-1]: ['stars-aligned'] }),
  ...agreed('friendly', 'Those of each player, from where you see them', { 1: ['stars-aligned'] }),
  ...agreed('enemy', 'Those of each player, from where you see them', { 1: ['stars-aligned'] }),
  ...agreed('another', 'A different house, or one other than Shadows, is one that is not that one', {
    [-1]: ['tails-you-lose', 'mickey-the-carver'],
  }),
  ...agreed('each', 'A permission to fight names in a field of its own which creatures may', { [-1]: ['azrael'] }),
  ...agreed('each', 'A creature has one ward at most', { [-1]: ['charitable-herald'] }),
  ...agreed('may', 'Up to so many may be none', { [-1]: ['plublio-s-decree'] }),
  ...agreed('each', 'A plural without the word means all of them: neighbors, enemy creatures', {
    1: ['publius-scipio', 'spendthrift'],
  }),
  ...agreed('friendly', 'The data says of which creatures the lowest power is read, from both sides', {
    2: ['too-low'],
  }),
  ...agreed('each', 'That none can gain any is said by what each of them counts as having', {
    [-1]: ['corrosive-monk'],
  }),
  ...agreed('this way', 'The card or the æmber of the preceding effect, which the text calls it, or names again', {
    1: ['dark-influence', 'doomsayer', 'exotic-pivot', 'knockback'],
  }),
  ...agreed('this way', 'The card or the æmber of the preceding effect, which the text calls it, or names again', {
    1: ['oracle-zan', 'disabled-security', 'lightbearer-kelvin'],
  }),
  ...agreed('for each', 'An amount that is read of a pool, all of it or a part', {
    1: ['luminous-boom', 'trenk-s-creed'],
    2: ['sir-jaune'],
  }),
  ...agreed('each', 'Half of the cards in hand is an amount of cards', { 1: ['rage-reset'] }),
  ...agreed('instead', 'An enemy creature captures from its own side, so that there are two cases', {
    1: ['trenk-s-creed'],
  }),
  ...agreed('enemy', 'An enemy creature captures from its own side, so that there are two cases', {
    1: ['trenk-s-creed'],
  }),
  ...agreed('each', 'What holds for either player stands there for each, with what there is for all of them', {
    1: ['genetic-strain'],
  }),
  ...agreed('enemy', 'What holds for either player stands there for each, with what there is for all of them', {
    2: ['genetic-strain'],
  }),
  ...agreed('enemy', 'The lowest power is read of the creatures among which it stands', { 2: ['chummy'] }),
  ...agreed('each', 'One determined card is described, and all that fit are that one', {
    1: ['oblivion-knight', 'bit-byte'],
  }),
  ...agreed('each', 'By its correction it waits for the reaping of one creature, and gives nothing to each', {
    [-1]: ['ragatha'],
  }),
  ...agreed('each', 'The word is part of the title', { [-1]: ['treat-each-action-as-your-last'] }),
  ...agreed('each', 'Cards of the preceding effect are one group of cards', { [-1]: ['break-of-dawn'] }),
  ...agreed('for each', 'One card after the other, in an order of choice', { [-1]: ['consult-the-bones'] }),
  ...agreed('enemy', 'The highest power among them is read of the same ones', { 2: ['lambent-mycelium'] }),
  ...agreed('enemy', 'The difference is said each time, and not called X', { 2: ['penance-of-balance'] }),
  ...agreed('may', 'Any number may be none', { [-1]: ['nectarcyte'] }),
  ...agreed('for each', 'Any number is a number up to all of them', { 1: ['nectarcyte'] }),
  ...agreed('up to', 'Any number is a number up to all of them', { 1: ['nectarcyte'] }),
  ...agreed('any number', 'Any number is a number up to all of them', { [-1]: ['nectarcyte'] }),
  ...agreed('this way', 'The card or the æmber of the preceding effect, which the text calls it, or names again', {
    2: ['resonant-orb'],
  }),
  ...agreed('this way', 'The discarded card or cards, which the text calls so', {
    1: ['precision-striker', 'recovery-operation', 'spade-teller'],
  }),
  ...agreed('each', 'The chosen cards are put there one by one, in an order', { 1: ['recovery-operation'] }),
  ...agreed('may', '“May not” forbids', { [-1]: ['strategic-feint'] }),
  ...agreed('each', 'The whole hand is archived', { [-1]: ['yondar-s-log'] }),
  ...agreed('this way', 'The card of the preceding effect, which the text calls it', { 1: ['hamstrung'] }),
  ...agreed('another', 'A key that is forged after one is another', { [-1]: ['relativity-imp'] }),
  ...agreed('each', 'Any card under it is one of those that lie there', { 1: ['soul-lock'] }),
  ...agreed('this way', 'One question for each type that the discarded cards can share', {
    4: ['parallel-thinking'],
  }),
];
