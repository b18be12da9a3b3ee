import { describe, expect, it } from 'vitest';
import type { Press } from './keyboard.ts';
import { commandOf, shortcuts } from './keyboard.ts';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('the keyboard map', () => {
  it.each([
    ['r', 'reap'],
    ['f', 'fight'],
    ['a', 'action'],
    ['p', 'play'],
    ['d', 'discard'],
  ])('%s asks for the verb %s', (key, verb) => {
    const command = commandOf(press(key), true);
    expect(command).toMatchObject({ do: 'verb' });
    expect(command?.do === 'verb' ? command.verbs[0] : null).toBe(verb);
  });

  it.each([
    ['E', 'end'],
    ['u', 'undo'],
    ['h', 'hint'],
    ['l', 'log'],
    ['w', 'rule'],
    ['?', 'help'],
    ['Escape', 'back'],
    [' ', 'skip'],
  ])('%s asks to %s', (key, what) => {
    expect(commandOf(press(key), true)).toEqual({ do: what });
  });

  it('presses buttons by number, counted from 1', () => {
    expect(commandOf(press('1'), true)).toEqual({ do: 'press', button: 0 });
    expect(commandOf(press('9'), true)).toEqual({ do: 'press', button: 8 });
    expect(commandOf(press('0'), true)).toBeNull();
  });

  it('leaves letters and numbers alone where they are switched off, but not the other keys', () => {
    expect(commandOf(press('r'), false)).toBeNull();
    expect(commandOf(press('1'), false)).toBeNull();
    expect(commandOf(press('Escape'), false)).toEqual({ do: 'back' });
    expect(commandOf(press('z', { ctrlKey: true }), false)).toEqual({ do: 'undo' });
  });

  it('leaves the shortcuts of the browser alone', () => {
    expect(commandOf(press('r', { ctrlKey: true }), true)).toBeNull();
    expect(commandOf(press('d', { metaKey: true }), true)).toBeNull();
    expect(commandOf(press('Tab'), true)).toBeNull();
  });

  it('gives no key two meanings', () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
