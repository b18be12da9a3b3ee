import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';

const said = (id: string, edition: Parameters<typeof explain>[1]): string =>
  explain(id, edition)
    .paragraphs.flat()
    .map(({ text }) => text)
    .join('');

describe('a rule on a sheet', () => {
  it('has the words of the edition of the game, with links', () => {
    expect(said('purge', 'cota-1.0')).toContain('face down');
    expect(said('purge', 'master-16')).toContain('face up');
    expect(explain('alpha', 'manual').edition).toBe('manual');
    expect(explain('deploy', 'master-16').paragraphs[0]).toContainEqual({
      kind: 'link',
      text: 'battleline',
      id: 'battleline',
    });
  });

  it('has those of the first edition that knows the term, where the game plays by one that does not', () => {
    expect(explain('ward', 'cota-1.3')).toMatchObject({ id: 'ward', title: 'Ward', edition: 'master-16' });
  });

  it('has the paragraphs of the setting, which is no rule', () => {
    expect(explain('house-logos', 'manual')).toMatchObject({ title: 'Logos', isSetting: true, edition: 'manual' });
    expect(explain('house-logos', 'manual').paragraphs).toHaveLength(4);
    expect(explain('taunt', 'manual')).toMatchObject({ isSetting: false });
  });

  it('is none without an entry', () => {
    expect(() => explain('tount', 'manual')).toThrow(RangeError);
  });
});
