import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('triumph', () => {
  it('exalts each friendly creature, and forges a key at no cost with 6 of them', () => {
    const line = ['bumpsy', 'mother', 'tocsin', 'troll', 'krump', 'headhunter'] as const;
    const t = table({ me: { house: 'saurian', hand: ['triumph'], line, aember: 1 }, foe: {} });
    t.me.play('triumph');
    t.expect({ me: { keys: 1, aember: 2, line: line.map((id) => ({ id, aember: 1 })) } });
  });

  it('forges nothing with 5', () => {
    const line = ['bumpsy', 'mother', 'tocsin', 'troll', 'krump'] as const;
    const t = table({ me: { house: 'saurian', hand: ['triumph'], line, aember: 7 }, foe: {} });
    t.me.play('triumph');
    t.expect({ me: { keys: 0, aember: 8, line: line.map((id) => ({ id, aember: 1 })) } });
  });

  it('does nothing where there is an enemy creature', () => {
    const line = ['bumpsy', 'mother', 'tocsin', 'troll', 'krump', 'headhunter'] as const;
    const t = table({ me: { house: 'saurian', hand: ['triumph'], line }, foe: { line: ['dust-imp'] } });
    t.me.play('triumph');
    t.expect({ me: { keys: 0, aember: 1, line }, foe: { line: ['dust-imp'] } });
  });
});
