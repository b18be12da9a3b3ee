// Against the Keyraken: when to raise the tide, and how much to give for it.
import { tideSides } from '@vaultsong/adventures/tide';
import type { Option } from '@vaultsong/engine';
import type { Table } from './table.ts';

const BASE_KEY_COST = 6;

/** It is worth its price where the Keyraken could advance in its next turn, and at high tide could not. */
export function wantsHighTide({ view }: Table): boolean {
  const { adventure, players } = view;
  const automaton = adventure === null ? undefined : players[adventure.automaton];
  if (automaton === undefined) return false;
  const change = automaton.keyCost - BASE_KEY_COST;
  const cost = (side: 'low' | 'high'): number => tideSides[side].advanceCost * (players.length - 1) + change;
  return automaton.aember >= cost('low') && automaton.aember < cost('high');
}

/** The index of what to give: what is not kept for a key; who has less than a key gives most. */
export function chooseContribution({ view, me }: Table, options: readonly Option[]): number {
  const { aember = 0, keyCost = BASE_KEY_COST } = view.players[me] ?? {};
  const amounts = options.map((option) => (option.pick === 'number' ? option.value : 0));
  const spare = aember < keyCost ? aember : aember - keyCost;
  const given = amounts.filter((amount) => amount <= spare);
  return given.length === 0 ? 0 : amounts.lastIndexOf(Math.max(...given));
}
