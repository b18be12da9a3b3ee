// Worth of damage to the adversary of an adventure: nothing else wins the game.
import type { InPlayView } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import type { Race } from './race.ts';
import type { Table } from './table.ts';

const perGame = 30;

/** Worth to the team of that much damage past its armor. */
export const woundsOn = (race: Race, amount: number): number =>
  amount >= healthOf(race.adversary) ? perGame : race.wound * amount;

/** How much more damage destroys a card in play, its armor aside. */
export const healthOf = (card: InPlayView): number => card.power - card.damage;

/** What it does to the adversary that one of its creatures is destroyed: its arms hurt it as they fall. */
export function worthOfFall({ race, view }: Table, card: InPlayView): number {
  if (race === null || card.controller !== race.automaton) return 0;
  return definition(card.name, view.edition)
    .abilities.map((ability) => {
      if (ability.on !== 'destroyed' || ability.do.kind !== 'damage') return 0;
      const { to, amount } = ability.do;
      const isHit = 'ref' in to && to.ref === 'adversary' && typeof amount === 'number';
      if (!isHit) return 0;
      return race.adversary.warded ? 0.3 : woundsOn(race, amount);
    })
    .reduce((sum, worth) => sum + worth, 0);
}
