// What has to hold for all cards together: identity, printings, tests of their own, and how rarely the valves are used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDefined } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { cards, printings } from './index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** How many tests stand in the `describe` of each card. */
function testsByCard(): ReadonlyMap<string, number> {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const counts = new Map<string, number>();
  for (const file of files) {
    const groups = readFileSync(join(here, file), 'utf8').split(/^describe\('/m);
    for (const group of groups.slice(1)) {
      const card = group.slice(0, group.indexOf("'"));
      const tests = group.match(/^ {2}it(?:\.each)?\(/gm)?.length ?? 0;
      counts.set(card, (counts.get(card) ?? 0) + tests);
    }
  }
  return counts;
}

/** Whether a definition uses one of the two valves of the language: a predicate or a verb of its own. */
function usesValve(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if ('kind' in tree && tree.kind === 'special') return true;
  if ('where' in tree) return true;
  return Object.values(tree).some(usesValve);
}

describe('all cards', () => {
  it('are each under an id of their own, known to the engine', () => {
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

  it('have tests of their own', () => {
    const tests = testsByCard();
    expect(cards.filter((card) => (tests.get(card.id) ?? 0) === 0).map((card) => card.id)).toEqual([]);
  });

  it('never use a valve of the language', () => {
    expect(cards.filter((card) => usesValve(card.abilities)).map((card) => card.id)).toEqual([]);
  });
});

describe('printings', () => {
  it('are of cards that exist, and every card was printed in Call of the Archons', () => {
    const known = new Set(cards.map((card) => card.id));
    const printed = new Set(printings.filter((p) => p.set === 'cota').map((p) => p.card));
    expect([...known].filter((card) => !printed.has(card))).toEqual([]);
    expect(printings.filter((printing) => !printed.has(printing.card))).toEqual([]);
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
