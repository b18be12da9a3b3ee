import { randomFrom, rulesBot, trialGames } from '@vaultsong/bots';
import type { Seat } from '@vaultsong/engine';
import { BiddingError } from '@vaultsong/match';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../wire/choice.ts';
import { presetChoice } from '../wire/choice.ts';
import type { BiddingInfo } from '../wire/match.ts';
import { human, machine } from '../wire/match.ts';
import { DeckHistories } from './decks/histories.ts';
import { Shelf } from './decks/shelf.ts';
import type { MatchDeps } from './match.ts';
import { Match } from './match.ts';

const choice = (change: Partial<Choice> = {}): Choice => ({ ...presetChoice, first: 'me', seed: 7, ...change });

function deps(): MatchDeps {
  let number = 0;
  return {
    shelf: new Shelf(),
    histories: new DeckHistories(),
    nextNumber: () => ++number,
    // Quick games take seconds. Miss Onyx beats Radiant Argus in three of four.
    tryOut: (_, game) => (game % 4 === 0 ? 1 : 0),
  };
}

/** Answers one question of the game on the table, whoever is asked; the human ends every turn at once, or plays well. */
function step(match: Match, badly: boolean): void {
  const { session } = match;
  if (session?.turnOf === machine) {
    match.moveOfMachine();
    return;
  }
  const snapshot = session?.snapshot(0, 0);
  if (snapshot === undefined || rulesBot.needs !== 'view') throw new Error('There is no game, or nobody to play it');
  match.answer(badly ? (snapshot.end ?? 0) : rulesBot.choose(snapshot.view, randomFrom(1)));
}

/** How the game on the table was chosen. */
function duelOf(match: Match): Choice {
  const plan = match.session?.info.plan;
  if (plan?.type !== 'duel') throw new Error('There is no game');
  return plan.choice;
}

/** Plays the game on the table to its end. @returns who won */
function playOut(match: Match, badly = true): Seat | null {
  for (let steps = 0; match.session?.turnOf !== null && steps < 5000; steps++) step(match, badly);
  return match.session?.winner ?? null;
}

function biddingOf(match: Match): BiddingInfo {
  const { bidding } = match.info();
  if (bidding === null) throw new Error('Nothing is bid for');
  return bidding;
}

/** Lets the machine try the decks out and call until it is not its turn. */
function machineBids(match: Match): void {
  while (match.machineBids) {
    if (match.triedOut) match.machineCalls();
    else match.tryOut();
  }
}

describe('a single game', () => {
  it('is over when its game is over, and nothing follows', () => {
    const match = new Match(choice(), 1);
    expect(match.info()).toMatchObject({ game: 1, score: [0, 0], next: { type: 'playing' }, bidding: null });
    const winner = playOut(match);
    expect(winner).toBe(machine);
    expect(match.info()).toMatchObject({ game: 1, score: [0, 1], next: { type: 'over', winner } });
    expect(() => match.goOn(null)).toThrow('The match is over');
  });

  it('starts with chains, which cost cards at once, and says so in the log', () => {
    const match = new Match(choice({ chains: [7, 0] }), 1);
    const snapshot = match.session?.snapshot(0, 0);
    expect(snapshot?.view.players.map(({ chains, hand }) => [chains, hand.length])).toEqual([
      [6, 5],
      [0, 6],
    ]);
    expect(snapshot?.log.lines[0]).toMatchObject({ seat: human, text: 'You start with 7 chains' });
    expect(JSON.parse(match.session?.record() ?? '')).toMatchObject({ setup: { chains: [7, 0] } });
  });

  it('deals as it always did for its seed, also when chance decides who goes first', () => {
    const one = new Match(choice({ first: 'chance', seed: null }), 7);
    const two = new Match(choice({ first: 'chance' }), 8);
    expect(one.session?.snapshot(0, 0).view).toEqual(two.session?.snapshot(0, 0).view);
    expect(JSON.parse(one.session?.record() ?? '').setup).not.toHaveProperty('first');
  });

  it('refuses chains that no game starts with', () => {
    expect(() => new Match(choice({ chains: [25, 0] }), 1)).toThrow('expected a whole number from 0 to 24');
  });
});

