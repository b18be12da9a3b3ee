// One line on the turn that the machine just made, for those who looked away. The log has all of it.
import type { CardName, GameEvent, Seat } from '@vaultsong/engine';
import { houseTitles } from '../art/emblems.ts';
import { human, machine } from '../host.ts';

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

/** What the machine gained and lost in its pool, besides what it stole and what it paid for keys. */
function poolChange(events: readonly GameEvent[]): string[] {
  const change = events.reduce((sum, event) => {
    if (event.type === 'gain' && event.player === machine) return sum + event.amount;
    if (event.type === 'lose' && event.player === machine) return sum - event.amount;
    return sum;
  }, 0);
  return change === 0 ? [] : [`${change > 0 ? '+' : '−'}${Math.abs(change)} æmber`];
}

/**
 * Tells a turn of the machine.
 * @param events all of that turn, as the human may know them
 * @param titleOf the printed name of a card
 */
export function sayRecap(events: readonly GameEvent[], titleOf: (name: CardName) => string): string {
  const sum = (amount: (event: GameEvent) => number): number =>
    events.reduce((total, event) => total + amount(event), 0);
  const count = (is: (event: GameEvent) => boolean): number => events.filter(is).length;
  const uses = (...how: readonly string[]): number =>
    count((event) => event.type === 'use' && event.player === machine && how.includes(event.how));
  const gone = (from: Seat): string[] =>
    events.flatMap((event) =>
      event.type === 'leave' && event.was.controller === from && event.was.host === null
        ? [titleOf(event.was.name)]
        : [],
    );
  const taken = events.flatMap((event) =>
    event.type === 'control' && event.player === machine ? [titleOf(event.card.name)] : [],
  );
  const house = events.find((event) => event.type === 'houseChosen')?.house ?? null;
  const forged = count((event) => event.type === 'forge' && event.player === machine);
  const did = [
    ...(forged === 0 ? [] : [forged === 1 ? 'forged a key' : `forged ${forged} keys`]),
    ...poolChange(events),
    ...counted(
      'stole',
      sum((event) => (event.type === 'steal' && event.player === machine ? event.amount : 0)),
    ),
    ...counted(
      'captured',
      sum((event) => (event.type === 'capture' && event.from === human ? event.amount : 0)),
    ),
    ...counted(
      'played',
      count((event) => event.type === 'playBegan' && event.player === machine),
    ),
    ...counted('reaped', uses('reap')),
    ...counted('fought', uses('fight')),
    ...counted('used', uses('action', 'omni')),
    ...named('took', taken),
    ...named('lost', gone(machine)),
    ...named('you lost', gone(human)),
  ];
  return `Bot${house === null ? '' : ` (${houseTitles[house]})`}: ${did.length === 0 ? 'did nothing' : did.join(' · ')}`;
}

/** Follows a game, and keeps the last turn of the machine until the human has moved. */
export class Recap {
  #turn: GameEvent[] = [];
  /** The machine's turn goes on. */
  #during = false;

  /** @param events in the order in which they happened, as the human may know them */
  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'turnBegan') {
        this.#during = event.player === machine;
        if (this.#during) this.#turn = [];
      }
      if (this.#during) this.#turn.push(event);
    }
  }

  /** The human moved: it is news no longer. */
  forget(): void {
    this.#turn = [];
  }

  /** The line to show; null while there is no news. */
  say(titleOf: (name: CardName) => string): string | null {
    return this.#during || this.#turn.length === 0 ? null : sayRecap(this.#turn, titleOf);
  }
}
