// Habits of a bot with each card: how often it had the chance to play or use it and took it, and how often an action that it
// played changed nothing. It does not understand a card that it never plays, never uses or always wastes.
import { setImmediate } from 'node:timers/promises';
import type { BotName } from '@vaultsong/bots';
import { botNamed, seedFor } from '@vaultsong/bots';
import type { Ask, CardName, CardVerb, DeckList, EditionName, GameEvent, Option, Ref } from '@vaultsong/engine';
import { definition, sameRef } from '@vaultsong/engine';
import type { Pair } from '@vaultsong/match';
import type { GameWatch } from './game.ts';
import { playGame } from './game.ts';

export interface HabitsPlan {
  /** Each pair plays one game; the first and the second of a pair take turns at going first. */
  readonly pairs: Iterable<Pair<DeckList>>;
  /** Who plays all decks. */
  readonly bot: BotName;
  /** Any safe integer. */
  readonly seed: number;
  readonly edition: EditionName;
}

/** A thing that can be done with a card, or a "may" that it asks. */
export type Chance = CardVerb | 'may';

/** Turns, one for each copy of the card: in which the bot could do it, and in which it did. */
export interface Taken {
  readonly offered: number;
  readonly taken: number;
}

export interface Habit {
  readonly card: CardName;
  /** What it never had the chance to is not there. */
  readonly chances: { readonly [C in Chance]?: Taken };
  /** Times that its effect as an action was to be resolved, and those of them in which nothing happened but its bonus icons. */
  readonly actions: number;
  readonly withoutEffect: number;
}

export interface Habits {
  readonly plan: HabitsPlan;
  readonly games: number;
  /** Games without a winner. */
  readonly unfinished: number;
  /** By name. */
  readonly cards: readonly Habit[];
}

export interface HabitsOptions {
  /** Told after each game how many are done. */
  readonly onProgress?: (done: number) => void;
  /** Ends it with what was played so far. */
  readonly signal?: AbortSignal;
}

/** Plays all games of a plan in the calling thread, and watches what is done with each card. */
export async function watchHabits(plan: HabitsPlan, { onProgress, signal }: HabitsOptions = {}): Promise<Habits> {
  const bots = [botNamed(plan.bot), botNamed(plan.bot)];
  const counts = openCounts();
  let games = 0;
  let unfinished = 0;
  for (const decks of plan.pairs) {
    // Lets signals through between two games.
    await setImmediate();
    if (signal?.aborted) break;
    const setup = { decks, seed: seedFor(plan.seed, games), edition: plan.edition, first: games % 2 };
    const { outcome } = playGame(setup, bots, {}, watchGame(counts));
    if (outcome !== 'won') unfinished++;
    games++;
    onProgress?.(games);
  }
  return { plan, games, unfinished, cards: habitsIn(counts) };
}

interface Count {
  readonly chances: Map<Chance, { offered: number; taken: number }>;
  actions: number;
  withoutEffect: number;
}

type Counts = Map<CardName, Count>;

const openCounts = (): Counts => new Map();

function countOf(counts: Counts, card: CardName): Count {
  const known = counts.get(card);
  if (known !== undefined) return known;
  const count: Count = { chances: new Map(), actions: 0, withoutEffect: 0 };
  counts.set(card, count);
  return count;
}

const habitsIn = (counts: Counts): readonly Habit[] =>
  [...counts]
    .map(([card, { chances, actions, withoutEffect }]) => ({
      card,
      chances: Object.fromEntries(chances),
      actions,
      withoutEffect,
    }))
    .sort((one, other) => (one.card < other.card ? -1 : 1));

/** Counts what happens in one game. */
function watchGame(counts: Counts): GameWatch {
  // A chance counts once a turn for each copy.
  const counted = { offered: new Set<string>(), taken: new Set<string>() };
  const count = ({ card, what }: Offered, of: keyof Taken): void => {
    const key = `${card.id} ${what}`;
    if (counted[of].has(key)) return;
    counted[of].add(key);
    const { chances } = countOf(counts, card.name);
    const found = chances.get(what) ?? { offered: 0, taken: 0 };
    found[of]++;
    chances.set(what, found);
  };
  const actions = watchActions(counts);
  return (ask, chosen, events) => {
    ask.options.forEach((option, i) => {
      const offered = offeredIn(ask, option);
      if (offered === null) return;
      count(offered, 'offered');
      if (i === chosen) count(offered, 'taken');
    });
    for (const event of events) {
      if (event.type === 'turnBegan') {
        counted.offered.clear();
        counted.taken.clear();
      }
      actions(event);
    }
  };
}

/** Counts the actions that are played. An action is put on its pile last: where nothing came before that, it did nothing. */
function watchActions(counts: Counts): (event: GameEvent) => void {
  let begun: Ref | null = null;
  return (event) => {
    if (begun !== null && event.type === 'move' && sameRef(event.card, begun))
      countOf(counts, begun.name).withoutEffect++;
    begun = event.type === 'played' && isEffect(event.card.name) ? event.card : null;
    if (begun !== null) countOf(counts, begun.name).actions++;
  };
}

/** Some actions are only their bonus icons. */
function isEffect(card: CardName): boolean {
  const { type, abilities, constants } = definition(card);
  return type === 'action' && abilities.length + constants.length > 0;
}

interface Offered {
  readonly card: Ref;
  readonly what: Chance;
}

/** What an answer does with which card; null where it is about none. */
function offeredIn(ask: Ask, option: Option): Offered | null {
  if (option.pick === 'move' && 'card' in option.move) return { card: option.move.card, what: option.move.do };
  if (ask.kind === 'may' && option.pick === 'yes' && ask.source !== null) return { card: ask.source, what: 'may' };
  return null;
}