describe('a series', () => {
  it('lets the human who lost choose, goes on with other cards, and ends', () => {
    const match = new Match(choice({ series: '3', chains: [0, 3] }), 1);
    expect(() => match.goOn(null)).toThrow('The game on the table is not over yet');
    const first = match.session?.snapshot(0, 0).view;
    expect(playOut(match)).toBe(machine);
    expect(match.info()).toMatchObject({ game: 1, score: [0, 1], next: { type: 'choose-first', player: human } });
    expect(() => match.goOn(null)).toThrow('Choose who goes first');
    match.goOn(machine);
    expect(match.info()).toMatchObject({ game: 2, score: [0, 1], next: { type: 'playing' } });
    const second = match.session?.snapshot(0, 0).view;
    expect(second?.players[human]?.hand).not.toEqual(first?.players[human]?.hand);
    expect(second?.active).toBe(machine);
    expect(second?.players[machine]?.chains).toBe(2);
    playOut(match);
    expect(match.info()).toMatchObject({ game: 2, score: [0, 2], next: { type: 'over', winner: machine } });
  });

  it('lets the bot choose after it lost, whatever the human says', () => {
    const match = new Match(choice({ series: '5', bot: 'random' }), 1);
    expect(playOut(match, false)).toBe(human);
    expect(match.info()).toMatchObject({ score: [1, 0], next: { type: 'play', first: human } });
    match.goOn(machine);
    expect(match.session?.snapshot(0, 0).view.active).toBe(human);
  });

  it('never takes back across games', () => {
    const match = new Match(choice({ series: '3' }), 1);
    playOut(match);
    match.goOn(human);
    expect(match.session?.snapshot(0, 0).undo.possible).toBe(false);
    match.undo();
    expect(match.info()).toMatchObject({ game: 2, score: [0, 1], next: { type: 'playing' } });
  });

  it('knows the score again when the end of a game is taken back', () => {
    const match = new Match(choice({ series: '3' }), 1);
    playOut(match);
    match.undo();
    expect(match.info()).toMatchObject({ game: 1, score: [0, 0], next: { type: 'playing' } });
  });

  it('swaps the decks in adaptive play, and bids for the one that won twice', () => {
    const match = new Match(choice({ series: 'adaptive', bot: 'random', chains: [2, 0] }), 1, deps());
    expect(playOut(match, false)).toBe(human);
    match.goOn(null);
    expect(match.session?.info.decks.map(({ slug }) => slug)).toEqual([presetChoice.foe, presetChoice.you]);
    expect(duelOf(match).chains).toEqual([0, 2]);
    expect(playOut(match)).toBe(machine);
    expect(match.info()).toMatchObject({ score: [1, 1], next: { type: 'bid' }, bidding: null });
    match.goOn(null);
    expect(match.session).toBeNull();
    expect(match.info()).toMatchObject({ game: 3, score: [1, 1] });
    // The human lost game 2, and calls first, for the deck that won both.
    expect(biddingOf(match)).toMatchObject({ deck: 0, turnOf: human, least: 0 });
    match.call({ kind: 'bid', deck: 0, chains: 24 });
    machineBids(match);
    expect(biddingOf(match).outcome).toEqual({ deckOf: [0, 1], chains: [24, 0] });
    expect(match.info().next).toEqual({ type: 'choose-first', player: human });
    match.goOn(human);
    expect(duelOf(match)).toMatchObject({ you: presetChoice.you, chains: [24, 0], first: 'me' });
  });
});

