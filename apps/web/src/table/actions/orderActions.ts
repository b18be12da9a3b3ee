// Actions on the order of waiting abilities, besides choosing which resolves first.
import type { TableAction } from './tableAction.ts';

export const anyOrder: TableAction = {
  id: 'any-order',
  label: 'Any order',
  shortcut: { keys: ['O'], help: 'Abilities that wait: resolve the rest of them in any order' },
  title: () => 'The order of these does not matter: the table resolves the rest of them by itself',
  isAvailable: ({ orders }) => orders.isAsked,
  run: ({ orders }) => orders.anyOrder(),
};

export const alwaysSo: TableAction = {
  id: 'always-so',
  label: 'Always so',
  shortcut: { keys: ['X'], help: 'Abilities that wait: remember the order that you choose, for this game', once: true },
  title: () => 'The order that you choose is remembered for this game; “Help” lists what is remembered',
  isAvailable: ({ orders }) => orders.isAsked && orders.canRemember,
  run: ({ orders }) => orders.toggleAlways(),
};
