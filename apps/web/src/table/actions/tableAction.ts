// Actions at the table, and all that they are done with. Tables at home and on servers have the same ones.
import type { RefObject } from 'react';
import { createContext, useContext } from 'react';
import type { Action } from '../../actions/action.ts';
import type { Orders } from '../automation/useOrders.ts';
import type { GameController, OtherPlayers } from '../gameController.ts';
import type { Selection } from '../hand/useSelection.ts';
import type { Hint } from '../hint/useHint.ts';

export interface TableActionContext {
  /** The element of the table. */
  readonly root: RefObject<HTMLElement | null>;
  readonly selection: Selection;
  readonly controller: GameController;
  /** null: the game is played at this screen alone. */
  readonly others: OtherPlayers | null;
  readonly hint: Hint;
  readonly orders: Orders;
  /** Switches sounds off, or on again. */
  readonly mute: () => void;
}

export type TableAction = Action<TableActionContext>;

export const TableActionsContext = createContext<TableActionContext | null>(null);

/** @throws Error outside of a table, where nothing can be done */
export function useTableActions(): TableActionContext {
  const context = useContext(TableActionsContext);
  if (context === null) throw new Error('There are no actions outside of a Table');
  return context;
}
