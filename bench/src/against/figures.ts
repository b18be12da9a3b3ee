// Figures that two commits are compared by: each a piece of work that is the same for both, by the public API that
// both have. A slice of it takes some tenths of a second.
import { playGame } from '@vaultsong/arena';
import type { BotName } from '@vaultsong/bots';
import { botNamed, decide } from '@vaultsong/bots';
import '@vaultsong/cards';

import { bundledDecks, findBundled, toDeckList } from '@vaultsong/decks';
import type { DeckList, State } from '@vaultsong/engine';
import { answer, answerThrough, clone, deal, imagine, legal, see } from '@vaultsong/engine';

/** The n-th slice of the work. Both commits are given the same numbers. */
export type Slice = (n: number) => void;

const starters = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((slug) => toDeckList(findBundled(slug).deck));

// `referenceDecks`, by what commits of before have too.
const wholeSet = bundledDecks.filter(({ deck }) => deck.set === 'cota').map(({ deck }) => toDeckList(deck));

/** Two other decks for each game, all of them in turn. */
const pairOf = (game: number): readonly DeckList[] =>
  [game, 7 * game + 3].map((at) => wholeSet[at % wholeSet.length] ?? starters[0]!);

function games(bot: BotName, each: number, decksOf: (game: number) => readonly DeckList[]): Slice {
  const bots = [botNamed(bot), botNamed(bot)];
  return (n) => {
    for (let game = n * each; game < (n + 1) * each; game++) {
      const { outcome } = playGame({ decks: decksOf(game), seed: game, first: game % 2, edition: 'master-16' }, bots);
      // What is measured of games that end in an error says nothing.
      if (outcome !== 'won') throw new Error(`Game ${game} of ${bot} ended in ${outcome}`);
    }
  };
}

/** A state of each tenth question of some games, which are played by a generator of its own, so that no bot matters. */
function liveStates(count: number): readonly State[] {
  const states: State[] = [];
  for (let game = 0; states.length < count; game++) {
    const s = deal({ decks: pairOf(game), seed: game, first: 0, edition: 'master-16' });
    let dice = game + 1;
    for (let i = 0; s.winner === null && i < 400; i++) {
      dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
      answer(s, dice % legal(s).length);
      if (i % 10 === 0 && s.ask !== null) states.push(clone(s));
    }
  }
  return states.slice(0, count);
}

function ofStates(rounds: number, work: (s: State) => void): Slice {
  const states = liveStates(200);
  return () => {
    for (let round = 0; round < rounds; round++) for (const s of states) work(s);
  };
}

/** What a search does again and again: a state that might be, played on by the rules bot to the end of the turn. */
function playout(s: State): void {
  if (s.ask === null) return;
  const other = imagine(s, s.ask.player, 7);
  // One decision after another: a bound, because two careful players can stand still.
  for (let i = 0; i < 60 && other.ask !== null && other.turn === s.turn; i++)
    answerThrough(other, decide(botNamed('rules'), other, Math.random));
}

/** Each makes its work when it is asked for. */
export const figures = {
  'random games, starters': () => games('random', 60, () => starters),
  'random games, whole set': () => games('random', 50, pairOf),
  'rules bot, starters': () => games('rules', 12, () => starters),
  'rules bot, whole set': () => games('rules', 10, pairOf),
  clone: () => ofStates(300, (s) => void clone(s)),
  choice: () => ofStates(6, (s) => void decide(botNamed('rules'), s, Math.random)),
  playouts: () => ofStates(1, playout),
  see: () => ofStates(12, (s) => void see(s, 0)),
  imagine: () => ofStates(8, (s) => void imagine(s, 0, 7)),
  json: () => ofStates(8, (s) => void JSON.stringify(s)),
} satisfies Readonly<Record<string, () => Slice>>;

export type Figure = keyof typeof figures;

export const figureNames = Object.keys(figures) as readonly Figure[];
