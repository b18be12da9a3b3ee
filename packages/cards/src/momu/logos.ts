// Logos, More Mutation.
import {
  anyCard,
  archive,
  choose,
  combined,
  inDeckOrDiscard,
  putIntoArchives,
  reap,
  reveal,
  shuffle,
  topOfDeck,
  upTo,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { momu } from '../facts/momu.ts';

export const logos = abilities(momu, 'logos', {
  graphton: [reap(archive(topOfDeck()))],
  'horizon-saber': [
    combined(
      ['play', 'fight', 'reap'],
      choose(upTo(1, inDeckOrDiscard(anyCard)), (found) => [reveal(found), putIntoArchives(found)]),
      shuffle('discard-into-deck'),
    ),
  ],
});