describe('a bidding', () => {
  /** The first seed from 1 on with which this side opens. */
  const openedBy = (side: 0 | 1): Match => {
    for (let seed = 1; ; seed++) {
      const match = new Match(choice({ bid: true, seed }), 1, deps());
      if (biddingOf(match).turnOf === side) return match;
    }
  };

  it('comes before the first game, with both lists to look through', () => {
    const bidding = biddingOf(openedBy(human));
    expect(bidding).toMatchObject({
      deck: null,
      standing: null,
      calls: [],
      least: 0,
      most: 24,
      outcome: null,
      thought: null,
    });
    for (const deck of bidding.decks) expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBe(36);
  });

  it('is opened by the bot for the stronger deck, after it tried both, and ends with a pass of the human', () => {
    const match = openedBy(machine);
    expect(() => match.machineCalls()).toThrow('trying the decks');
    machineBids(match);
    const bidding = biddingOf(match);
    expect(bidding.trial).toEqual({ played: trialGames, of: trialGames });
    // Miss Onyx beats Radiant Argus in three of four games.
    expect(bidding.standing).toMatchObject({ player: machine, deck: 0 });
    expect(bidding.turnOf).toBe(human);
    match.call({ kind: 'pass' });
    const { outcome, thought } = biddingOf(match);
    expect(outcome).toEqual({ deckOf: [1, 0], chains: [0, bidding.standing?.chains] });
    expect(thought?.deck).toBe(0);
    expect(thought?.chains).toBeGreaterThanOrEqual(bidding.standing?.chains ?? 25);
    match.goOn(null);
    expect(duelOf(match)).toMatchObject({ you: presetChoice.foe, foe: presetChoice.you });
    expect(duelOf(match).chains).toEqual(outcome?.chains);
  });

  it('goes up until it is no longer worth it for the bot', () => {
    const match = openedBy(human);
    let chains = 0;
    while (biddingOf(match).outcome === null) {
      match.call({ kind: 'bid', deck: 0, chains });
      machineBids(match);
      chains = biddingOf(match).least ?? 25;
    }
    const { outcome, thought, standing } = biddingOf(match);
    expect(outcome?.deckOf).toEqual([0, 1]);
    expect([0, 1]).toContain((standing?.chains ?? 0) - (thought?.chains ?? 0));
  });

  it('is called in the same way for the same seed', () => {
    const calls = (): unknown => {
      const match = new Match(choice({ bid: true, seed: 3 }), 1, deps());
      machineBids(match);
      if (biddingOf(match).turnOf === human) match.call({ kind: 'bid', deck: 0, chains: biddingOf(match).least ?? 0 });
      machineBids(match);
      return biddingOf(match).calls;
    };
    expect(calls()).toEqual(calls());
  });

  it('leaves the weaker deck to the human at once', () => {
    const match = openedBy(human);
    match.call({ kind: 'bid', deck: 1, chains: 3 });
    machineBids(match);
    expect(biddingOf(match).outcome).toEqual({ deckOf: [1, 0], chains: [3, 0] });
    expect(() => match.call({ kind: 'bid', deck: 1, chains: 9 })).toThrow();
  });

  it.each([-1, 25, 1.5, 0])('takes no bid of %d above that of the bot', (chains) => {
    const match = openedBy(machine);
    machineBids(match);
    const { standing } = biddingOf(match);
    expect(standing?.chains).toBeGreaterThan(0);
    for (const wrong of [chains, standing?.chains ?? 0])
      expect(() => match.call({ kind: 'bid', deck: 0, chains: wrong })).toThrow(BiddingError);
    expect(biddingOf(match).turnOf).toBe(human);
  });

  it('holds for the whole series', () => {
    const match = new Match(choice({ bid: true, series: '3', seed: 3 }), 1, deps());
    machineBids(match);
    match.call({ kind: 'pass' });
    machineBids(match);
    const { outcome } = biddingOf(match);
    match.goOn(null);
    const chains = duelOf(match).chains;
    expect(chains).toEqual(outcome?.chains);
    playOut(match);
    match.goOn(human);
    expect(duelOf(match).chains).toEqual(chains);
  });
});

