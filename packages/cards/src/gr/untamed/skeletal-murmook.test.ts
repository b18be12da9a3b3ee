import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('skeletal-murmook', () => {
  it.each([
    [ten, 7, 0],
    [ten, 8, 1],
    [ten.slice(1), 6, 1],
  ])('a pile of %j lets %i æmber of the opponent forge so many keys: %i', (discard, aember, keys) => {
    const t = table({ me: { house: 'untamed', line: ['skeletal-murmook'], discard, deck: ten }, foe: { aember } });
    t.me.end();
    t.expect({ me: { line: ['skeletal-murmook'] }, foe: { keys } });
  });
});
