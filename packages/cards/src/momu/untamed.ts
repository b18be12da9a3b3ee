// Untamed, More Mutation.
import {
  a,
  addPowerCounters,
  choose,
  combined,
  creature,
  destroy,
  enemy,
  friendly,
  ifYouDo,
  powerOf,
  shuffleIntoDeck,
  upTo,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { momu } from '../facts/momu.ts';

export const untamed = abilities(momu, 'untamed', {
  rockatiel: [combined(['play', 'reap'], shuffleIntoDeck(upTo(2, creature)))],
  'titanic-bumblebird': [
    combined(
      ['play', 'reap'],
      choose(a(enemy(creature)), (chosen) => [
        destroy(chosen),
        ifYouDo(addPowerCounters(powerOf(chosen), a(friendly(creature)))),
      ]),
    ),
  ],
});
