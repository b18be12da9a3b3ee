// Invariants of the facts of all cards, playable or not.
import { describe, expect, it } from 'vitest';
import { drawers } from './catalogue/drawers.ts';
import type { Facts } from './facts.ts';
import { cardSets } from './index.ts';

const all: readonly { readonly id: string; readonly set: string; readonly facts: Facts }[] = drawers.flatMap(
  ({ set, cards }) => Object.entries(cards).map(([id, facts]) => ({ id, set, facts })),
);
const byId = new Map(all.map((card) => [card.id, card.facts]));

const twice = (names: readonly string[]): readonly string[] => names.filter((name, i) => names.indexOf(name) !== i);

/** A name without its accents and marks; an evil twin and the second half of a gigantic creature say what they are. */
const idOf = ({ name, evilTwinOf, half }: Facts): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('’', '-')
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/[ -]+/g, '-')
    .replace(/^-|-$/g, '') +
  (evilTwinOf === undefined ? '' : '-evil-twin') +
  (half === 2 ? '2' : '');

describe('the facts of cards', () => {
  it('have a drawer for each set whose cards are known, the oldest first', () => {
    const known = cardSets.filter(({ houses }) => houses !== null).map(({ id }) => id);
    expect(drawers.map(({ set }) => set)).toEqual(known);
  });

  it('are there once for each card, with the set that it appeared in first', () => {
    expect(twice(all.map(({ id }) => id))).toEqual([]);
    const age = new Map<string, number>(cardSets.map(({ id }, i) => [id, i]));
    const first = ({ printings = {} }: Facts) =>
      Object.keys(printings).toSorted((a, b) => (age.get(a) ?? 0) - (age.get(b) ?? 0))[0];
    expect(all.filter(({ set, facts }) => first(facts) !== set).map(({ id }) => id)).toEqual([]);
    expect(all.filter(({ facts }) => facts.rarity === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('stand under ids made of names', () => {
    expect(all.filter(({ id, facts }) => id !== idOf(facts)).map(({ id }) => id)).toEqual([]);
  });

  it('tell the power of creatures, and of nothing else', () => {
    const isCreature = ({ type }: Facts): boolean => type === 'creature' || type === 'token-creature';
    // Their texts tell their power.
    const withX = ['kaspara', 'mimic-gel', 'picaroon', 'xenos-darkshadow'];
    const without = all.filter(({ facts }) => isCreature(facts) && !((facts.power ?? 0) > 0)).map(({ id }) => id);
    expect(without.toSorted()).toEqual(withX);
    const others = all.filter(({ facts }) => !isCreature(facts));
    expect(others.filter(({ facts }) => facts.power !== undefined || facts.armor !== undefined)).toEqual([]);
  });

  it('give each printing a number of its own in its set; the halves of a gigantic creature share one', () => {
    const places = all
      .filter(({ facts }) => facts.half !== 2)
      .flatMap(({ facts: { printings = {} } }) =>
        Object.entries(printings).map(([set, one]) => `${set} ${typeof one === 'string' ? one : one[0]}`),
      );
    for (const place of places) expect(place).toMatch(/^[a-z0-9]+ [A-Z]{0,3}\d{1,3}[a-z]?$/);
    // Menagerie 2024 was printed with this number on two cards.
    expect(twice(places)).toEqual(['mg24 305']);
    const halves = all.filter(({ facts }) => facts.half === 2);
    for (const { facts } of halves)
      expect(Object.keys(byId.get(facts.otherHalf ?? '')?.printings ?? {})).toEqual(Object.keys(facts.printings ?? {}));
  });

  it('know two halves of each gigantic creature, and whose evil twin a card is', () => {
    for (const { id, facts } of all) {
      const { half, otherHalf, evilTwinOf } = facts;
      if (half !== undefined || otherHalf !== undefined) {
        const other = byId.get(otherHalf ?? '');
        expect([other?.otherHalf, other?.half, other?.name], id).toEqual([id, half === 1 ? 2 : 1, facts.name]);
      }
      if (evilTwinOf !== undefined) expect(byId.get(evilTwinOf)?.name, id).toBe(facts.name);
    }
    expect(all.filter(({ facts }) => facts.half === 1)).toHaveLength(20);
    expect(all.filter(({ facts }) => facts.evilTwinOf !== undefined)).toHaveLength(49);
  });

  it('tell what 147 cards add to others of their deck', () => {
    expect(all.filter(({ facts }) => facts.enhance !== undefined)).toHaveLength(147);
    expect(byId.get('amphora-captura')?.enhance).toEqual(['aember', 'aember', 'damage', 'damage', 'draw', 'draw']);
    expect(byId.get('conrad-fisique')?.enhance).toEqual(['aember', 'power', 'power']);
    expect(byId.get('legate-scipio')?.enhance).toEqual(['saurian', 'saurian']);
  });
});
