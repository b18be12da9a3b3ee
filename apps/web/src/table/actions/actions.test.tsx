// The promises of the actions at the table: one meaning for a key, a line of the help for each, the same words on buttons.
import { describe, expect, it } from 'vitest';
import type { Action } from '../../actions/action.ts';
import { writeKey } from '../../actions/keys.ts';
import { focusSearch, leafing, walkTiles } from '../../actions/pageActions.ts';
import type { Verb } from '../../wire/question.ts';
import { Tools } from '../Tools.tsx';
import { actionContextOf, playOf, shown } from '../testing/shown.tsx';
import { actionDoing, cardActions } from './cardActions.ts';
import { back, endTurn, hint, next, skip, undo } from './gameActions.ts';
import { Hasten } from './Hasten.tsx';
import { keyGroups } from './keyGroups.ts';
import { cardMenuActions, wordListActions } from './listActions.ts';
import { TableButton } from './TableButton.tsx';
import type { TableAction } from './tableAction.ts';
import { tableActions } from './tableActions.ts';
import { newGame, showHelp, showMenu } from './viewActions.ts';

const keyed = tableActions.flatMap(({ id, shortcut }) => (shortcut === undefined ? [] : [{ id, ...shortcut }]));
const lines = keyGroups(actionContextOf(playOf())).flatMap((group) => group.lines);

describe('the keys of the table', () => {
  it('have one meaning each', () => {
    const keys = keyed.flatMap((shortcut) => shortcut.keys);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it.each(keyed.map(({ id, ...shortcut }) => [id, shortcut] as const))('of %s stand in the help', (_, shortcut) => {
    const line = lines.find(({ help }) => help === shortcut.help);
    expect(line?.written).toBe(shortcut.written ?? shortcut.keys.map(writeKey).join(', '));
  });

  it('stand there in one line each, with another text', () => {
    expect(new Set(lines.map(({ help }) => help)).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(keyed.length);
  });

  it('of other pages stand there, too, and mean one thing on a page', () => {
    for (const { shortcut } of [focusSearch, walkTiles, ...leafing] as readonly Action<never>[])
      expect(lines.map(({ help }) => help)).toContain(shortcut?.help);
    const keys = leafing.flatMap(({ shortcut }) => shortcut?.keys ?? []);
    expect(new Set(keys).size).toBe(leafing.length);
  });

  it.each([
    ['the menu of a card', cardMenuActions],
    ['a list of titles', wordListActions],
  ] as readonly (readonly [string, readonly Action<never>[]])[])(
    'within %s stand there, and mean one thing',
    (_, actions) => {
      const shortcuts = actions.flatMap(({ shortcut }) => shortcut ?? []);
      for (const { help } of shortcuts) expect(lines.map((line) => line.help)).toContain(help);
      const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  it('that a table on a server does not obey are not in its help', () => {
    const others = {
      above: null,
      waiting: null,
      over: null,
      looksOn: false,
      tools: null,
      walk: null,
      undo: { title: '', mark: '' },
    };
    const context = actionContextOf(playOf(), { others, hint: { text: '', isGiven: false, ask: () => undefined } });
    const online = keyGroups(context).flatMap((group) => group.lines.map(({ help }) => help));
    expect(online).not.toContain(newGame.shortcut?.help);
    expect(online).not.toContain(hint.shortcut?.help);
    expect(online).toContain(undo.shortcut?.help);
  });

  it.each([
    ['p', 'play'],
    ['r', 'reap'],
    ['f', 'fight'],
    ['a', 'action'],
    ['d', 'discard'],
  ])('%s does the verb %s', (key, verb) => {
    const action = cardActions.find(({ shortcut }) => shortcut.keys.includes(key.toUpperCase()));
    expect(action?.verbs[0]).toBe(verb);
  });
});

describe('the buttons of the table', () => {
  const labelled = ({ label }: TableAction): string => `<span>${label}</span>`;

  it.each([
    ['the tools', <Tools key="" compact={false} />, [undo, hint, newGame, showHelp]],
    ['the tools of a small screen', <Tools key="" compact />, [showMenu, undo]],
    ['the prompt of a player who waits', <Hasten key="" />, [next, skip]],
  ])('in %s have the words and the keys of their actions', (_, part, actions) => {
    const html = shown(part);
    for (const action of actions) expect(html).toContain(labelled(action));
    for (const { shortcut } of actions)
      if (shortcut !== undefined) expect(html).toContain(`aria-keyshortcuts="${shortcut.keys[0]}`);
  });

  it('are disabled while their action cannot be done', () => {
    const nothingDone = { possible: false, reveals: false, begun: null };
    expect(shown(<TableButton action={undo} />, { undo: nothingDone })).toContain('disabled=""');
    expect(shown(<TableButton action={undo} />, { undo: { ...nothingDone, possible: true } })).not.toContain(
      'disabled',
    );
  });

  it('are not there where a table has no such action', () => {
    expect(shown(<TableButton action={{ ...newGame, isOffered: () => false }} />)).toBe('');
  });
});

describe('the key of a verb', () => {
  const verb = (name: Verb['verb'], label: string, answer: number | null): Verb => ({
    verb: name,
    label,
    answer,
    refusal: answer === null ? { reason: 'Not now.', entry: null } : null,
  });

  it('stands only on the verb that it does', () => {
    const [action, omni] = [verb('action', 'Action', 1), verb('omni', 'Omni', 2)];
    expect(actionDoing(action, [action, omni])?.id).toBe('action');
    expect(actionDoing(omni, [action, omni])).toBeNull();
    expect(actionDoing(omni, [verb('action', 'Action', null), omni])?.id).toBe('action');
  });

  it('plays a creature as an upgrade where it cannot be played otherwise', () => {
    const [usual, upgrade] = [verb('play', 'Play', null), verb('play', 'Play as upgrade', 4)];
    expect(actionDoing(upgrade, [usual, upgrade])?.id).toBe('play');
  });

  it('is none for what no key does', () => {
    const use = verb('beside', 'Use', 1);
    expect(actionDoing(use, [use])).toBeNull();
  });
});

describe('Escape', () => {
  const begun = { possible: true, reveals: false, begun: 2 };

  it('cancels the move that was begun, where nothing is selected', () => {
    const undone: (number | undefined)[] = [];
    const play = playOf({ undo: begun });
    const controller = { ...actionContextOf(play).controller, undo: (decisions?: number) => undone.push(decisions) };
    back.run(actionContextOf(play, { controller }), null);
    expect(undone).toEqual([2]);
  });

  it('first lets go of a question that is asked back', () => {
    let isHeld = true;
    const selection = { sure: true, letGo: () => (isHeld = false) };
    back.run(actionContextOf(playOf({ undo: begun }), { selection }), null);
    expect(isHeld).toBe(false);
  });
});

describe('the end of a turn', () => {
  it('is one press, however long its key is held', () => {
    expect(endTurn.shortcut?.once).toBe(true);
  });
});
