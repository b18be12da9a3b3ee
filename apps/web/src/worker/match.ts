// A match of a human against a bot, or of two humans: the games of a series, one after the other, and what is settled between them.
// Each game is a session of its own, so that nothing is taken back across games. No clock and no messages in here.
import type { Trial } from '@vaultsong/arena/trial';
import { trialGame } from '@vaultsong/arena/trial';
import { callFor, chosenFirst, evenChains, seedFor, trialGames } from '@vaultsong/bots';
import { toDeckList } from '@vaultsong/decks';
import { deal } from '@vaultsong/engine';
import type { Aim } from '@vaultsong/foresight';
import type { Bidding, Call, NextGame, Pair, Series, Side } from '@vaultsong/match';
import {
  callInSeries,
  chooseFirst,
  leastBid,
  mostChains,
  nextStep,
  other,
  outcomeOf,
  reportWinner,
  standing,
  standingBid,
  startSeries,
  whoCalls,
} from '@vaultsong/match';
import type { Automation } from '../wire/automation/automation.ts';
import type { Choice } from '../wire/choice.ts';
import { choiceFrom, formats, isForTwo, queryOf } from '../wire/choice.ts';
import type { BiddingInfo, MatchInfo, NextInMatch } from '../wire/match.ts';
import { human, machine } from '../wire/match.ts';
import type { Activity } from './activity.ts';
import { DeckHistories } from './decks/histories.ts';
import { Shelf } from './decks/shelf.ts';
import { duel } from './duel.ts';
import type { ShelvedDeck } from './present/cards.ts';
import { deckInfoOf, listedDeck } from './present/cards.ts';
import type { MatchMove } from './savedMatch.ts';
import { readSavedMatch } from './savedMatch.ts';
import type { Recorded } from './session/dealt.ts';
import { GameSession } from './session/gameSession.ts';

/** What a match needs from around it. */
export interface MatchDeps {
  readonly shelf: Shelf;
  readonly histories: DeckHistories;
  /** The number that the page knows the next game by. */
  nextNumber(): number;
  /** Plays one quick game of two decks. @returns the deck that won; null for a game without a winner */
  tryOut(trial: Trial, number: number): Side | null;
  /** What is answered in the place of the human, where that is not as usual. */
  automation?(): Automation;
}

/** Surroundings of its own, where nothing is kept. */
function alone(): MatchDeps {
  let number = 0;
  return { shelf: new Shelf(), histories: new DeckHistories(), nextNumber: () => ++number, tryOut: trialGame };
}

/** Games of a series have seeds of their own; a bot's trial games have others still. */
const trialSeed = 1_000;

export class Match implements Activity {
  readonly choice: Choice;
  readonly #seed: number;
  readonly #deps: MatchDeps;
  readonly #decks: Pair<ShelvedDeck>;
  readonly #trial: Trial;
  readonly #ownDecks: readonly string[] | undefined;
  /** Games that were played to value the decks, and those won, by deck. */
  #tried = 0;
  #wins: readonly [number, number] = [0, 0];
  readonly #moves: MatchMove[] = [];
  /** As it was before the game on the table. */
  #series: Series;
  #session: GameSession | null = null;
  /** The end of the game on the table stands in the history of its decks. */
  #counted = false;

