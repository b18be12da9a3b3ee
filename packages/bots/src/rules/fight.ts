// Forecast of a fight, by the numbers on the table (v1.3 p.9): who survives, and what that is worth.
import type { InPlayView } from '@vaultsong/engine';
import { definition, editionOf } from '@vaultsong/engine';
import { blow, strengthBeside, worthOfBlows } from './assault.ts';
import { withThoseOfPowers } from './gained.ts';
import { perspectiveOf } from './outlook.ts';
import { printedOn } from './printed.ts';
import type { Race } from './race.ts';
import { worthOfAbilities } from './steps.ts';
import type { Table } from './table.ts';
import { areAllies, isInvulnerable, isUsedIn, neighborsOf } from './table.ts';
import { stakeIn } from './value.ts';
import { healthOf, worthOfFall } from './wounds.ts';

const perScratch = 0.1;
// In a race against an automaton: shares of what the fall of a card is worth.
const perWeakness = 0.35;
const finished = 0.6;
const unfinished = 0.35;
const perTrick = 0.35;

/** Worth of a fight to the controller of the attacker, in æmber. */
export function worthOfFight(table: Table, attacker: InPlayView, attacked: InPlayView): number {
  const { race } = table;
  const defender = asAttackedBy(table, attacker, attacked);
  if (race !== null && defender.type === 'adversary') return worthOfAssault(table, race, attacker);
  const { elusive, poison } = editionOf(table.view.edition);
  const poisonsAlways = poison === 'all-it-deals';
  const bites = (card: InPlayView, withPower: boolean): boolean =>
    card.keywords.poison !== undefined && (withPower || poisonsAlways);
  const hazard = defender.keywords.hazardous ?? 0;
  if (falls(attacker, hazard, bites(defender, false))) return -stakeIn(table, attacker);
  const assault = attacker.keywords.assault ?? 0;
  const killedFirst = falls(defender, assault, bites(attacker, false));
  const evades = defender.keywords.elusive !== undefined;
  const strikes = !killedFirst && !evades;
  const isStruck =
    !killedFirst && (!evades || elusive === 'takes-none-but-strikes-back') && attacker.keywords.skirmish === undefined;
  const dealt = assault + (strikes ? strengthOf(attacker) : 0);
  const taken = hazard + (isStruck ? defender.power : 0);
  const kills = falls(defender, dealt, bites(attacker, strikes));
  const dies = falls(attacker, taken, bites(defender, isStruck));
  if (race !== null && evades && defender.controller === race.automaton && !kills)
    return evaded(table, attacker, defender) - (dies ? stakeIn(table, attacker) : scratch(table, attacker, taken));
  const won = kills
    ? stakeIn(table, defender) + worthOfFall(table, defender)
    : scratch(table, defender, dealt, race === null ? 0 : strengthBeside(table, attacker));
  const lost = dies ? stakeIn(table, attacker) : scratch(table, attacker, taken);
  return (
    won -
    lost +
    worthOfSplash(table, attacker, defender) +
    (dies || killedFirst ? 0 : worthOfFightAbilities(table, attacker))
  );
}

const ignoredBy = ({ view }: Table, attacker: InPlayView): ReturnType<typeof printedOn>['ignores'] =>
  attacker.type === 'creature' ? printedOn(definition(attacker.name, view.edition)).ignores : nothing;

const nothing: readonly never[] = [];

/** A creature without what its attacker ignores. */
function asAttackedBy(table: Table, attacker: InPlayView, defender: InPlayView): InPlayView {
  const ignored = ignoredBy(table, attacker);
  if (ignored.length === 0) return defender;
  const left = Object.entries(defender.keywords).filter(([keyword]) => !ignored.some((one) => one === keyword));
  const armorLeft = ignored.includes('armor') ? 0 : defender.armorLeft;
  return { ...defender, armorLeft, keywords: Object.fromEntries(left) };
}

/** With how much a card strikes. */
const strengthOf = (card: InPlayView): number => (card.type === 'adversary' ? blow : card.power);

