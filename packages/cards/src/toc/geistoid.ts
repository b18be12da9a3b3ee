// Geistoid, Tokens of Change.
import type { Node } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  aember,
  anyCard,
  anyOf,
  artifact,
  capture,
  choose,
  chooseOne,
  combined,
  count,
  creature,
  dealDamage,
  destroy,
  destroyedThisWay,
  discard,
  each,
  eachAsFarAs,
  eachHauntedPlayer,
  enemy,
  friendly,
  haunted,
  ifYouDo,
  inDiscard,
  inHand,
  makeToken,
  only,
  play,
  purge,
  putIntoPlayFacedown,
  putOnDeck,
  reap,
  repeatOnce,
  thisWay,
  tokenCreature,
  topOfDeck,
  topOfDiscard,
  upgrade,
  when,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { toc } from '../facts/toc.ts';

/** "A player's deck": the active player says whose. */
const ofADeck = (then: (whose: 'you' | 'opponent') => Node) =>
  chooseOne({ label: 'Your deck', then: then('you') }, { label: 'The deck of your opponent', then: then('opponent') });

export const geistoid = abilities(toc, 'geistoid', {
  'administrator-rivet': [
    play(makeToken(), when(haunted(), capture(1, eachAsFarAs(aember('opponent'), friendly(tokenCreature))))),
  ],
  aemberologist: [actionAbility(capture(1))],
  'bump-in-the-night': [
    play(
      repeatOnce(
        haunted(),
        choose(a(enemy(creature)), (hit) => [dealDamage(2, hit), when(destroyedThisWay(hit), makeToken())]),
      ),
    ),
  ],
  'inevitable-decay': [play(destroy(each(anyOf(artifact, upgrade))), makeToken(count(thisWay())))],
  'looping-dirge': [play(when(haunted(), makeToken()))],
  minion: [reap(putOnDeck(a(inDiscard(only(topOfDiscard(1, eachHauntedPlayer)), eachHauntedPlayer))))],
  phantasm: [reap(discard(a(inHand(anyCard))))],
  recycler: [reap(discard(topOfDeck(3)), makeToken(count(thisWay(creature))))],
  sidekick: [play(putIntoPlayFacedown(a(inHand(anyCard))))],
  spinnertech: [combined(['play', 'destroyed'], putOnDeck(a(inDiscard(anyCard))), makeToken())],
  suzerain: [
    reap(
      ofADeck((whose) => purge(topOfDeck(1, whose))),
      ifYouDo(makeToken(1, { named: 'minion' })),
    ),
  ],
  wrecker: [reap(ofADeck((whose) => discard(topOfDeck(1, whose))))],
});
