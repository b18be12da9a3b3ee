import { describe, expect, it } from 'vitest';
import { everyCard } from '../../test/everyCard.ts';
import { subjectOf } from '../card/subject.ts';

import { drawArt } from './draw.ts';

/** Pictures of a screen full of cards are addresses in its HTML: each has to be small. */
const mostBytes = 6_144;

describe('the pictures of all cards', () => {
  const subjects = everyCard.map(subjectOf);
  const pictures = subjects.map((subject) => drawArt(subject));

  it('are whole, for every one of the 2,737', () => {
    expect(pictures).toHaveLength(2737);
    const broken = subjects.filter((_, i) => /NaN|undefined|Infinity/.test(pictures[i] ?? '')).map(({ name }) => name);
    expect(broken).toEqual([]);
    expect(pictures.every((art) => /^<svg .*<\/svg>$/.test(art))).toBe(true);
  });

  it('are each of their own', () => {
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('are small', () => {
    const large = subjects.flatMap(({ name }, i) => ((pictures[i]?.length ?? 0) > mostBytes ? [name] : []));
    expect(large).toEqual([]);
  });

  it('are the same each time', () => {
    expect(subjects.slice(0, 200).map((subject) => drawArt(subject))).toEqual(pictures.slice(0, 200));
  });

  it('show nothing twice under one id, and refer only to what is there', () => {
    for (const art of pictures) {
      const ids = [...art.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of art.matchAll(/(?:href="|url\()#(\w+)/g)) expect(ids).toContain(id);
    }
  });
});
