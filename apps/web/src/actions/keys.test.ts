import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import type { Press } from './keys.ts';
import { ariaKeys, isPressed, writeKey } from './keys.ts';
import { pressedAction } from './shortcuts.ts';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('a key', () => {
  it.each([
    ['P', press('p')],
    ['P', press('P', { shiftKey: true })],
    ['?', press('?', { shiftKey: true })],
    ['Space', press(' ')],
    ['Escape', press('Escape')],
    ['Mod+Z', press('z', { ctrlKey: true })],
    ['Mod+Z', press('z', { metaKey: true })],
  ])('%s is pressed', (key, pressed) => {
    expect(isPressed(key, pressed)).toBe(true);
  });

  it.each([
    ['R', press('r', { ctrlKey: true })],
    ['D', press('d', { metaKey: true })],
    ['ArrowLeft', press('ArrowLeft', { altKey: true })],
    ['Escape', press('Escape', { shiftKey: true })],
    ['Mod+Z', press('z')],
    ['Mod+Z', press('Z', { ctrlKey: true, shiftKey: true })],
    ['Mod+Z', press('z', { ctrlKey: true, altKey: true })],
  ])('%s leaves a shortcut of the browser or of the system alone', (key, pressed) => {
    expect(isPressed(key, pressed)).toBe(false);
  });

  it('is written for people and for screen readers', () => {
    expect(['U', 'Mod+Z', 'ArrowLeft', 'ContextMenu'].map(writeKey)).toEqual(['U', 'Ctrl+Z', '←', 'Menu']);
    expect(ariaKeys(['U', 'Mod+Z'], true)).toBe('U Control+Z Meta+Z');
  });

  it('is not announced where it does not work', () => {
    expect(ariaKeys(['U', 'Mod+Z'], false)).toBe('Control+Z Meta+Z');
    expect(ariaKeys(['P'], false)).toBeUndefined();
  });
});

describe('a key press', () => {
  const action = (id: string, key: string): Action<null> => ({
    id,
    label: id,
    shortcut: { keys: [key], help: id },
    run: () => undefined,
  });
  const actions = [action('play', 'P'), action('back', 'Escape')];
  const idOf = (pressed: Press, characters: boolean): string | undefined =>
    pressedAction(actions, pressed, characters)?.action.id;

  it('asks for the action with that key', () => {
    expect(idOf(press('p'), true)).toBe('play');
    expect(idOf(press('Escape'), true)).toBe('back');
    expect(idOf(press('x'), true)).toBeUndefined();
  });

  it('of a letter asks for nothing where letters are switched off; other keys go on', () => {
    expect(idOf(press('p'), false)).toBeUndefined();
    expect(idOf(press('Escape'), false)).toBe('back');
  });
});
