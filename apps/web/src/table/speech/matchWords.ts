// A match in words: how it stands, what is bid, what comes next.

import type { Call, Side } from '@vaultsong/match';
import { other } from '@vaultsong/match';
import { counted } from '@vaultsong/say';
import type { BiddingFace, MatchFace } from '../../wire/match.ts';
import { human, machine } from '../../wire/match.ts';

export const countChains = (chains: number): string => (chains === 0 ? 'no chains' : counted(chains, 'chain'));

/** "Game 2 of 3"; empty for a single game. */
export const sayGame = ({ format, game }: MatchFace): string =>
  format.bestOf === 1 ? '' : `Game ${game} of ${format.bestOf}`;

/** "1 : 0", yours first. */
export const sayScore = ({ score }: MatchFace): string => score.join(' : ');

/** The whole standing in one line, for ears; empty for a single game. */
export const sayStanding = (match: MatchFace): string =>
  match.format.bestOf === 1 ? '' : `${sayGame(match)}: you ${match.score[human]}, the bot ${match.score[machine]}`;

/** Who won the series; empty while it goes on, and for a single game. */
export function saySeriesResult({ format, next, score }: MatchFace): string {
  if (next.is !== 'over' || format.bestOf === 1) return '';
  const result = `${score[next.winner]} : ${score[other(next.winner)]}`;
  return next.winner === human ? `You win the series ${result}` : `The bot wins the series ${result}`;
}

/** What comes after the game that is over, in one line; empty when nothing does. */
export function sayNext({ format, game, next }: MatchFace): string {
  const number = game + 1;
  const swapped = format.adaptive && number === 2 ? ' Decks are swapped.' : '';
  switch (next.is) {
    case 'playing':
    case 'over':
      return '';
    case 'bid':
      return `One win each, both by the same deck: chains are bid for it before game ${number}.`;
    case 'choose-first':
      return `Who goes first in game ${number}?${swapped}`;
    case 'play':
      // Who lost has chosen: it was the bot.
      return `The bot ${next.first === human ? 'lets you go' : 'goes'} first in game ${number}.${swapped}`;
  }
}

const nameOf = ({ decks }: BiddingFace, deck: Side): string => decks[deck].name;

export function sayCall(bidding: BiddingFace, player: Side, call: Call): string {
  const who = player === human ? 'You' : 'The bot';
  if (call.kind === 'pass') return player === human ? 'You pass.' : 'The bot passes.';
  return `${who} bid${player === human ? '' : 's'} ${countChains(call.chains)} for ${nameOf(bidding, call.deck)}.`;
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** What becomes of it when somebody gets a deck at a number of chains; begins in the middle of a sentence. */
export function sayDeal(bidding: BiddingFace, player: Side, deck: Side, chains: number): string {
  const [plays, otherPlays] = player === human ? ['you play', 'the bot plays'] : ['the bot plays', 'you play'];
  return `${plays} ${nameOf(bidding, deck)} with ${countChains(chains)}, ${otherPlays} ${nameOf(bidding, other(deck))} without.`;
}

/** What a pass leads to. */
export function sayPass(bidding: BiddingFace): string {
  const { standing, calls } = bidding;
  if (standing !== null) return capital(sayDeal(bidding, standing.player, standing.deck, standing.chains));
  return calls.length === 0
    ? 'The bot bids first, or passes too: then both play their own decks.'
    : 'Both play their own decks, without chains.';
}

/** How the bidding ended; empty while it goes on. */
export function sayOutcome(bidding: BiddingFace): string {
  const { outcome, standing } = bidding;
  if (outcome === null) return '';
  return standing === null
    ? 'Nobody bid: both play their own decks, without chains.'
    : capital(sayDeal(bidding, standing.player, standing.deck, standing.chains));
}

/** What the bot thought of the decks, when all is over. */
export function sayThought(bidding: BiddingFace): string {
  const { thought } = bidding;
  if (thought === null) return '';
  const { wins, deck, chains } = thought;
  const games = wins[0] + wins[1];
  return `In ${counted(games, 'quick game')} without chains, ${nameOf(bidding, deck)} won ${wins[deck]}: the bot thought ${countChains(chains)} on it fair.`;
}
