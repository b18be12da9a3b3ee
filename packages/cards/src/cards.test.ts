// What has to hold for all cards together: identity, printings, and how rarely the valves are used.
import { isDefined } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { cards, printings } from './index.ts';

/** Whether a definition uses one of the two valves of the language: a predicate or a verb of its own. */
function usesValve(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if ('kind' in tree && tree.kind === 'special') return true;
  if ('where' in tree) return true;
  return Object.values(tree).some(usesValve);
}

describe('all cards', () => {
  it('are all 370 of Call of the Archons, each under an id of their own, known to the engine', () => {
    expect(cards).toHaveLength(370);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    for (const card of cards) expect(isDefined(card.id), card.id).toBe(true);
  });

  it('have ids made of their names', () => {
    for (const card of cards) {
      const slug = card.name
        .toLowerCase()
        .replace(/’/g, '-')
        .replace(/æ/g, 'ae')
        .replace(/[“”.,!]/g, '')
        .replace(/ /g, '-');
      expect(card.id).toBe(slug);
    }
  });

  it('are creatures with power, or neither have power nor armor', () => {
    for (const card of cards) {
      if (card.type === 'creature') expect(card.power, card.id).toBeGreaterThan(0);
      else expect([card.power, card.armor], card.id).toEqual([0, 0]);
    }
  });

  it('never use a valve of the language', () => {
    const users = cards.filter((card) => usesValve(card.abilities)).map((card) => card.id);
    console.info(`${users.length} of ${cards.length} cards use a valve of the language`);
    expect(users).toEqual([]);
  });
});

describe('printings', () => {
  it('are of cards that exist, and every card was printed in Call of the Archons', () => {
    const known = new Set(cards.map((card) => card.id));
    expect(printings.filter((printing) => !known.has(printing.card))).toEqual([]);
    expect(new Set(printings.filter((p) => p.set === 'cota').map((p) => p.card))).toEqual(known);
  });

  it('have a number that is theirs in their set', () => {
    const places = printings.map((printing) => `${printing.set} ${printing.number}`);
    expect(new Set(places).size).toBe(places.length);
    for (const printing of printings) expect(printing.number).toMatch(/^\d{3}$/);
  });

  it('know the reprints of a card', () => {
    expect(printings.filter((printing) => printing.card === 'urchin')).toEqual([
      { card: 'urchin', set: 'cota', number: '315', rarity: 'common' },
      { card: 'urchin', set: 'mg24', number: '584', rarity: 'common' },
      { card: 'urchin', set: 'pv', number: '252', rarity: 'common' },
    ]);
  });
});
