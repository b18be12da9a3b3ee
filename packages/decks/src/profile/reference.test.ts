// The distributions that decks are compared with: those of the real decks that come with the program. Kept as data;
// write them anew with `npx vitest run --project decks src/profile/reference.test.ts -u` when a figure, a card or the
// bundled decks changed.
import { expect, test } from 'vitest';
import { referenceDecks } from '../bundled/bundled.ts';
import type { Distribution } from './distribution.ts';
import { scores } from './figure.ts';
import { profileOf } from './profile.ts';

const figures = referenceDecks.map(({ deck }) => profileOf(deck).figures);

function distributionOf(values: readonly number[]): Distribution {
  const distinct = [...new Set(values)].sort((x, y) => x - y);
  return distinct.map((value) => [value, values.filter((other) => other === value).length]);
}

test('reference.ts holds how often each figure has which value among the bundled decks', async () => {
  const lines = scores.map((score) => {
    const pairs = distributionOf(figures.map((figure) => figure[score]));
    const key = score.includes('-') ? `'${score}'` : score;
    return `  ${key}: [${pairs.map(([value, decks]) => `[${value}, ${decks}]`).join(', ')}],`;
  });
  const module = [
    '// biome-ignore-all format: one figure a line',
    `// How many of the ${referenceDecks.length} decks that come with the program have which value of a figure. Not written by hand: see`,
    '// reference.test.ts.',
    "import type { Distribution } from './distribution.ts';",
    "import type { Score } from './figure.ts';",
    '',
    'export const reference: Readonly<Record<Score, Distribution>> = {',
    ...lines,
    '};',
    '',
  ];
  await expect(module.join('\n')).toMatchFileSnapshot('./reference.ts');
});