describe('a match that was left', () => {
  it('goes on in the middle of a game, with its score and what may be taken back', () => {
    const match = new Match(choice({ series: '3', seed: null }), 5);
    playOut(match);
    match.goOn(human);
    for (let i = 0; i < 30; i++) step(match, false);
    const again = Match.resumed(choice({ series: '3', seed: null }), match.saved());
    expect(again?.info()).toEqual(match.info());
    expect(again?.saved()).toBe(match.saved());
    const [then, now] = [match, again].map((one) => one?.session?.snapshot(0, 0));
    expect(now).toEqual({ ...then, game: now?.game, lastMove: null });
  });

  it('goes on between games, and in a bidding', () => {
    const over = new Match(choice({ series: '3' }), 1);
    playOut(over);
    expect(Match.resumed(over.choice, over.saved())?.info()).toEqual(over.info());
    // As browsers kept it before.
    expect(Match.resumed(over.choice, over.saved().replaceAll('"type":', '"is":'))?.info()).toEqual(over.info());
    const bidding = new Match(choice({ bid: true }), 1, deps());
    machineBids(bidding);
    const again = Match.resumed(bidding.choice, bidding.saved());
    expect(again?.info().bidding?.calls).toEqual(biddingOf(bidding).calls);
  });

  it('counts no game twice', () => {
    const here = deps();
    const match = new Match(choice(), 1, here);
    playOut(match);
    const again = Match.resumed(match.choice, match.saved(), here);
    again?.resume([]);
    expect(here.histories.of([presetChoice.you, presetChoice.foe])?.wins).toEqual([0, 1]);
  });

  it.each(['', '{}', 'null', '{"query":"?you=a","seed":1,"moves":[],"game":null}'])('is not what %j says', (kept) => {
    expect(Match.resumed(choice(), kept)).toBeNull();
  });

  it('is not one of another choice, nor one that cannot be', () => {
    const match = new Match(choice(), 1);
    expect(Match.resumed(choice({ seed: 8 }), match.saved())).toBeNull();
    const impossible = { ...JSON.parse(match.saved()), moves: [{ type: 'first', player: 0, first: 0 }] };
    expect(Match.resumed(match.choice, JSON.stringify(impossible))).toBeNull();
    const illegal = { ...JSON.parse(match.saved()), game: { answers: [0, 999], takeBacks: 0, counted: false } };
    expect(Match.resumed(match.choice, JSON.stringify(illegal))).toBeNull();
  });
});

describe('the history of two decks', () => {
  const decks = [presetChoice.you, presetChoice.foe] as const;

  it('gets each finished game, by deck, also when the decks are swapped', () => {
    const here = deps();
    const match = new Match(choice({ series: 'adaptive', bot: 'random' }), 1, here);
    playOut(match, false);
    expect(here.histories.of(decks)?.wins).toEqual([1, 0]);
    match.goOn(null);
    playOut(match);
    expect(here.histories.of(decks)?.wins).toEqual([2, 0]);
  });

  it('forgets a game whose end was taken back, and does not count it with take-backs', () => {
    const here = deps();
    const match = new Match(choice(), 1, here);
    playOut(match);
    expect(here.histories.of(decks)?.wins).toEqual([0, 1]);
    match.undo();
    expect(here.histories.of(decks)?.wins).toEqual([0, 0]);
    playOut(match);
    expect(match.session?.takeBacks).toBe(1);
    expect(here.histories.of(decks)?.wins).toEqual([0, 0]);
  });

  it('knows nothing of a deck against itself', () => {
    const here = deps();
    playOut(new Match(choice({ foe: presetChoice.you }), 1, here));
    expect(here.histories.text()).toBe('[]');
  });
});
