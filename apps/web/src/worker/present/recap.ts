// One line on the turn that the machine or an automaton just made, for those who looked away. The log has all of it.

import { houseTitles } from '@vaultsong/art';
import type { CardName, GameEvent, Seat } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';

/** Whose turns are told, and against whom. */
export interface RecapScope {
  readonly seat: Seat;
  readonly name: string;
  readonly foes: readonly Seat[];
}

/** More cards than these are counted rather than named. */
const mostNamed = 3;

const counted = (says: string, n: number): string[] => (n === 0 ? [] : [`${says} ${n}`]);

/** "lost Troll, 2× Dust Imp". */
const named = (says: string, titles: readonly string[]): string[] => {
  if (titles.length === 0) return [];
  if (titles.length > mostNamed) return [`${says} ${titles.length} cards`];
  const times = (title: string): number => titles.filter((other) => other === title).length;
  const each = [...new Set(titles)].map((title) => (times(title) === 1 ? title : `${times(title)}× ${title}`));
  return [`${says} ${each.join(', ')}`];
};

/** "forged the red key"; its color where a card of the game speaks of colors. */
function keysForged(events: readonly GameEvent[], seat: Seat): string[] {
  const forged = events.filter((event) => event.type === 'forge').filter(({ player }) => player === seat);
  return forged.length > 1
    ? [`forged ${forged.length} keys${forged[0]?.tells ? ` (${forged.map(({ color }) => color).join(', ')})` : ''}`]
    : forged.map(({ color, tells }) => (tells ? `forged the ${color} key` : 'forged a key'));
}

/** "unforged your red key": what became of the keys of the others meanwhile, whoever did it. */
const keysUnforged = (events: readonly GameEvent[], foes: readonly Seat[]): string[] =>
  events
    .filter((event) => event.type === 'unforge')
    .filter(({ player }) => foes.includes(player))
    .map(({ color, tells }) => `unforged ${foes.length === 1 ? 'your' : 'the team’s'} ${tells ? `${color} ` : ''}key`);

/** What it gained and lost in its pool, besides what it stole, what it paid for keys, and what a card took instead. */
function poolChange(events: readonly GameEvent[], seat: Seat): string[] {
  const change = events.reduce((sum, event) => {
    if (event.type === 'gain' && event.player === seat && !event.redirected) return sum + event.amount;
    if (event.type === 'lose' && event.player === seat) return sum - event.amount;
    return sum;
  }, 0);
  return change === 0 ? [] : [`${change > 0 ? '+' : '−'}${Math.abs(change)} æmber`];
}

/** "fulfilled your Overreach (Rage Reset)": prophecies of the others that came true, with what lay beneath. */
const fulfilled = (
  events: readonly GameEvent[],
  foes: readonly Seat[],
  titleOf: (name: CardName) => string,
): string[] =>
  events.flatMap((event) =>
    event.type === 'fulfill' && foes.includes(event.player)
      ? [`fulfilled ${foes.length === 1 ? 'your ' : ''}${titleOf(event.card.name)} (${titleOf(event.other.name)})`]
      : [],
  );

const isActivation = (event: GameEvent): event is Extract<GameEvent, { type: 'beside' }> =>
  event.type === 'beside' && definition(event.card.name).type === 'prophecy';

/**
 * Tells a turn.
 * @param events all of that turn, as those who read it may know them
 * @param titleOf the printed name of a card
 */
export function sayRecap(
  events: readonly GameEvent[],
  { seat, name, foes }: RecapScope,
  titleOf: (name: CardName) => string,
): string {
  const sum = (amount: (event: GameEvent) => number): number =>
    events.reduce((total, event) => total + amount(event), 0);
  const count = (is: (event: GameEvent) => boolean): number => events.filter(is).length;
  const uses = (...how: readonly string[]): number =>
    count((event) => event.type === 'use' && event.player === seat && how.includes(event.how));
  const gone = (from: readonly Seat[]): string[] =>
    events.flatMap((event) =>
      event.type === 'leave' && from.includes(event.was.controller) && event.was.host === null
        ? [titleOf(event.was.name)]
        : [],
    );
  const taken = events.flatMap((event) =>
    event.type === 'control' && event.player === seat ? [titleOf(event.card.name)] : [],
  );
  const activated = events.flatMap((event) =>
    isActivation(event) && event.player === seat ? [titleOf(event.card.name)] : [],
  );
  const house = events.find((event) => event.type === 'houseChosen')?.house ?? null;
  const advanced = events.some((event) => event.type === 'advance');
  const did = [
    ...(advanced ? ['advanced'] : []),
    ...keysForged(events, seat),
    ...keysUnforged(events, foes),
    ...poolChange(events, seat),
    ...counted(
      'stole',
      sum((event) => (event.type === 'steal' && event.player === seat ? event.amount : 0)),
    ),
    ...counted(
      'captured',
      sum((event) => (event.type === 'capture' && foes.includes(event.from) ? event.amount : 0)),
    ),
    ...counted(
      'played',
      count((event) => event.type === 'playBegan' && event.player === seat),
    ),
    ...counted('reaped', uses('reap')),
    ...counted('fought', uses('fight')),
    ...counted('used', uses('action', 'omni')),
    ...fulfilled(events, foes, titleOf),
    ...named('activated', activated),
    ...named('took', taken),
    ...named('lost', gone([seat])),
    ...named(foes.length === 1 ? 'you lost' : 'the team lost', gone(foes)),
  ];
  return `${name}${house === null ? '' : ` (${houseTitles[house]})`}: ${did.length === 0 ? 'did nothing' : did.join(' · ')}`;
}

/** Follows a game, and keeps the last turn of one seat until a human has moved. */
export class Recap {
  readonly #told: RecapScope;
  #turn: GameEvent[] = [];
  /** Prophecies of that seat that came true in the turn of another. */
  #fates: Extract<GameEvent, { type: 'fulfill' }>[] = [];
  /** That turn goes on. */
  #during = false;

  constructor(told: RecapScope) {
    this.#told = told;
  }

  /** @param events in the order in which they happened, as those who read it may know them */
  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'turnBegan') {
        this.#during = event.player === this.#told.seat;
        if (this.#during) this.#turn = [];
      }
      if (this.#during) this.#turn.push(event);
      else if (event.type === 'fulfill' && event.player === this.#told.seat) this.#fates.push(event);
    }
  }

  /** A human moved: it is news no longer. */
  forget(): void {
    this.#turn = [];
    this.#fates = [];
  }

  /**
   * The line to show; null while there is no news.
   * @param fateOf what a card does beneath a prophecy, line by line
   */
  say(titleOf: (name: CardName) => string, fateOf: (name: CardName) => readonly string[]): string | null {
    if (this.#during) return null;
    const turn = this.#turn.length === 0 ? [] : [sayRecap(this.#turn, this.#told, titleOf)];
    const fates = this.#fates.map(({ card, other }) =>
      [
        `${this.#told.name}: ${titleOf(card.name)} is fulfilled, with ${titleOf(other.name)} beneath it.`,
        ...fateOf(other.name),
      ].join(' '),
    );
    return turn.length + fates.length === 0 ? null : [...turn, ...fates].join(' · ');
  }
}
