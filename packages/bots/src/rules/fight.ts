// How a fight would go, by the numbers on the table (v1.3 p.9): who survives, and what that is worth.
import type { InPlayView } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { outlookOf } from './outlook.ts';
import { worthOfAbilities } from './steps.ts';
import type { Table } from './table.ts';
import { areAllies, neighborsOf } from './table.ts';
import { worthInPlay } from './worth.ts';

const perScratch = 0.1;

/** What a fight is worth to the controller of the attacker, in æmber. */
export function worthOfFight(table: Table, attacker: InPlayView, defender: InPlayView): number {
  const hazard = defender.keywords.hazardous ?? 0;
  if (falls(attacker, hazard, false)) return -worthInPlay(attacker);
  const assault = attacker.keywords.assault ?? 0;
  const killedFirst = falls(defender, assault, false);
  const blows = defender.keywords.elusive === undefined && !killedFirst;
  const dealt = assault + (blows ? attacker.power : 0);
  const taken = hazard + (blows && attacker.keywords.skirmish === undefined ? defender.power : 0);
  const kills = falls(defender, dealt, blows && attacker.keywords.poison !== undefined);
  const dies = falls(attacker, taken, blows && defender.keywords.poison !== undefined);
  const won = kills ? worthInPlay(defender) : perScratch * Math.max(0, dealt - defender.armorLeft);
  const lost = dies ? worthInPlay(attacker) : perScratch * Math.max(0, taken - attacker.armorLeft);
  return won - lost + (dies ? 0 : worthOfFightAbilities(table, attacker));
}

/** Whether that much damage destroys a creature now. */
function falls(card: InPlayView, damage: number, poison: boolean): boolean {
  const through = damage - card.armorLeft;
  if (card.warded || through <= 0) return false;
  return poison || through >= card.power - card.damage;
}

const worthOfFightAbilities = (table: Table, attacker: InPlayView): number =>
  worthOfAbilities(
    definition(attacker.name, table.view.edition).abilities,
    ['fight', 'before-fight'],
    outlookOf(table, attacker.controller, attacker.ref),
  );

/** The enemies that a creature may attack: those beside a creature with taunt are behind it (v1.3 p.12). */
export function targetsOf(table: Table, attacker: InPlayView): readonly InPlayView[] {
  const enemies = table.view.players
    .filter((player) => !areAllies(table, player.seat, attacker.controller))
    .flatMap((player) => player.line);
  const taunts = (card: InPlayView): boolean => card.keywords.taunt !== undefined;
  return enemies.filter((card) => taunts(card) || !neighborsOf(table, card).some(taunts));
}

/** The best that a creature can do by fighting; nothing where it has no enemy to fight. */
export const bestFight = (table: Table, attacker: InPlayView): number | null =>
  targetsOf(table, attacker).reduce<number | null>((best, defender) => {
    const worth = worthOfFight(table, attacker, defender);
    return best === null || worth > best ? worth : best;
  }, null);
