// Brobnar, Crucible Clash.
import {
  a,
  actionAbility,
  anyCard,
  choose,
  chooseOne,
  combined,
  constant,
  creature,
  damaged,
  dealDamage,
  draw,
  each,
  eachTime,
  enemy,
  exactly,
  exalt,
  exhaust,
  fights,
  forRemainderOfTurn,
  friendly,
  gainsAbility,
  gainsKeyword,
  getsPower,
  ifYouDo,
  is,
  neighborOf,
  notOnFlank,
  ofHouse,
  onFlank,
  perNeighbor,
  play,
  ready,
  readyAndFightWith,
  self,
  thisCreature,
  whileTrue,
  youPlay,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { cc } from '../facts/cc.ts';

export const brobnar = abilities(cc, 'brobnar', {
  badger: [
    combined(
      ['play', 'reap'],
      forRemainderOfTurn(eachTime(youPlay(ofHouse('brobnar', creature)), dealDamage(3, a(enemy(creature))))),
    ),
  ],
  'born-to-rock': [
    constant(
      gainsAbility(
        friendly(ofHouse('brobnar', creature)),
        constant(getsPower(thisCreature, perNeighbor(self, ofHouse('brobnar', creature)))),
      ),
    ),
  ],
  'honored-battlemaster': [actionAbility(readyAndFightWith(a(neighborOf(self))))],
  'incite-violence': [play(forRemainderOfTurn(constant(gainsKeyword(friendly(creature), 'splash-attack', 1))))],
  'snarri-warrior-poet': [eachTime(fights(friendly(creature)), draw(1))],
  'uberking-tablets': [
    actionAbility(
      choose(a(creature), (chosen) => [
        chooseOne({ label: 'Ready', then: ready(chosen) }, { label: 'Exhaust', then: exhaust(chosen) }),
        ifYouDo(dealDamage(2, chosen)),
      ]),
    ),
  ],
  'wild-grumpus': [
    whileTrue(is(self, onFlank(anyCard)), gainsKeyword(thisCreature, 'skirmish')),
    whileTrue(is(self, notOnFlank(anyCard)), gainsKeyword(thisCreature, 'taunt')),
  ],
  'worthy-adversaries': [play(dealDamage(1, exactly(2, enemy(creature))), exalt(each(damaged(creature))))],
});