  /**
   * Begins a match: deals its first game, or opens the bidding for it.
   * @param seed used where the choice leaves the seed to chance
   * @throws Error when there is no deck of that name
   */
  constructor(choice: Choice, seed: number, deps: MatchDeps = alone()) {
    this.choice = choice;
    this.#seed = choice.seed ?? seed;
    this.#deps = deps;
    this.#decks = [deps.shelf.find(choice.you), deps.shelf.find(choice.foe)];
    this.#ownDecks = deps.shelf.ownTexts([choice.you, choice.foe]);
    const [mine, foes] = this.#decks.map(({ deck }) => toDeckList(deck));
    if (mine === undefined || foes === undefined) throw new Error('A match needs two decks');
    this.#trial = { decks: [mine, foes], edition: choice.edition, seed: seedFor(this.#seed, trialSeed) };
    const first = { me: human, foe: machine, chance: this.#byLot() }[choice.first];
    const { chains, bid } = choice;
    this.#series = startSeries(
      formats[choice.series],
      bid ? { first, opener: seedFor(this.#seed, 0) % 2 === 0 ? human : machine } : { first, chains },
    );
    this.#deal();
  }

  /**
   * A match that was left, where it was left.
   * @param text as `kept` wrote it
   * @returns null when the text is none, of a match of another choice, or of one that by the rules of today cannot be
   */
  static resumed(choice: Choice, text: string, deps: MatchDeps = alone()): Match | null {
    try {
      const found = Match.#dealt(choice, text, deps);
      if (found === null || found.game === null) return found?.match ?? null;
      const { match, game } = found;
      match.#session?.resume(game.answers, game.takeBacks);
      match.#counted = game.counted;
      return match.answers().length < game.answers.length ? null : match;
    } catch {
      // Such a match there cannot be.
      return null;
    }
  }

  /** The game that is or was on the table of a match, to be looked back on; null as for `resumed`, and where there is none. */
  static recorded(choice: Choice, text: string, deps: MatchDeps): Recorded | null {
    const found = Match.#dealt(choice, text, deps);
    const session = found === null ? null : found.match.session;
    return found === null || found.game === null || session === null
      ? null
      : { dealt: session.dealt, answers: found.game.answers };
  }

  /** A match that was left, with the game on its table as it was dealt. @throws Error where there cannot be such a match */
  static #dealt(choice: Choice, text: string, deps: MatchDeps) {
    const kept = readSavedMatch(text);
    if (kept === null || kept.query !== queryOf(choice, '')) return null;
    const match = new Match(choiceFrom(kept.query), kept.seed, deps);
    for (const move of kept.moves) match.#make(move);
    if (kept.game !== null && match.#session === null) match.#deal();
    return { match, game: kept.game };
  }

  /** The match as text, for `resumed`. */
  saved(): string {
    const session = this.#session;
    const game =
      session === null ? null : { answers: session.answers(), takeBacks: session.takeBacks, counted: this.#counted };
    return JSON.stringify({
      query: queryOf(this.choice, ''),
      seed: this.#seed,
      moves: this.#moves,
      game,
      decks: this.#ownDecks,
    });
  }

  /** The game on the table; null while its decks are bid for. */
  get session(): GameSession | null {
    return this.#session;
  }

  answer(option: number, aim: Aim | null = null): void {
    this.#session?.answer(option, aim);
    this.#count();
  }

  moveOfMachine(chosen?: number): void {
    this.#session?.moveOfMachine(chosen);
    this.#count();
  }

  /** Takes back within the game on the table. */
  undo(decisions = 1): void {
    this.#session?.undo(decisions);
    this.#count();
  }

  /** What the rules bot would answer in the human's place; null when the human is not asked. */
  advice(): number | null {
    return this.#session?.advice() ?? null;
  }

  /** The answers in the game on the table, of both players. */
  answers(): readonly number[] {
    return this.#session?.answers() ?? [];
  }

  /** Gives the answers of an earlier session of the same game again. */
  resume(answers: readonly number[]): void {
    this.#session?.resume(answers);
    this.#count();
  }

  /** The human bids or passes. @throws BiddingError, SeriesError for what they cannot call now */
  call(call: Call): void {
    const turn = this.#turnOf();
    this.#make({ type: 'call', player: turn !== null && this.#isHuman(turn) ? turn : human, call });
  }

  /** The machine has something to find out about the decks, or to call. */
  get machineBids(): boolean {
    const turn = this.#turnOf();
    if (turn === null || isForTwo(this.choice)) return false;
    return turn === machine || !this.triedOut;
  }

  /** Number of games it played to value the decks. */
  get tried(): number {
    return this.#tried;
  }

  get triedOut(): boolean {
    return this.#tried >= trialGames;
  }

  /** One quick game with the two decks, without chains, by which the machine values them. */
  tryOut(): void {
    const winner = this.#deps.tryOut(this.#trial, this.#tried++);
    if (winner === 0) this.#wins = [this.#wins[0] + 1, this.#wins[1]];
    if (winner === 1) this.#wins = [this.#wins[0], this.#wins[1] + 1];
  }

  /** The machine bids or passes. @throws Error before it tried the decks out, and when it is not its turn */
  machineCalls(): void {
    const { bidding } = this.#series;
    if (bidding === null || !this.triedOut) throw new Error('The bot bids after trying the decks');
    this.#make({ type: 'call', player: machine, call: callFor(bidding, evenChains(this.#wins)) });
  }

  /**
   * On to the next game, or the bidding for it.
   * @param first who is to go first, where the human chooses that
   * @throws Error while a game or a bidding goes on, after the last game, and without a choice that is needed
   */
  goOn(first: Side | null): void {
    if (this.#session !== null) {
      const winner = this.#winner();
      if (winner === null) throw new Error('The game on the table is not over yet');
      if (nextStep(reportWinner(this.#series, winner)).kind === 'over') throw new Error('The match is over');
      this.#make({ type: 'won', winner });
    }
    this.#settle();
    const step = nextStep(this.#series);
    if (step.kind === 'choose-first') {
      if (first === null) throw new Error('Choose who goes first');
      this.#make({ type: 'first', player: step.player, first });
    }
    this.#deal();
  }

  /** What the page shows of it. */
  info(): MatchInfo {
    const series = this.#now();
    return {
      choice: this.choice,
      format: series.format,
      score: standing(series),
      game: this.#series.games.length + 1,
      next: this.#next(series),
      bidding: this.#session === null ? this.#biddingInfo() : null,
    };
  }

  #next(series: Series): NextInMatch {
    if (this.#session !== null && this.#session.winner === null) return { type: 'playing' };
    const step = nextStep(series);
    switch (step.kind) {
      case 'bid':
        return { type: 'bid' };
      case 'choose-first':
        return this.#isHuman(step.player)
          ? { type: 'choose-first', player: step.player }
          : { type: 'play', first: machineLets };
      case 'play':
        return { type: 'play', first: step.game.first };
      case 'over':
        return { type: 'over', winner: step.winner };
    }
  }

  #biddingInfo(): BiddingInfo {
    const { bidding } = this.#series;
    if (bidding === null) throw new Error('There is neither a game nor a bidding');
    const outcome = outcomeOf(bidding);
    const [mine, foes] = this.#decks;
    const [mineList, foesList] = this.#trial.decks;
    const bid = standingBid(bidding);
    return {
      decks: [
        listedDeck(deckInfoOf(mine), mineList, this.choice.edition),
        listedDeck(deckInfoOf(foes), foesList, this.choice.edition),
      ],
      deck: bidding.deck ?? bid?.deck ?? null,
      standing: bid,
      calls: callsOf(bidding),
      turnOf: whoCalls(bidding),
      least: leastBid(bidding),
      most: mostChains,
      trial: { played: this.#tried, of: isForTwo(this.choice) ? 0 : trialGames },
      outcome,
      thought: outcome !== null && this.triedOut ? { wins: this.#wins, ...evenChains(this.#wins) } : null,
    };
  }

  /** Who won the game on the table; null while it goes on. */
  #winner(): Side | null {
    const winner = this.#session?.winner ?? null;
    if (winner === null) return null;
    return winner === human ? human : machine;
  }

  /** The series as it stands, with the game on the table if that is over. */
  #now(): Series {
    const winner = this.#winner();
    return winner === null ? this.#series : reportWinner(this.#series, winner);
  }

  #turnOf(): Side | null {
    const step = nextStep(this.#series);
    return this.#session === null && step.kind === 'bid' ? whoCalls(step.bidding) : null;
  }

  #isHuman(side: Side): boolean {
    return side === human || isForTwo(this.choice);
  }

  #make(move: MatchMove): void {
    this.#series = after(this.#series, move);
    this.#moves.push(move);
    if (move.type === 'won') this.#session = null;
  }

  /** What the machine chooses between games. */
  #settle(): void {
    const step = nextStep(this.#series);
    if (step.kind === 'choose-first' && !this.#isHuman(step.player))
      this.#make({ type: 'first', player: machine, first: machineLets });
  }

  /** Deals the next game, if nothing has to be settled before it. */
  #deal(): void {
    const step = nextStep(this.#series);
    if (step.kind !== 'play') return;
    const { shelf, nextNumber, automation } = this.#deps;
    this.#counted = false;
    this.#session = new GameSession(duel(this.#choiceOf(step.game), nextNumber(), this.#seed, shelf), automation);
  }

  /** A game of the match, as it would have been chosen alone. */
  #choiceOf({ number, first, deckOf, chains }: NextGame): Choice {
    return {
      ...this.choice,
      you: this.#decks[deckOf[human]].slug,
      foe: this.#decks[deckOf[machine]].slug,
      chains,
      first: number === 1 ? this.choice.first : first === human ? 'me' : 'foe',
      seed: number === 1 ? this.#seed : seedFor(this.#seed, number),
    };
  }

  /** Whom the lot makes first in a game of this seed; the decks do not matter. */
  #byLot(): Side {
    return deal({ decks: this.#trial.decks, seed: this.#seed }).first === human ? human : machine;
  }

  /** Keeps the history of the decks up to date. A game in which hidden things were taken back does not count. */
  #count(): void {
    if (this.#session === null) return;
    const { takeBacks, info } = this.#session;
    if (info.plan?.type !== 'duel') return;
    const winner = this.#winner();
    const decks: Pair<string> = [info.plan.choice.you, info.plan.choice.foe];
    const counts = winner !== null && takeBacks === 0;
    if (counts && !this.#counted) this.#deps.histories.add(decks, winner);
    if (!counts && this.#counted) this.#deps.histories.dropLast(decks);
    this.#counted = counts;
  }
}

/** Whom the machine lets go first when it may choose. */
const machineLets: Side = chosenFirst(machine);

function after(series: Series, move: MatchMove): Series {
  switch (move.type) {
    case 'call':
      return callInSeries(series, move.player, move.call);
    case 'first':
      return chooseFirst(series, move.player, move.first);
    case 'won':
      return reportWinner(series, move.winner);
  }
}

const callsOf = ({ opener, calls }: Bidding): BiddingInfo['calls'] =>
  calls.map((call, i) => ({ player: i % 2 === 0 ? opener : other(opener), call }));
