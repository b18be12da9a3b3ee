import { describe, expect, it } from 'vitest';
import type { ListedDeck } from '../../wire/cardInfo.ts';
import { formats, presetChoice } from '../../wire/choice.ts';
import type { BiddingInfo, MatchInfo } from '../../wire/match.ts';
import { human, machine } from '../../wire/match.ts';
import {
  countChains,
  sayCall,
  sayGame,
  sayNext,
  sayOutcome,
  sayPass,
  saySeriesResult,
  sayStanding,
  sayThought,
} from './matchWords.ts';

const match = (change: Partial<MatchInfo> = {}): MatchInfo => ({
  choice: presetChoice,
  format: formats[3],
  score: [1, 0],
  game: 1,
  next: { type: 'playing' },
  bidding: null,
  ...change,
});

const deck = (name: string): ListedDeck => ({ slug: name, name, houses: [], origin: 'bundled', cards: [] });

const bidding = (change: Partial<BiddingInfo> = {}): BiddingInfo => ({
  decks: [deck('Ours'), deck('Theirs')],
  deck: null,
  standing: null,
  calls: [],
  turnOf: human,
  least: 0,
  most: 24,
  trial: { played: 0, of: 60 },
  outcome: null,
  thought: null,
  ...change,
});

describe('a match in words', () => {
  it('says how a series stands, and nothing of the kind of a single game', () => {
    expect(sayGame(match({ game: 2 }))).toBe('Game 2 of 3');
    expect(sayStanding(match({ game: 2, score: [0, 1] }))).toBe('Game 2 of 3: you 0, the bot 1');
    const single = match({ format: formats[1], next: { type: 'over', winner: human } });
    expect([sayGame(single), sayStanding(single), saySeriesResult(single), sayNext(single)]).toEqual(['', '', '', '']);
  });

  it('says who won a series, with the games of the winner first', () => {
    expect(saySeriesResult(match({ score: [2, 1], next: { type: 'over', winner: human } }))).toBe(
      'You win the series 2 : 1',
    );
    expect(saySeriesResult(match({ score: [1, 2], next: { type: 'over', winner: machine } }))).toBe(
      'The bot wins the series 2 : 1',
    );
    expect(saySeriesResult(match())).toBe('');
  });

  it('says what comes next', () => {
    expect(sayNext(match({ next: { type: 'choose-first', player: human } }))).toBe('Who goes first in game 2?');
    expect(sayNext(match({ next: { type: 'play', first: human } }))).toBe('The bot lets you go first in game 2.');
    expect(sayNext(match({ next: { type: 'play', first: machine } }))).toBe('The bot goes first in game 2.');
    expect(sayNext(match({ format: formats.adaptive, next: { type: 'choose-first', player: human } }))).toBe(
      'Who goes first in game 2? Decks are swapped.',
    );
    expect(sayNext(match({ format: formats.adaptive, game: 2, next: { type: 'bid' } }))).toMatch(/before game 3/);
  });
});

describe('a bidding in words', () => {
  const standing = { player: machine, deck: human, chains: 1 } as const;

  it('counts chains', () => {
    expect([0, 1, 2].map(countChains)).toEqual(['no chains', '1 chain', '2 chains']);
  });

  it('says who called what', () => {
    expect(sayCall(presetChoice, bidding(), human, { kind: 'bid', deck: 1, chains: 5 })).toBe(
      'You bid 5 chains for Theirs.',
    );
    expect(sayCall(presetChoice, bidding(), machine, { kind: 'bid', deck: 0, chains: 0 })).toBe(
      'The bot bids no chains for Ours.',
    );
    expect(sayCall(presetChoice, bidding(), machine, { kind: 'pass' })).toBe('The bot passes.');
    expect(sayCall(presetChoice, bidding(), human, { kind: 'pass' })).toBe('You pass.');
  });

  it('says what a pass leads to', () => {
    expect(sayPass(presetChoice, bidding())).toMatch(/^The bot bids first/);
    expect(sayPass(presetChoice, bidding({ calls: [{ player: machine, call: { kind: 'pass' } }] }))).toMatch(
      /^Both play their own/,
    );
    expect(sayPass(presetChoice, bidding({ standing }))).toBe(
      'The bot plays Ours with 1 chain, you play Theirs without.',
    );
  });

  it('says how it ended, and what the bot thought', () => {
    expect(sayOutcome(presetChoice, bidding())).toBe('');
    const outcome = { deckOf: [0, 1], chains: [0, 0] } as const;
    expect(sayOutcome(presetChoice, bidding({ outcome }))).toBe(
      'Nobody bid: both play their own decks, without chains.',
    );
    const won = { player: human, deck: machine, chains: 3 } as const;
    expect(sayOutcome(presetChoice, bidding({ outcome, standing: won }))).toBe(
      'You play Theirs with 3 chains, the bot plays Ours without.',
    );
    expect(sayThought(bidding())).toBe('');
    expect(sayThought(bidding({ thought: { wins: [20, 40], deck: 1, chains: 4 } }))).toBe(
      'In 60 quick games without chains, Theirs won 40: the bot thought 4 chains on it fair.',
    );
  });
});
