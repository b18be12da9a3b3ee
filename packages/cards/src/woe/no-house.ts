// Cards of no house, Winds of Exchange.
import {
  anyCard,
  constant,
  count,
  each,
  eachTime,
  forgeKey,
  ifYouDo,
  inDiscard,
  negative,
  omni,
  play,
  playCard,
  playsWithTopRevealed,
  purge,
  self,
  sum,
  topOfDeck,
  topOfDiscard,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

export const noHouse = abilities(woe, null, {
  'curse-of-forgetfulness': [eachTime(yourTurnEnds, purge(topOfDiscard()))],
  'ecto-charge': [
    play(forgeKey(sum(20, negative(count(each(inDiscard(anyCard))))), 'you', { least: 6 }), ifYouDo(purge(self))),
  ],
  'near-future-lens': [constant(playsWithTopRevealed()), omni(playCard(topOfDeck()))],
});
