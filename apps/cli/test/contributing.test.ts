// The examples of CONTRIBUTING.md are excerpts: of a card that is played, and of tests that run.
import { describe, expect, test } from 'vitest';
import { blocksIn, textOf } from './docsBlocks.ts';

const trimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

describe('CONTRIBUTING.md', () => {
  test('adds Brammo as it was added', () => {
    const [house = '', listed = '', tested = ''] = [
      ...textOf('CONTRIBUTING.md').matchAll(/^ {3}```ts\n(.*?)^ {3}```/gms),
    ].map(([, block = '']) => trimmed(block));
    const [entry = ''] = /^brammo: .*$/m.exec(house) ?? [];
    expect([entry, listed, tested]).not.toContain('');
    expect(trimmed(textOf('packages/cards/src/aoa/brobnar.ts'))).toContain(`\n${entry}\n`);
    expect(textOf('packages/cards/src/houses.ts')).toContain(listed);
    expect(trimmed(textOf('packages/cards/src/aoa/brobnar/brammo.test.ts'))).toContain(
      // Others follow before the end.
      tested.replace(/\}\);\n$/, ''),
    );
  });

  const [, section = ''] = textOf('CONTRIBUTING.md').split('### Cards of the sets to come');
  const [own = ''] = section.split('\n## ');
  const tests = [...own.matchAll(/\]\(([^)]+\.test\.ts)\)/g)].map(([, path = '']) => trimmed(textOf(path)));
  const excerpts = blocksIn('CONTRIBUTING.md').filter(({ kind, text }) => kind === 'ts' && own.includes(text));

  test('has excerpts of tests, and names the files in which they stand', () => {
    expect(tests).toHaveLength(2);
    expect(excerpts.length).toBeGreaterThan(4);
  });

  test.each(excerpts.map(({ text }) => [text] as const))('shows what stands in one of them:\n%s', (text) => {
    expect(tests.filter((one) => one.includes(trimmed(text)))).toHaveLength(1);
  });
});