/** What it is worth to attack the adversary of an adventure. */
function worthOfAssault(table: Table, race: Race, attacker: InPlayView): number {
  const isStruck = attacker.keywords.skirmish === undefined;
  const dies = isStruck && falls(attacker, blow, false);
  const lost = dies ? stakeIn(table, attacker) : isStruck ? scratch(table, attacker, blow) : 0;
  return worthOfBlows(table, race, attacker) - lost + (dies ? 0 : worthOfFightAbilities(table, attacker));
}

/** Who is elusive is hit by the second attack of a turn, and which one this is cannot be seen: somebody may have been before. */
function evaded(table: Table, attacker: InPlayView, defender: InPlayView): number {
  const isFollowed = strengthBeside(table, attacker) >= healthOf(defender);
  const isSecond = (table.view.players[attacker.controller]?.line ?? []).some(
    (card) => card.exhausted && isUsedIn(card, attacker.house),
  );
  const share = isFollowed || (isSecond && attacker.power >= healthOf(defender)) ? perTrick : 0;
  return share * (stakeIn(table, defender) + worthOfFall(table, defender));
}

/** What damage is worth that does not destroy. In a race somebody may follow who finishes it. */
function scratch(table: Table, card: InPlayView, damage: number, strengthLeft = 0): number {
  const through = isInvulnerable(card) ? 0 : Math.max(0, damage - card.armorLeft);
  if (table.race === null) return perScratch * through;
  if (card.controller !== table.race.automaton) return (perWeakness * stakeIn(table, card) * through) / healthOf(card);
  const isFinished = strengthLeft >= healthOf(card) - through;
  const share = Math.min(1, through / healthOf(card)) * (isFinished ? finished : unfinished);
  return share * (stakeIn(table, card) + worthOfFall(table, card));
}

/** What splash-attack does to the neighbors of the defender. */
function worthOfSplash(table: Table, attacker: InPlayView, defender: InPlayView): number {
  const damage = attacker.keywords['splash-attack'] ?? 0;
  if (damage === 0) return 0;
  return neighborsOf(table, defender)
    .map((card) =>
      falls(card, damage, false) ? stakeIn(table, card) + worthOfFall(table, card) : scratch(table, card, damage),
    )
    .reduce((sum, worth) => sum + worth, 0);
}

/** Whether that much damage destroys a creature now. */
function falls(card: InPlayView, damage: number, poison: boolean): boolean {
  const through = damage - card.armorLeft;
  if (card.warded || isInvulnerable(card) || through <= 0) return false;
  return poison || through >= card.power - card.damage;
}

const ofFights = ['fight', 'before-fight'] as const;

const worthOfFightAbilities = (table: Table, attacker: InPlayView): number =>
  worthOfAbilities(
    withThoseOfPowers(definition(attacker.name, table.view.edition).abilities, table, attacker, ofFights),
    ofFights,
    perspectiveOf(table, attacker.controller, attacker.ref),
  );

/** The enemies that a creature may attack: those beside a creature with taunt are behind it (v1.3 p.12). */
export function targetsOf(table: Table, attacker: InPlayView): readonly InPlayView[] {
  const enemies = table.view.players
    .filter((player) => !areAllies(table, player.seat, attacker.controller))
    .flatMap((player) => player.line);
  const { adventure } = table.view;
  const beyond =
    adventure !== null && !areAllies(table, adventure.automaton, attacker.controller) ? [adventure.adversary] : [];
  const passes = ignoredBy(table, attacker).includes('taunt');
  const taunts = (card: InPlayView): boolean => card.keywords.taunt !== undefined && !passes;
  return [...enemies.filter((card) => taunts(card) || !neighborsOf(table, card).some(taunts)), ...beyond];
}

/** The best that a creature can do by fighting; nothing where it has no enemy to fight. */
export const bestFight = (table: Table, attacker: InPlayView): number | null =>
  targetsOf(table, attacker).reduce<number | null>((best, defender) => {
    const worth = worthOfFight(table, attacker, defender);
    return best === null || worth > best ? worth : best;
  }, null);
