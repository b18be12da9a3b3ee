// Agreed exceptions of the gate for cards of Draconian Measures, read beside the official text on 28 November 2026; see
// exceptions.ts.
import type { Exception } from './agreed.ts';
import { agreed } from './agreed.ts';

export const ofDraconianMeasures: readonly Exception[] = [
  ...agreed('this way', 'The card that was discarded, purged or damaged is the one that is meant', {
    1: ['digital-manipulation', 'productive-trash', 'victor-flux', 'pyrotechnic-flash'],
  }),
  ...agreed('may', 'Any number may be none', { [-1]: ['key-drain', 'transmutation'] }),
  ...agreed('may', 'The keyword versatile is one of the facts of the card', { [-1]: ['shadow-gloomcoil', 'malforge'] }),
  ...agreed('friendly', 'Nothing is asked where there is nothing to take, which is a condition of its own', {
    1: ['fading-apparition'],
  }),
  ...agreed('may', 'The explanation of versatile', { [-1]: ['holographic-banshee'] }),
  ...agreed('each', 'Both players are named in a field of their own', { [-2]: ['trash-heap'] }),
  ...agreed('each', 'A card that cannot be played is one that each player cannot', { 1: ['varghast-s-vengeance'] }),
  ...agreed('may', 'Æmber of the opponent that may be spent is a modifier of its own', {
    [-1]: ['honorable-abagnale'],
  }),
  ...agreed('up to', 'Æmber of the opponent that may be spent is a modifier of its own', {
    [-1]: ['honorable-abagnale'],
  }),
  ...agreed('if you do', 'Counters removed this way are what was done', { 1: ['klyyhnug'] }),
  ...agreed('this way', 'Counters removed this way are what was done', { [-1]: ['klyyhnug'] }),
  ...agreed('for each', 'All counters on the card, or all æmber on it, are a number that is counted', {
    1: ['klyyhnug'],
    [-1]: ['ditch-the-loot'],
  }),
  ...agreed('for each', 'How many there are, how many are taken and how many were is said each time', {
    2: ['transmutation'],
    1: ['keep-the-change'],
  }),
  ...agreed('up to', 'Any number is a number up to all of them', { 1: ['transmutation'] }),
  ...agreed('any number', 'Any number is a number up to all of them', { [-1]: ['transmutation'] }),
  ...agreed('for each', 'The cards that were damaged are asked one by one whether that destroyed them', {
    [-1]: ['chlorodoze-vapor'],
  }),
  ...agreed('this way', 'The cards that were damaged are asked one by one whether that destroyed them', {
    [-1]: ['chlorodoze-vapor'],
  }),
  ...agreed('if destroyed', 'The cards that were damaged are asked one by one whether that destroyed them', {
    1: ['chlorodoze-vapor'],
  }),
  ...agreed('each', 'The counters on all creatures are counted together', { [-1]: ['colt-sleven'] }),
  ...agreed('each', 'The neighbors take splash damage, and those destroyed are counted among all that took some', {
    1: ['pyrotechnic-flash'],
  }),
  ...agreed('each', 'The decks of both players are one group of cards', { [-1]: ['brine-reckoning'] }),
  ...agreed('another', 'Other than the first one, and than those of the rounds before', { 1: ['dreamcall'] }),
  ...agreed('any number', 'One by one, each on a creature of choice', { [-1]: ['fathomshare'] }),
  ...agreed('each', 'Of the cards under it one is chosen', { 1: ['hydrogan'] }),
  ...agreed('another', 'Other than this card is said of what is put under it', { 1: ['hydrogan'] }),
  ...agreed('this way', 'The card that was discarded is the one that is meant', { 1: ['siphon-maw'] }),
  ...agreed('this way', 'The card that was discarded is the one that is meant', { 1: ['nada-tax'] }),
  ...agreed('for each', 'How much can be healed is a number that is counted, and so is how much was', {
    1: ['blea-forh'],
  }),
  ...agreed('each', 'Counters and æmber are taken off all friendly creatures one after the other', {
    2: ['forged-currency'],
  }),
  ...agreed('friendly', 'Counters and æmber are taken off all friendly creatures one after the other', {
    1: ['forged-currency'],
  }),
  ...agreed('for each', 'How many counters there are, and how many of both were taken off, is said each time', {
    3: ['forged-currency'],
  }),
  ...agreed('this way', 'How many of both were taken off is said each time', { 2: ['forged-currency'] }),
  ...agreed('each', 'Each player: a modifier that names all, and a card of either hand', {
    [-2]: ['the-golden-queen'],
  }),
];
