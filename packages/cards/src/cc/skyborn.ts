// Skyborn, Crucible Clash.
import {
  a,
  choose,
  constant,
  creature,
  each,
  fight,
  forRemainderOfTurn,
  friendly,
  gainsAbility,
  gainsKeyword,
  host,
  inDiscard,
  insteadOf,
  isForged,
  neighborOf,
  ofHouse,
  only,
  play,
  playable,
  playCard,
  purge,
  putIntoArchives,
  readyAndFightWith,
  reap,
  returnToHand,
  self,
  steal,
  thisCreature,
  whileTrue,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { cc } from '../facts/cc.ts';

const skybornCreature = ofHouse('skyborn', creature);

export const skyborn = abilities(cc, 'skyborn', {
  'curse-of-forgery': [insteadOf({ event: 'forge', who: 'you' }, { do: purge(self) })],
  endurance: [constant(gainsAbility(neighborOf(self, skybornCreature), reap(readyAndFightWith(self))))],
  'heart-of-steel': [play(playCard(playable(a(inDiscard(skybornCreature)))))],
  'journey-onward': [
    play(
      choose(a(friendly(skybornCreature)), (chosen) => [
        forRemainderOfTurn(constant(gainsAbility(only(chosen), fight(steal(1))))),
        readyAndFightWith(chosen),
      ]),
    ),
  ],
  'long-way-home': [play(putIntoArchives(each(friendly(skybornCreature))))],
  'ripper-jack': [play(steal(1)), fight(returnToHand(self))],
  'sir-lorcas': [
    whileTrue(isForged('red', 'you'), gainsKeyword(thisCreature, 'skirmish')),
    whileTrue(isForged('yellow', 'you'), gainsKeyword(thisCreature, 'elusive')),
    whileTrue(isForged('blue', 'you'), gainsKeyword(thisCreature, 'taunt')),
  ],
  'wheel-of-fire': [
    constant(
      gainsKeyword(host, 'assault', 2),
      gainsKeyword(host, 'hazardous', 2),
      gainsKeyword(host, 'splash-attack', 2),
    ),
  ],
});
