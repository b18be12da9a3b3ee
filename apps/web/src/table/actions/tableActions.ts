// All actions at the table, in the order of the help.
import { act, discard, fight, openCardMenu, play, readText, reap } from './cardActions.ts';
import { back, cancelMove, endTurn, hint, next, saveRecord, skip, undo } from './gameActions.ts';
import { moveAmongCards, moveToFlank, pressNumber } from './moving.ts';
import { alwaysSo, anyOrder } from './orderActions.ts';
import type { TableAction } from './tableAction.ts';
import { explainRule, mute, newGame, showHelp, showLog, showMenu } from './viewActions.ts';

export const tableActions: readonly TableAction[] = [
  pressNumber,
  moveAmongCards,
  moveToFlank,
  play,
  reap,
  fight,
  act,
  discard,
  endTurn,
  anyOrder,
  alwaysSo,
  undo,
  showLog,
  readText,
  openCardMenu,
  explainRule,
  hint,
  newGame,
  next,
  mute,
  showHelp,
  skip,
  back,
  cancelMove,
  saveRecord,
  showMenu,
];
