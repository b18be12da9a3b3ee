// Prophecies: which one to activate, with which card beneath, and when. Fate: is for the opponent in their turn, and hurts them;
// the card that goes beneath it is replaced by a fresh one, but cannot be played any more.
import type { Ability, CardName, Cond, Node, Option, Pattern, Ref, Seat } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { waitsForOtherHalf } from './halves.ts';
import { seemsTrue } from './meaning.ts';
import { perspectiveOf } from './outlook.ts';
import { worthOfPlaying } from './playing.ts';
import { worthOfAbilities } from './steps.ts';
import type { Known, Table } from './table.ts';
import { opponentsOf, tableOf } from './table.ts';

/** A card that is drawn for the one that goes beneath a prophecy. */
const perFresh = 0.7;
/** What share of its worth a card has that can be played in a later turn alone. */
const perLater = 0.4;

export const isProphecy = (name: CardName): boolean => definition(name).type === 'prophecy';

/** The activation that is worth most; null where each costs more than it brings. */
export function bestActivation(table: Table, options: readonly Option[]): number | null {
  let best: { readonly option: number; readonly worth: number } | null = null;
  for (const [option, { move }] of options.map((one) => (one.pick === 'move' ? one : { move: null })).entries()) {
    if (move === null || move.do !== 'beside' || !isProphecy(move.card.name)) continue;
    const worthOf = worthBeneath(table, move.card);
    const worth = Math.max(...handOf(table).map(worthOf));
    if (worth > 0 && (best === null || worth > best.worth)) best = { option, worth };
  }
  return best?.option ?? null;
}

const handOf = ({ view, me }: Table): readonly Known[] =>
  (view.players[me]?.hand ?? []).flatMap((card) => (card.known ? [card] : []));

/** What each card of the hand is worth beneath that prophecy. */
export function worthBeneath(table: Table, prophecy: Ref): (card: Known) => number {
  const [opponent = table.me] = opponentsOf(table, table.me);
  const then = inTheirTurn(table, opponent);
  const chance = chanceOf(then, prophecy, opponent);
  return (card) =>
    chance * worthOfAbilities(definition(card.name).abilities, ['fate'], perspectiveOf(then, opponent, card.ref)) +
    perFresh -
    worthOfKeeping(table, card);
}

/** A card of the active house that is not worth playing would be discarded. */
function worthOfKeeping(table: Table, card: Known): number {
  if (waitsForOtherHalf(table, card)) return perFresh + 1;
  if (!('known' in card)) return 0;
  const { house } = table.view;
  const worth = Math.max(0, worthOfPlaying(table, card));
  return house !== null && card.houses.includes(house) ? worth : perLater * worth;
}

/** The table as the opponent's turn finds it at its end: our creatures are ready, theirs were used. */
function inTheirTurn({ view, me }: Table, opponent: Seat): Table {
  const players = view.players.map((player) => ({
    ...player,
    line: player.line.map((card) => ({ ...card, exhausted: player.seat === opponent })),
  }));
  return tableOf({ ...view, players }, me);
}

/** How often such a thing happens in a turn, as in games of the rules bot against itself. */
const perTurn: Partial<Record<Pattern['event'], number>> = {
  reaped: 0.7,
  fought: 0.5,
  played: 0.7,
  houseChosen: 0.6,
  turnBegan: 0.6,
  damage: 0.5,
  destroy: 0.3,
  discard: 0.4,
  draw: 0.2,
  steal: 0.2,
  forge: 0.3,
  shuffle: 0.3,
  takeArchives: 0.3,
};
const rarely = 0.3;
/** What is so now is likely to be so at the end of their turn. */
const perCondition = { holds: 0.8, fails: 0.4 };

/** How likely it comes true in the next turn of the opponent, as far as can be seen now. */
function chanceOf(table: Table, prophecy: Ref, opponent: Seat): number {
  const { abilities } = definition(prophecy.name, table.view.edition);
  return Math.max(0, ...abilities.map((ability) => chanceByAbility(ability, table, prophecy, opponent)));
}

function chanceByAbility(ability: Ability, table: Table, prophecy: Ref, opponent: Seat): number {
  if (ability.on !== 'trigger') return 0;
  const { event } = ability.when;
  const them = table.view.players[opponent];
  if (them === undefined) return 0;
  const cond = conditionOf(ability.do);
  if (event === 'turnEnded' || (event === 'turnBegan' && cond !== null)) {
    if (ability.when.who === 'you') return 0;
    const holds = cond === null ? undefined : seemsTrue(cond, perspectiveOf(table, table.me, prophecy));
    return holds === false ? perCondition.fails : perCondition.holds;
  }
  if (event === 'forge') return them.aember + them.spendable >= them.keyCost ? 0.9 : 0.1;
  if (event === 'takeArchives') return them.archives.length > 0 ? 0.8 : 0.2;
  if (event === 'shuffle') return them.deck <= them.refillTo ? 0.8 : 0.2;
  if (event === 'reaped' || event === 'fought') return them.line.length > 0 ? (perTurn[event] ?? rarely) : rarely;
  return perTurn[event] ?? rarely;
}

/** Under which condition the event fulfills the prophecy; null where it always does. */
const conditionOf = (node: Node): Cond | null => (node.kind === 'if' ? node.cond : null);
