import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = { id: 'krump', token: 'savant', exhausted: true };
const me = { house: 'logos', hand: ['practical-methods'], deck: ['krump'], beside: ['savant'] } as const;

describe('practical-methods', () => {
  it('makes a token creature and destroys a friendly and an enemy creature', () => {
    const t = table({ me: { ...me, line: ['troll'] }, foe: { line: ['bumpsy', 'mother'] } });
    t.me.play('practical-methods').flank('left').choose('troll').choose('mother');
    t.expect({
      me: { line: [made], discard: ['practical-methods', 'troll'] },
      foe: { line: ['bumpsy'], discard: ['mother'] },
    });
  });

  it('may destroy the token creature, and must where it is alone', () => {
    const t = table({ me, foe: { line: ['bumpsy'] } });
    t.me.play('practical-methods');
    t.expect({ me: { line: [], discard: ['practical-methods', 'krump'] }, foe: { line: [] } });
  });

  it('destroys on one side where there is no creature on the other', () => {
    const t = table({ me });
    t.me.play('practical-methods');
    t.expect({ me: { line: [], discard: ['practical-methods', 'krump'] } });
    const u = table({ me: { ...me, beside: [] }, foe: { line: ['bumpsy'] } });
    u.me.play('practical-methods');
    u.expect({ me: { line: [] }, foe: { line: [], discard: ['bumpsy'] } });
  });
});
