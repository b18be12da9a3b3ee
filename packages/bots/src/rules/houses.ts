// Which house to call: the one with the most to do, in hand and on the table.
import type { House, InPlayView, Option, PlayerView } from '@vaultsong/engine';
import { worthOfBattle } from './battle.ts';
import { worthOfPlaying, worthOfUsing } from './playing.ts';
import type { Table } from './table.ts';
import { isUsedIn } from './table.ts';

/** Having the choice is worth something by itself: each card used is one that makes room for another. */
const perCard = 0.7;
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
  const each = table.race === null ? perCard : perCardInRace;
  const playable = mine.hand.flatMap((card) =>
    card.known && card.house === house ? [each + Math.max(0, worthOfPlaying(table, card))] : [],
  );
  return [...playable, ...usesOf(table, mine, house)].reduce((sum, worth) => sum + worth, 0);
}

/** Cards in play are ready again by the next turn of their player, so only whether that house can use them counts; an automaton exhausts some. */
function usesOf(table: Table, mine: PlayerView, house: House): readonly number[] {
  const worthOf = (card: InPlayView): number => (card.stunned ? perFreed : Math.max(0, worthOfUsing(table, card)));
  const artifacts = mine.artifacts.filter((card) => isUsedIn(card, house)).map(worthOf);
  const line = mine.line.filter((card) => isUsedIn(card, house));
  if (table.race === null) return [...line.map(worthOf), ...artifacts];
  return [
    ...artifacts,
    ...line.filter((card) => card.stunned).map(() => perFreed),
    worthOfBattle(table, table.race, house),
  ];
}

/** The house of which the opponents have most on the table, for effects that name one. */
export function chooseHouseAgainst(table: Table, options: readonly Option[], wanted: 'most' | 'least'): number {
  const sign = wanted === 'most' ? 1 : -1;
  const enemies = table.view.players.filter((player) => player.team !== table.view.players[table.me]?.team);
  return best(options, (house) => {
    const cards = enemies
      .flatMap((player) => [...player.line, ...player.artifacts])
      .filter((card) => card.house === house);
    return sign * cards.length;
  });
}

function best(options: readonly Option[], worth: (house: House) => number): number {
  const worths = options.map((option) =>
    option.pick === 'house' && option.house !== null ? worth(option.house) : -1000,
  );
  return worths.indexOf(Math.max(...worths));
}
