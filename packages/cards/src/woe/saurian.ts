// Saurian, Winds of Exchange.
import { actionAbility, combined, constant, draw, exalt, keyCost, lasting, reap, self } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

export const saurian = abilities(woe, 'saurian', {
  scholar: [reap(draw(1))],
  senator: [actionAbility(lasting('their-next-turn', constant(keyCost('each', 1))))],
  trooper: [combined(['fight', 'reap'], exalt(self))],
});
