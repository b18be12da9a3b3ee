// Worth of attacking the adversary of an adventure. Its armor stops the first blows of a turn, whoever strikes them, so that
// an attack is worth its share of what all who are ready can do together.
import type { InPlayView } from '@vaultsong/engine';
import type { Race } from './race.ts';
import type { Table } from './table.ts';
import { isUsedIn } from './table.ts';
import { healthOf, woundsOn } from './wounds.ts';

/** R: Keyraken, "The Keyraken": it always deals 3 damage in a fight. */
export const blow = 3;

/** Worth of the blows of one attacker, whatever becomes of it. */
export function worthOfBlows(table: Table, race: Race, attacker: InPlayView): number {
  const { adversary } = race;
  const together = attackersWith(table, attacker).map((card) => card.power);
  const strength = sumOf(together);
  // A ward takes the first blow: it should be the weakest.
  const spent = adversary.armorLeft + (adversary.warded ? Math.min(...together) : 0);
  const through = Math.max(0, strength - spent);
  if (through >= healthOf(adversary)) return woundsOn(race, through);
  const haste = adversary.warded && through > 0 ? 6 / (1 + attacker.power) : 0;
  const share = adversary.warded ? 1 / together.length : attacker.power / Math.max(1, strength);
  return woundsOn(race, through * share) + haste;
}

/** The power of all own creatures that can still attack in this turn, besides one. */
export const strengthBeside = (table: Table, attacker: InPlayView): number =>
  sumOf(
    attackersWith(table, attacker)
      .slice(1)
      .map((card) => card.power),
  );

const attackersWith = ({ view }: Table, attacker: InPlayView): readonly InPlayView[] => [
  attacker,
  ...(view.players[attacker.controller]?.line ?? []).filter(
    (card) => !card.exhausted && !card.stunned && isUsedIn(card, view.house) && card.ref.id !== attacker.ref.id,
  ),
];

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
