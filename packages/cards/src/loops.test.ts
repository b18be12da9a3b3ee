// Search for loops that no rule ends: abilities that wait for an event and, without a bound, set off each other again. R: 18.4,
// "Infinite loops": the active player says how often. No card of today's sets makes one, so that no such question is built; a
// new card that makes one fails here.
import { describe, expect, it } from 'vitest';
import { cards } from './index.ts';

/** The events that a step may make, by its kind and, where it runs a program of the rules, by that. */
const makes: Readonly<Record<string, readonly string[]>> = {
  gain: ['gain'],
  lose: ['lose'],
  steal: ['steal'],
  capture: ['capture'],
  damage: ['damage'],
  draw: ['draw'],
  discard: ['discard', 'discard from hand'],
  'discard of a pile': ['discard'],
  ready: ['ready'],
  exhaust: ['exhaust'],
  heal: ['heal'],
  stun: ['stun'],
  ward: ['ward'],
  enrage: ['enrage'],
  exalt: ['placeAember'],
  placeAember: ['placeAember'],
  takeAember: ['takeAember', 'gain'],
  counter: ['counter'],
  bonus: ['bonus', 'gain', 'damage', 'draw', 'discard', 'discard from hand', 'capture'],
  control: ['control'],
  swap: ['swap'],
  shuffle: ['shuffle'],
  reveal: ['reveal'],
};

/**
 * Events of which a turn has an end by themselves: a title is played and used six times at most, a player forges three keys, what
 * is destroyed or leaves is in play no more and comes back only by a play or out of a pile that gets smaller, the tide is
 * raised by such plays, uses and destructions alone, and an upgrade moves only after a use.
 */
const bounded: ReadonlySet<string> = new Set([
  ...['played', 'enter', 'used', 'use', 'reaped', 'fought', 'attack', 'acted', 'attached', 'attach'],
  ...['forge', 'unforge', 'destroy', 'leave', 'tide', 'stepBegan', 'turnBegan', 'turnEnded', 'houseChosen'],
]);

interface Waiting {
  readonly card: string;
  readonly event: string;
  readonly cause: string | undefined;
  readonly sets: ReadonlySet<string>;
}

/** Whether it discards from a deck: then nothing that waits for a card of a hand hears of it. */
const isOfPile = (tree: object): boolean =>
  'kind' in tree &&
  tree.kind === 'discard' &&
  'what' in tree &&
  typeof tree.what === 'object' &&
  tree.what !== null &&
  'top' in tree.what;

function kindsIn(tree: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (tree === null || typeof tree !== 'object') return found;
  if ('kind' in tree && typeof tree.kind === 'string') found.add(isOfPile(tree) ? 'discard of a pile' : tree.kind);
  for (const part of Object.values(tree)) kindsIn(part, found);
  return found;
}

const madeBy = (effect: unknown): ReadonlySet<string> =>
  new Set([...kindsIn(effect)].flatMap((kind) => makes[kind] ?? []));

function waitingIn(card: string, tree: unknown, found: Waiting[]): void {
  if (tree === null || typeof tree !== 'object') return;
  if ('on' in tree && tree.on === 'trigger' && 'when' in tree && 'do' in tree) {
    const { when } = tree;
    // The first time in a turn comes once.
    const isOnce = when !== null && typeof when === 'object' && 'nth' in when;
    if (!isOnce && when !== null && typeof when === 'object' && 'event' in when && typeof when.event === 'string')
      found.push({
        card,
        event: 'from' in when && when.from === 'hand' ? `${when.event} from hand` : when.event,
        cause: 'cause' in when && typeof when.cause === 'string' ? when.cause : undefined,
        sets: madeBy(tree.do),
      });
  }
  for (const part of Object.values(tree)) waitingIn(card, part, found);
}

/** Whether one may set off the other again. Damage and æmber of a bonus icon come of icons only, those of a reap of a reap. */
const setsOff = (one: Waiting, other: Waiting): boolean =>
  one.sets.has(other.event) && (other.cause === undefined || one.sets.has(other.cause));

/** Those that come to themselves again. */
const inCircles = (all: readonly Waiting[]): readonly Waiting[] =>
  all.filter((start) => {
    const seen = new Set<Waiting>();
    const open = all.filter((next) => setsOff(start, next));
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const from = next;
      open.push(...all.filter((other) => setsOff(from, other)));
    }
    return seen.has(start);
  });

describe('loops (18.4, Infinite loops)', () => {
  it('cards that set each other off without a bound of the rules are these, and each of their circles has an end', () => {
    const all: Waiting[] = [];
    for (const card of cards) waitingIn(card.id, card.abilities, all);
    expect(all.length).toBeGreaterThan(100);
    const circles = inCircles(all.filter(({ event }) => !bounded.has(event)));
    expect([...new Set(circles.map(({ card }) => card))].sort()).toEqual(endlessLooking);
  });
});

/**
 * Hard Simpson is damaged, steals, and Molephin deals damage for that: each round takes 1 æmber out of a pool, and damage stays on
 * Hard Simpson until he dies of it. Cosmicrux damages what is readied, for which the Holdfast beside it is readied: one that is
 * ready is readied no more, so that the last Holdfast in a row is the end. Seda the Sleeper may be damaged as she is readied, for
 * which a Holdfast is readied, but nothing of all this readies Seda again.
 */
const endlessLooking: readonly string[] = ['cosmicrux', 'hard-simpson', 'holdfast', 'molephin', 'seda-the-sleeper'];
