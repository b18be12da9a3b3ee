import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('lady-loreena', () => {
  const line = ['dust-imp', 'tocsin', 'mother', 'lady-loreena', 'urchin', 'silvertooth', 'krump'] as const;

  it('protects by taunt her neighbors and their neighbors, and nobody farther off', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line } });
    expect(targetsOf(t, 'troll')).toEqual(['dust-imp', 'lady-loreena', 'krump']);
  });

  it('does not protect one that has taunt itself', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['champion-anaphiel', 'mother', 'lady-loreena'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['champion-anaphiel', 'lady-loreena']);
  });

  it('lets nobody else’s taunt reach farther', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['dust-imp', 'mother', 'champion-anaphiel', 'tocsin', 'urchin', 'silvertooth', 'lady-loreena'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['dust-imp', 'champion-anaphiel', 'lady-loreena']);
  });

  it('protects nobody from one that ignores taunt', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape'] },
      foe: { line: ['tocsin', 'mother', 'lady-loreena'] },
    });
    expect(targetsOf(t, 'niffle-ape')).toEqual(['tocsin', 'mother', 'lady-loreena']);
  });

  it('protects nobody while her text is blank', () => {
    const t = table({
      me: { house: 'dis', hand: ['shadow-of-dis'], line: ['pit-demon'] },
      foe: { line: ['tocsin', 'mother', 'lady-loreena'] },
    });
    expect(targetsOf(t, 'pit-demon')).toEqual(['lady-loreena']);
    t.me.play('shadow-of-dis');
    expect(targetsOf(t, 'pit-demon')).toEqual(['tocsin', 'mother', 'lady-loreena']);
  });

  it('reaches no farther than taunt once she has lost it', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['niffle-grounds'], line: ['snufflegator'] },
      foe: { line: ['tocsin', 'mother', 'lady-loreena'] },
    });
    t.me.action('niffle-grounds').choose('lady-loreena');
    expect(targetsOf(t, 'snufflegator')).toEqual(['tocsin', 'mother', 'lady-loreena']);
  });
});
