import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { keywordsOf } from '../../testing/seen.ts';

describe('sir-lorcas', () => {
  it.each([
    { keys: [], keywords: {} },
    { keys: ['red'], keywords: { skirmish: 1 } },
    { keys: ['yellow'], keywords: { elusive: 1 } },
    { keys: ['blue'], keywords: { taunt: 1 } },
    { keys: ['blue', 'red'], keywords: { skirmish: 1, taunt: 1 } },
  ] as const)('has with the keys $keys what they give', ({ keys, keywords }) => {
    const t = table({ me: { house: 'skyborn', keys, line: ['sir-lorcas'] }, foe: { keys: ['red', 'blue'] } });
    expect(keywordsOf(t, 'sir-lorcas')).toEqual(keywords);
  });
});
