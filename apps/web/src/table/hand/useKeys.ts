// The keyboard at the table: arrows move the focus, other keys are looked up in the map.
import type { CardKey } from '@vaultsong/foresight';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { GameController } from '../gameController.ts';
import { focusForQuestion, usedKeyboard } from './focus.ts';
import type { Command } from './keyboard.ts';
import { commandOf } from './keyboard.ts';
import type { Selection } from './useSelection.ts';
import { focusStop, setTabStops, stopToward } from './zones.ts';

/** The card that a key means: the one that has the focus, else the one that is selected. */
const keyInFocus = (selection: Selection): CardKey | null =>
  document.activeElement?.closest('[data-key]')?.getAttribute('data-key') ?? selection.held?.key ?? null;

/** Selects the card in focus, if it is not, and goes to its verbs. */
function openMenu(root: HTMLElement, { held }: Selection): void {
  const card = document.activeElement;
  const key = card?.closest('[data-key]')?.getAttribute('data-key') ?? null;
  if (key !== null && key !== held?.key && card instanceof HTMLElement) flushSync(() => card.click());
  root.querySelector<HTMLElement>('.card-menu [role="menuitem"], .prompt .verbs button')?.focus();
}

/** What keys do that is not about cards. */
export interface Means {
  readonly controller: GameController;
  /** Switches sounds off, or on again. */
  readonly mute: () => void;
  /** Asks for a hint; null where none is given. */
  readonly hint: (() => void) | null;
}

function obey(command: Command, root: HTMLElement, selection: Selection, means: Means): void {
  const { reading, open, play } = selection;
  switch (command.do) {
    case 'verb':
      selection.doVerb(keyInFocus(selection), command.verbs);
      break;
    case 'press':
      root.querySelectorAll<HTMLElement>('.prompt button[data-stop]')[command.button]?.click();
      break;
    case 'end':
      selection.end();
      break;
    case 'undo':
      means.controller.undo();
      break;
    case 'next':
      means.controller.next();
      break;
    case 'skip':
      means.controller.skip();
      break;
    case 'log':
      if (play.phone) open({ is: 'log' });
      else root.querySelector<HTMLElement>('.log')?.focus();
      break;
    case 'help':
    case 'new':
      open({ is: command.do });
      break;
    case 'text':
      if (reading !== null) open({ is: 'read', card: reading });
      break;
    case 'rule':
      selection.explainThis();
      break;
    case 'menu':
      openMenu(root, selection);
      break;
    case 'mute':
      means.mute();
      break;
    case 'hint':
      means.hint?.();
      break;
    case 'back':
      selection.back();
      break;
  }
}

/** @returns whether the key was one that moves */
function move(event: KeyboardEvent, root: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!/^(Arrow|Home|End)/.test(event.key) || !(focused instanceof HTMLElement)) return false;
  if (focused.closest('[data-zone]') === null) return false;
  event.preventDefault();
  focusStop(stopToward(focused.closest('dialog') ?? root, focused, event.key));
  return true;
}

/**
 * Listens to the keys while the table is shown, and keeps its tab stops and its focus in order.
 * @param characters whether letters and numbers alone are shortcuts
 */
export function useKeys(
  ref: RefObject<HTMLElement | null>,
  selection: Selection,
  characters: boolean,
  means: Means,
): void {
  const { moment, question } = selection.play.snapshot;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const root = ref.current;
      if (root === null || (event.target instanceof Element && event.target.closest('input, select, textarea'))) return;
      if (move(event, root) || document.querySelector('dialog[open]') !== null) return;
      const command = commandOf(event, characters);
      if (command === null) return;
      // The space bar skips only while the bot moves; else, and on the tools and the guide, it presses the button that has the focus.
      if (command.do === 'skip' && (question !== null || document.activeElement?.closest('.tools, .guide'))) return;
      event.preventDefault();
      // Whoever holds the key down has not thought twice.
      if (command.do === 'end' && event.repeat) return;
      obey(command, root, selection, means);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  // Each zone stays one tab stop, whatever was added to it or left it.
  useLayoutEffect(() => {
    if (ref.current !== null) setTabStops(ref.current);
  });

  useEffect(() => {
    if (question !== null && moment > 0 && usedKeyboard() && ref.current !== null) {
      focusForQuestion(ref.current, question.kind);
    }
  }, [ref, question, moment]);
}
