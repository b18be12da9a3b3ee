// Choice of a house: the one with the most to do, in hand and on the table.
import type { House, Option, PlayerView } from '@vaultsong/engine';
import { worthOfBattle } from './battle.ts';
import { worthOfChoosing } from './chosen.ts';
import { bestFight } from './fight.ts';
import { isWhole } from './halves.ts';
import { worthOfPlaying, worthOfUsing } from './playing.ts';
import type { Race } from './race.ts';
import type { Table } from './table.ts';
import { isUsedIn } from './table.ts';

/**
 * What a turn of a house brings in the long run, in æmber, fitted to what became of games that went on with each of their
 * houses (docs/bots.md): a card that leaves the hand makes room for another, which counts for more than what it does.
 */
const weights = { play: 1.8, worthOfPlay: 0.35, user: -0.3, use: 1.1, fight: 0.6, artifact: 0.5, lastKey: 20 } as const;

/** An automaton takes so much off the table that only who plays most has something on it. */
const perCardInRace = 1;
/** A stunned creature that is freed. */
const perFreed = 0.5;

/** The index of the house that promises most. */
export function chooseActiveHouse(table: Table, options: readonly Option[]): number {
  return best(options, (house) => promise(table, house));
}

/** What a turn of that house would bring about, in æmber. */
export function promise(table: Table, house: House): number {
  const mine = table.view.players[table.me];
  if (mine === undefined) return 0;
  const chosen = table.seen.powers.length === 0 ? 0 : worthOfChoosing(table, house);
  return (
    chosen + (table.race === null ? promiseOfTurn(table, mine, house) : promiseInRace(table, table.race, mine, house))
  );
}

/** Cards in play are ready again by the next turn of their player, so only whether that house can use them counts. */
function promiseOfTurn(table: Table, mine: PlayerView, house: House): number {
  let sum = 0;
  let gain = 0;
  for (const card of mine.hand) {
    if (!card.known || !card.houses.includes(house) || !isWhole(table, card)) continue;
    const worth = worthOfPlaying(table, card);
    if (worth > 0) sum += weights.play + weights.worthOfPlay * worth;
    gain += card.bonus.filter((icon) => icon === 'aember').length;
  }
  for (const card of mine.line) {
    if (!isUsedIn(card, house) || card.stunned) continue;
    const use = Math.max(0, worthOfUsing(table, card));
    sum += weights.user + weights.use * use + weights.fight * Math.max(0, (bestFight(table, card) ?? 0) - use);
    gain += 1;
  }
  for (const card of mine.artifacts)
    if (isUsedIn(card, house)) sum += weights.artifact * Math.max(0, worthOfUsing(table, card));
  return sum + (paysForLast(mine, gain) ? weights.lastKey : 0);
}

/** Whether so much æmber is what the last key still lacks. */
function paysForLast({ keys, keysToWin = 3, keyCost, aember, spendable }: PlayerView, gain: number): boolean {
  const missing = keyCost - aember - spendable;
  return keys === keysToWin - 1 && missing > 0 && gain >= missing;
}

/** An automaton exhausts some of what could be used. */
function promiseInRace(table: Table, race: Race, mine: PlayerView, house: House): number {
  const worths = [
    ...mine.hand.flatMap((card) =>
      card.known && card.houses.includes(house) && isWhole(table, card)
        ? [perCardInRace + Math.max(0, worthOfPlaying(table, card))]
        : [],
    ),
    ...mine.artifacts
      .filter((card) => isUsedIn(card, house))
      .map((card) => (card.stunned ? perFreed : Math.max(0, worthOfUsing(table, card)))),
    ...mine.line.filter((card) => isUsedIn(card, house) && card.stunned).map(() => perFreed),
    worthOfBattle(table, race, house),
  ];
  return worths.reduce((sum, worth) => sum + worth, 0);
}

/** The house of which the opponents have most on the table, for effects that name one. */
export function chooseHouseAgainst(table: Table, options: readonly Option[], wanted: 'most' | 'least'): number {
  const sign = wanted === 'most' ? 1 : -1;
  const enemies = table.view.players.filter((player) => player.team !== table.view.players[table.me]?.team);
  return best(options, (house) => {
    const cards = enemies
      .flatMap((player) => [...player.line, ...player.artifacts])
      .filter((card) => card.houses.includes(house));
    return sign * cards.length;
  });
}

function best(options: readonly Option[], worth: (house: House) => number): number {
  const worths = options.map((option) =>
    option.pick === 'house' && option.house !== null ? worth(option.house) : -1000,
  );
  return worths.indexOf(Math.max(...worths));
}
