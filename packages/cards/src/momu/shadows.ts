// Shadows, More Mutation.
import {
  a,
  aember,
  anyCard,
  artifact,
  atRandom,
  belongsTo,
  choose,
  chooseOne,
  combined,
  constant,
  count,
  creature,
  each,
  enemy,
  friendly,
  half,
  ifElse,
  inArchives,
  lasting,
  moreThan,
  only,
  playCard,
  reap,
  steal,
  takeControl,
  withTrait,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { momu } from '../facts/momu.ts';

export const shadows = abilities(momu, 'shadows', {
  'boosted-b4-rry': [
    combined(
      ['play', 'fight', 'reap'],
      chooseOne(
        {
          label: 'take control of an enemy artifact',
          then: choose(a(enemy(artifact)), (taken) => [
            takeControl(taken),
            lasting('game', constant(belongsTo(friendly(only(taken)), 'shadows'))),
          ]),
        },
        {
          label: 'play a random card from your opponent’s archives',
          then: playCard(atRandom(inArchives(anyCard, 'opponent'))),
        },
      ),
    ),
  ],
  'dodger-s-10': [combined(['play', 'fight', 'reap'], steal(half(aember('opponent'), 'down')))],
  'spare-arm-carmine': [
    reap(
      ifElse(
        moreThan(
          count(each(friendly(withTrait('mutant', creature)))),
          count(each(enemy(withTrait('mutant', creature)))),
        ),
        steal(2),
        steal(1),
      ),
    ),
  ],
});
