import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noProgress, readProgress, saveProgress } from './savedProgress.ts';

const kept = new Map<string, string>();

describe('what is kept of the guided game', () => {
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is nothing at first', () => {
    expect(readProgress()).toEqual(noProgress);
  });

  it('is read back, and changed part by part', () => {
    saveProgress({ query: '?seed=3', seen: ['welcome'], answers: [1, 0] });
    saveProgress({ hidden: true });
    expect(readProgress()).toEqual({ query: '?seed=3', seen: ['welcome'], hidden: true, answers: [1, 0] });
  });

  it.each(['no JSON', '7', 'null', '[]', '{"seen":5,"answers":"x","hidden":"yes","query":1}'])(
    'is nothing where something else wrote there: %s',
    (text) => {
      kept.set('vaultsong.guide', text);
      expect(readProgress()).toEqual(noProgress);
    },
  );

  it('leaves out what no hint or answer can be', () => {
    kept.set('vaultsong.guide', '{"seen":["welcome",3],"answers":[1,"2",null,1.5,0]}');
    expect(readProgress()).toMatchObject({ seen: ['welcome'], answers: [1, 0] });
  });

  it('is nothing without storage, and keeping does no harm', () => {
    vi.unstubAllGlobals();
    saveProgress({ hidden: true });
    expect(readProgress()).toEqual(noProgress);
  });
});
