// What has to hold for all cards together: identity, printings, tests of their own, and how rarely the valves are used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDefined } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { cards, printings } from './index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const testsIn = (text = ''): number => text.match(/^ {2}it(?:\.each)?\(/gm)?.length ?? 0;

/** How many tests stand in the `describe` of each card. */
function testsByCard(): ReadonlyMap<string, number> {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const counts = new Map<string, number>();
  for (const file of files) {
    const text = readFileSync(join(here, file), 'utf8');
    for (const group of text.split(/^describe\('/m).slice(1)) {
      const card = group.slice(0, group.indexOf("'"));
      // Cards that differ in a number only share their tests: `describe('master-of-1', () => master(1, …))`.
      const shared = /^[^']+', \(\) => (\w+)\(/.exec(group)?.[1];
      const tests =
        shared === undefined ? testsIn(group) : testsIn(text.split(`function ${shared}(`)[1]?.split(/^}/m)[0]);
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

  it('have tests of their own', () => {
    const tests = testsByCard();
    const numbers = cards.map((card) => tests.get(card.id) ?? 0);
    const all = numbers.reduce((sum, n) => sum + n, 0);
    console.info(`${cards.length} cards, ${all} tests of theirs, each at least ${Math.min(...numbers)}`);
    expect(cards.filter((card) => (tests.get(card.id) ?? 0) === 0).map((card) => card.id)).toEqual([]);
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
