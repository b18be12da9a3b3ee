// Against the Keyraken: when to raise the tide, and how much to give for it.
import { tideSides } from '@vaultsong/adventures/tide';
import type { Option } from '@vaultsong/engine';
import type { Table } from './table.ts';

const BASE_KEY_COST = 6;

/** What an advance costs the Keyraken on that side of the tide, and what it has; nothing without it. */
function advanceOf({ view }: Table, side: 'low' | 'high'): { readonly cost: number; readonly pool: number } | null {
  const { adventure, players } = view;
  const automaton = adventure === null ? undefined : players[adventure.automaton];
  if (automaton === undefined) return null;
  const cost = tideSides[side].advanceCost * (players.length - 1) + automaton.keyCost - BASE_KEY_COST;
  return { cost, pool: automaton.aember };
}

const canAdvance = (table: Table, side: 'low' | 'high'): boolean => {
  const advance = advanceOf(table, side);
  return advance !== null && advance.pool >= advance.cost;
};

/** Low tide does no harm as long as the Keyraken could not advance even then. */
export const mayLowerTide = (table: Table): boolean => !canAdvance(table, 'low');

/** It is worth its price where the Keyraken advances in its next turn: later, or for twice as much. */
export const wantsHighTide = (table: Table): boolean => canAdvance(table, 'low');

/** The index of what to give: what is not kept for a key; who has less than a key gives most. */
export function chooseContribution({ view, me }: Table, options: readonly Option[]): number {
  const { aember = 0, keyCost = BASE_KEY_COST } = view.players[me] ?? {};
  const amounts = options.map((option) => (option.pick === 'number' ? option.value : 0));
  const spare = aember < keyCost ? aember : aember - keyCost;
  const given = amounts.filter((amount) => amount <= spare);
  return given.length === 0 ? 0 : amounts.lastIndexOf(Math.max(...given));
}
