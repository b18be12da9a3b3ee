// The keyboard at the table: arrows move the focus, other keys are looked up in the map.
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect } from 'react';
import { table } from '../../client/client.ts';
import type { CardKey } from '../../wire/key.ts';
import { focusForQuestion, usedKeyboard } from './focus.ts';
import type { Command } from './keyboard.ts';
import { commandOf } from './keyboard.ts';
import type { Selection } from './useSelection.ts';
import { focusStop, setTabStops, stopToward } from './zones.ts';

/** The card that a key means: the one that has the focus, else the one that is selected. */
const keyInFocus = (selection: Selection): CardKey | null =>
  document.activeElement?.closest('[data-key]')?.getAttribute('data-key') ?? selection.held?.key ?? null;

function obey(command: Command, root: HTMLElement, selection: Selection, mute: () => void): void {
  const { inspected, open, play } = selection;
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
      table.undo();
      break;
    case 'next':
      table.next();
      break;
    case 'skip':
      table.skip();
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
      if (inspected !== null) open({ is: 'read', card: inspected });
      break;
    case 'rule':
      selection.explainThis();
      break;
    case 'mute':
      mute();
      break;
    case 'back':
      selection.letGo();
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
 * @param mute switches sounds off, or on again
 */
export function useKeys(
  ref: RefObject<HTMLElement | null>,
  selection: Selection,
  characters: boolean,
  mute: () => void,
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
      obey(command, root, selection, mute);
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
