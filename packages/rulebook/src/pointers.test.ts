import { houses, keywords } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import type { Pointer } from './index.ts';
import {
  editionWith,
  entryOf,
  findEntry,
  isIn,
  pointerOfHouse,
  pointerOfKeyword,
  pointerOfReason,
  rulebookEditions,
} from './index.ts';
import { everyPointer } from './pointers.ts';

const all: readonly Pointer[] = everyPointer;

describe('pointers', () => {
  it('lead to entries, whose titles they have', () => {
    expect(all.length).toBeGreaterThan(80);
    expect(all.filter(({ id, title }) => findEntry(id)?.title !== title)).toEqual([]);
  });

  it('lead to what every edition has, but for terms that only cards of later sets have', () => {
    const partial = all.filter(({ id }) => !rulebookEditions.every((edition) => isIn(entryOf(id), edition)));
    expect([...new Set(partial.map(({ id }) => id))].sort()).toEqual([
      'alpha',
      'deploy',
      'enrage',
      'entrench',
      'fate',
      'flip',
      'gigantic-creatures',
      'house-icons',
      'invulnerable',
      'naming',
      'omega',
      'other-counters',
      'prophecy',
      'tide',
      'token-creatures',
      'treachery',
      'versatile',
      'ward',
    ]);
  });

  it('explain every keyword', () => {
    expect(keywords.filter((keyword) => !pointerOfKeyword(keyword).id.startsWith(keyword.split('-')[0] ?? ''))).toEqual(
      [],
    );
    expect(pointerOfKeyword('taunt')).toEqual({ id: 'taunt', title: 'Taunt' });
  });

  it('tell of every house', () => {
    expect(houses.filter((house) => pointerOfHouse(house).id !== `house-${house}`)).toEqual([]);
    expect(pointerOfHouse('logos')).toEqual({ id: 'house-logos', title: 'Logos' });
  });

  it('explain what a card does to a move by what it means, not by the card', () => {
    const by = { id: 1, life: 0, name: 'some-card' };
    expect(pointerOfReason({ rule: 'toll', by }).id).toBe('pay');
    expect(pointerOfReason({ rule: 'must-fight', by }).id).toBe('enrage');
    expect(pointerOfReason({ rule: 'rule-of-six' }).id).toBe('rule-of-six');
  });
});

describe('the edition to read an entry in', () => {
  it('is the one that is asked for, or else the first that has it', () => {
    expect(editionWith(entryOf('taunt'), 'cota-1.0')).toBe('cota-1.0');
    expect(editionWith(entryOf('enrage'), 'cota-1.0')).toBe('master-16');
    expect(editionWith(entryOf('enrage'), 'manual')).toBe('manual');
    expect(editionWith(entryOf('alpha'), 'cota-1.0')).toBe('cota-1.3');
  });
});
