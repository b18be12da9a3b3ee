import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { keywordsOf } from '../../testing/seen.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('incite-violence', () => {
  it('gives friendly creatures splash-attack 1 for the turn', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses: ['brobnar', 'dis', 'logos'],
        hand: ['incite-violence'],
        line: ['troll', 'bumpsy'],
      },
      foe: { houses: ['logos', 'dis', 'shadows'], line: ['splinter', 'kelpminder', 'splinter', 'splinter'] },
    });
    t.me.play('incite-violence').fight('troll', 'kelpminder');
    t.expect({
      me: { line: [{ ...used('troll'), damage: 5 }, 'bumpsy'] },
      foe: { line: ['splinter'] },
    });
    expect(keywordsOf(t, 'bumpsy')).toEqual({ 'splash-attack': 1 });
    expect(keywordsOf(t, 'splinter')).toEqual({});
    t.me.end();
    expect(keywordsOf(t, 'bumpsy')).toEqual({});
  });

  it('is added to the splash-attack that a creature has', () => {
    const t = table({ me: { house: 'brobnar', hand: ['incite-violence'], line: ['crogg-the-clumsy'] } });
    t.me.play('incite-violence');
    expect(keywordsOf(t, 'crogg-the-clumsy')).toEqual({ 'splash-attack': 3 });
  });
});
