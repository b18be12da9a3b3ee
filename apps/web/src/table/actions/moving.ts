// Keys that move the focus about the table, or press what has a number.
import { focusStop, stopToward } from '../hand/zones.ts';
import type { TableAction, TableActionContext } from './tableAction.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * Presses a button of the prompt by its number. Where the question numbers its buttons, only those count: a request of
 * another player that comes up above them must not be pressed instead.
 */
export const pressNumber: TableAction = {
  id: 'number',
  label: 'Press a button of the prompt',
  shortcut: {
    keys: digits,
    written: '1 – 9',
    help: 'Press that button of the prompt: choose a house, a flank, yes or no',
  },
  run: ({ root }, key) => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('.prompt button[data-stop]') ?? [])];
    const numbered = buttons.filter((button) => button.dataset.number !== undefined);
    (numbered.length === 0 ? buttons : numbered)[Number(key) - 1]?.click();
  },
};

const step = (id: string, keys: readonly [string, ...string[]], written: string, help: string): TableAction => ({
  id,
  label: 'Move',
  shortcut: {
    keys,
    written,
    help,
    inDialogs: true,
    isMeant: (_, focused) => (focused?.closest('[data-zone]') ?? null) !== null,
  },
  run: ({ root }: TableActionContext, key) => {
    const focused = document.activeElement;
    const within = focused?.closest('dialog') ?? root.current;
    if (focused instanceof HTMLElement && within !== null && key !== null) focusStop(stopToward(within, focused, key));
  },
});

export const moveAmongCards = step(
  'move',
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  '← → ↑ ↓',
  'Move among the cards of a row, and between the rows',
);
export const moveToFlank = step('flank', ['Home', 'End'], 'Home, End', 'To the left and right flank');

/** Keys that the browser itself obeys. */
export const browserKeys = [
  { keys: ['Tab'], help: 'To the next area of the table' },
  { keys: ['Enter'], help: 'Select the card; once more: do the first thing that it can do' },
] as const;
