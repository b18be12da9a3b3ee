// Actions that show or hide something: log, rule, help, menu, the choice of another game, sounds.
import type { TableAction } from './tableAction.ts';

export const showLog: TableAction = {
  id: 'log',
  label: 'Log',
  icon: 'log',
  shortcut: { keys: ['L'], help: 'To the log' },
  run: ({ root, selection }) => {
    if (selection.play.phone) selection.open({ type: 'log' });
    else root.current?.querySelector<HTMLElement>('.log')?.focus();
  },
};

export const explainRule: TableAction = {
  id: 'rule',
  label: 'Rule',
  icon: 'read',
  shortcut: { keys: ['W'], help: 'Why: the rule of the question' },
  run: ({ selection }) => selection.explainThis(),
};

export const newGame: TableAction = {
  id: 'new',
  label: 'New game',
  icon: 'fresh',
  shortcut: { keys: ['N'], help: 'New game' },
  // A table on a server is left for the lobby.
  isOffered: ({ others }) => others === null,
  run: ({ selection }) => selection.open({ type: 'new' }),
};

export const mute: TableAction = {
  id: 'mute',
  label: 'Sounds',
  shortcut: { keys: ['M'], help: 'Sounds off, or on again' },
  run: (context) => context.mute(),
};

export const showHelp: TableAction = {
  id: 'help',
  label: 'Help',
  icon: 'help',
  shortcut: { keys: ['?'], help: 'This help' },
  run: ({ selection }) => selection.open({ type: 'help' }),
};

/** Holds the less needed tools where each line counts. */
export const showMenu: TableAction = {
  id: 'menu',
  label: 'Menu',
  icon: 'menu',
  run: ({ selection }) => selection.open({ type: 'menu' }),
};
