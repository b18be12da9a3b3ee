// Actions on a card: its verbs, the menu of them, its text.
import type { CardVerb } from '@vaultsong/engine';
import type { CardKey } from '@vaultsong/foresight';
import { flushSync } from 'react-dom';
import type { Verb } from '../../wire/question.ts';
import { verbLabels } from '../../wire/verbLabels.ts';
import { firstOf } from '../hand/firstOf.ts';
import type { Selection } from '../hand/useSelection.ts';
import type { TableAction } from './tableAction.ts';

export interface CardAction extends TableAction {
  readonly shortcut: NonNullable<TableAction['shortcut']>;
  /** It does the first of these that the card can do. */
  readonly verbs: readonly CardVerb[];
}

/** The card that a key means: the one that has the focus, else the one that is selected. */
const keyInFocus = ({ held }: Selection): CardKey | null =>
  document.activeElement?.closest('[data-key]')?.getAttribute('data-key') ?? held?.key ?? null;

const verb = (verbs: readonly [CardVerb, ...CardVerb[]], key: string, help: string): CardAction => ({
  id: verbs[0],
  label: verbLabels[verbs[0]],
  shortcut: { keys: [key], help },
  verbs,
  run: ({ selection }) => selection.doVerb(keyInFocus(selection), verbs),
});

export const play = verb(['play'], 'P', 'Play the card');
export const reap = verb(['reap', 'unstun'], 'R', 'Reap with the creature');
export const fight = verb(['fight', 'unstun'], 'F', 'Fight with the creature');
export const act = verb(['action', 'omni', 'unstun'], 'A', 'Use its Action or Omni ability');
export const discard = verb(['discard'], 'D', 'Discard the card');

export const cardActions = [play, reap, fight, act, discard] as const;

export const readText: TableAction = {
  id: 'text',
  label: 'Text',
  icon: 'text',
  shortcut: { keys: ['T'], help: 'Full text of the card' },
  isAvailable: ({ selection }) => selection.reading !== null,
  run: ({ selection }) => {
    if (selection.reading !== null) selection.open({ type: 'read', card: selection.reading });
  },
};

/** Selects the card in focus, if it is not, and goes to its verbs. */
export const openCardMenu: TableAction = {
  id: 'card-menu',
  label: 'What to do with the card',
  shortcut: { keys: ['.', 'ContextMenu'], help: 'To the menu of the card' },
  run: ({ root, selection }) => {
    const card = document.activeElement;
    const key = card?.closest('[data-key]')?.getAttribute('data-key') ?? null;
    if (key !== null && key !== selection.held?.key && card instanceof HTMLElement) flushSync(() => card.click());
    root.current
      ?.querySelector<HTMLElement>('.card-menu:not([inert]) [role="menuitem"], .prompt .verbs button')
      ?.focus();
  },
};

/** The action whose key does a verb, as long as the card offers these; null where no key does. */
export const actionDoing = (wanted: Verb, offered: readonly Verb[]): CardAction | null =>
  cardActions.find(({ verbs }) => firstOf(verbs, offered) === wanted) ?? null;
