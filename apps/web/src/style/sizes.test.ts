import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('all words grow with the size of text that the player chose, and those on cards with that of cards', () => {
  const fixed = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8')
        .split('\n')
        .filter((line) => /\bfont(-size)?:.*\dpx/.test(line) && !/var\(--(letters|cards)\)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(fixed).toEqual([]);
});
