// The keyboard at the table, and its focus and tab stops in order.
import { useEffect, useLayoutEffect } from 'react';
import { useActionKeys } from '../../actions/useActionKeys.ts';
import type { TableActionContext } from '../actions/tableAction.ts';
import { tableActions } from '../actions/tableActions.ts';
import { allWalkActions } from '../actions/walkActions.ts';
import { focusForQuestion, usedKeyboard } from './focus.ts';
import { setTabStops } from './zones.ts';

/** At a game that is looked back on. */
const looking = [...allWalkActions, ...tableActions];

/** Listens to the keys while the table is shown, and keeps its tab stops and its focus in order. */
export function useKeys(context: TableActionContext): void {
  const { root, selection } = context;
  const { moment, question } = selection.play.snapshot;

  useActionKeys(context.others?.walk == null ? tableActions : looking, () => context);

  // Each zone stays one tab stop, whatever was added to it or left it.
  useLayoutEffect(() => {
    if (root.current !== null) setTabStops(root.current);
  });

  useEffect(() => {
    if (question !== null && moment > 0 && usedKeyboard() && root.current !== null) {
      focusForQuestion(root.current, question.kind);
    }
  }, [root, question, moment]);
}
