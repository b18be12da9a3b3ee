import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { keywordsOf } from '../../testing/seen.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('wild-grumpus', () => {
  it('has skirmish on a flank and taunt elsewhere, and hazardous 3 always', () => {
    const keywords = (...line: readonly string[]) =>
      keywordsOf(table({ me: { house: 'brobnar', line } }), 'wild-grumpus');
    expect(keywords('wild-grumpus')).toEqual({ hazardous: 3, skirmish: 1 });
    expect(keywords('rowdy-skald', 'wild-grumpus')).toEqual({ hazardous: 3, skirmish: 1 });
    expect(keywords('rowdy-skald', 'wild-grumpus', 'bumpsy')).toEqual({ hazardous: 3, taunt: 1 });
  });

  it('loses skirmish when it stands in the middle', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['rowdy-skald'], line: ['bumpsy', 'wild-grumpus'] },
      foe: { line: ['steward-su-uzyane'] },
    });
    t.me.play('rowdy-skald').fight('wild-grumpus', 'steward-su-uzyane');
    t.expect({
      me: { line: ['bumpsy', { ...used('wild-grumpus'), damage: 2 }, used('rowdy-skald')] },
      foe: { line: [] },
    });
  });
});
