// How a fight would go, by the numbers on the table (v1.3 p.9): who survives, and what that is worth.
import type { InPlayView } from '@vaultsong/engine';
import { definition, editionOf } from '@vaultsong/engine';
import { outlookOf } from './outlook.ts';
import { worthOfAbilities } from './steps.ts';
import type { Table } from './table.ts';
import { areAllies, neighborsOf } from './table.ts';
import { worthInPlay } from './worth.ts';
import { woundsOn } from './wounds.ts';

const perScratch = 0.1;

/** What a fight is worth to the controller of the attacker, in æmber. */
export function worthOfFight(table: Table, attacker: InPlayView, defender: InPlayView): number {
  if (defender.type === 'adversary') return worthOfAssault(table, attacker, defender);
  const { elusive, poison, fightWithoutExchange } = editionOf(table.view.edition);
  const poisonsAlways = poison === 'all-it-deals';
  const bites = (card: InPlayView, withPower: boolean): boolean =>
    card.keywords.poison !== undefined && (withPower || poisonsAlways);
  const hazard = defender.keywords.hazardous ?? 0;
  if (falls(attacker, hazard, bites(defender, false))) return -worthInPlay(attacker);
  const assault = attacker.keywords.assault ?? 0;
  const killedFirst = falls(defender, assault, bites(attacker, false));
  const evades = defender.keywords.elusive !== undefined;
  const strikes = !killedFirst && !evades;
  const isStruck =
    !killedFirst && (!evades || elusive === 'takes-none-but-strikes-back') && attacker.keywords.skirmish === undefined;
  const dealt = assault + (strikes ? attacker.power : 0);
  const taken = hazard + (isStruck ? defender.power : 0);
  const kills = falls(defender, dealt, bites(attacker, strikes));
  const dies = falls(attacker, taken, bites(defender, isStruck));
  const won = kills
    ? worthInPlay(defender) + worthOfDeath(table, defender)
    : perScratch * Math.max(0, dealt - defender.armorLeft);
  const lost = dies ? worthInPlay(attacker) : perScratch * Math.max(0, taken - attacker.armorLeft);
  const isCut = killedFirst && fightWithoutExchange === 'no-fight-abilities';
  return (
    won - lost + worthOfSplash(table, attacker, defender) + (dies || isCut ? 0 : worthOfFightAbilities(table, attacker))
  );
}

/** What its Destroyed: abilities do for the other side: an arm of the Keyraken hurts it as it falls. */
const worthOfDeath = (table: Table, card: InPlayView): number =>
  table.view.adventure === null || areAllies(table, table.me, card.controller)
    ? 0
    : worthOfAbilities(
        definition(card.name, table.view.edition).abilities,
        ['destroyed'],
        outlookOf(table, card.controller, card.ref),
      );

/** R: Keyraken, "The Keyraken": it always deals 3 damage in a fight. */
const blow = 3;

/**
 * What it is worth to attack the adversary. Its armor stops the first blows of a turn, whoever strikes them, so that an
 * attack is worth its share of what all who are ready can do together.
 */
function worthOfAssault(table: Table, attacker: InPlayView, adversary: InPlayView): number {
  const isStruck = attacker.keywords.skirmish === undefined;
  const lost = !isStruck ? 0 : falls(attacker, blow, false) ? worthInPlay(attacker) : perScratch * blow;
  const left = adversary.power - adversary.damage + adversary.armorLeft;
  if (attacker.power >= left) return woundsOn(adversary, adversary.power) - lost;
  const together = Math.max(attacker.power, strengthOf(table));
  const share = Math.max(0, together - adversary.armorLeft) / together;
  return (
    woundsOn(adversary, share * attacker.power) -
    lost +
    (falls(attacker, blow, false) ? 0 : worthOfFightAbilities(table, attacker))
  );
}

/** The power of all own creatures that can still attack in this turn. */
const strengthOf = ({ view, me }: Table): number =>
  (view.players[me]?.line ?? [])
    .filter((card) => !card.exhausted && !card.stunned && card.house === view.house)
    .reduce((sum, card) => sum + card.power, 0);

/** What splash-attack does to the neighbors of the defender. */
function worthOfSplash(table: Table, attacker: InPlayView, defender: InPlayView): number {
  const damage = attacker.keywords['splash-attack'] ?? 0;
  if (damage === 0) return 0;
  return neighborsOf(table, defender)
    .map((card) => (falls(card, damage, false) ? worthInPlay(card) : perScratch * Math.max(0, damage - card.armorLeft)))
    .reduce((sum, worth) => sum + worth, 0);
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
  const { adventure } = table.view;
  const beyond =
    adventure !== null && !areAllies(table, adventure.automaton, attacker.controller) ? [adventure.adversary] : [];
  const taunts = (card: InPlayView): boolean => card.keywords.taunt !== undefined;
  return [...enemies.filter((card) => taunts(card) || !neighborsOf(table, card).some(taunts)), ...beyond];
}

/** The best that a creature can do by fighting; nothing where it has no enemy to fight. */
export const bestFight = (table: Table, attacker: InPlayView): number | null =>
  targetsOf(table, attacker).reduce<number | null>((best, defender) => {
    const worth = worthOfFight(table, attacker, defender);
    return best === null || worth > best ? worth : best;
  }, null);
