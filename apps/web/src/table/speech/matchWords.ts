// A match in words: how it stands, what is bid, what comes next.

import type { Call, Side } from '@vaultsong/match';
import { other } from '@vaultsong/match';
import { counted } from '@vaultsong/say';
import type { Choice } from '../../wire/choice.ts';
import { isForTwo } from '../../wire/choice.ts';
import type { BiddingInfo, MatchInfo } from '../../wire/match.ts';
import { human, machine } from '../../wire/match.ts';
import { capital, partyOf } from './parties.ts';

const sides = [human, machine] as const;

export const countChains = (chains: number): string => (chains === 0 ? 'no chains' : counted(chains, 'chain'));

/** "Game 2 of 3"; empty for a single game. */
export const sayGame = ({ format, game }: MatchInfo): string =>
  format.bestOf === 1 ? '' : `Game ${game} of ${format.bestOf}`;

/** "1 : 0", yours first. */
export const sayScore = ({ score }: MatchInfo): string => score.join(' : ');

/** The whole standing in one line, for ears; empty for a single game. */
export const sayStanding = (match: MatchInfo): string =>
  match.format.bestOf === 1
    ? ''
    : `${sayGame(match)}: ${sides.map((side) => `${partyOf(match.choice, side).name} ${match.score[side]}`).join(', ')}`;

/** Who won the series; empty while it goes on, and for a single game. */
export function saySeriesResult({ choice, format, next, score }: MatchInfo): string {
  if (next.type !== 'over' || format.bestOf === 1) return '';
  const result = `${score[next.winner]} : ${score[other(next.winner)]}`;
  return `${capital(partyOf(choice, next.winner).does('win'))} the series ${result}`;
}

/** What comes after the game that is over, in one line; empty when nothing does. */
export function sayNext({ choice, format, game, next }: MatchInfo): string {
  const number = game + 1;
  const swapped = format.adaptive && number === 2 ? ' Decks are swapped.' : '';
  switch (next.type) {
    case 'playing':
    case 'over':
      return '';
    case 'bid':
      return `One win each, both by the same deck: the players bid chains for it before game ${number}.`;
    case 'choose-first':
      return isForTwo(choice)
        ? `${partyOf(choice, next.player).name} chooses who goes first in game ${number}.${swapped}`
        : `Who goes first in game ${number}?${swapped}`;
    case 'play':
      // Who lost has chosen: it was the bot.
      return `The bot ${next.first === human ? 'lets you go' : 'goes'} first in game ${number}.${swapped}`;
  }
}

const nameOf = ({ decks }: BiddingInfo, deck: Side): string => decks[deck].name;

/** "You go first". */
export const sayFirst = (choice: Choice, side: Side): string =>
  `${capital(partyOf(choice, side).does('go', 'goes'))} first`;

export function sayCall(choice: Choice, bidding: BiddingInfo, player: Side, call: Call): string {
  const { does } = partyOf(choice, player);
  if (call.kind === 'pass') return `${capital(does('pass', 'passes'))}.`;
  return `${capital(does('bid'))} ${countChains(call.chains)} for ${nameOf(bidding, call.deck)}.`;
}

/** What becomes of it when somebody gets a deck at a number of chains; begins in the middle of a sentence. */
export function sayDeal(choice: Choice, bidding: BiddingInfo, player: Side, deck: Side, chains: number): string {
  const [plays, otherPlays] = [player, other(player)].map((side) => partyOf(choice, side).does('play'));
  return `${plays} ${nameOf(bidding, deck)} with ${countChains(chains)}, ${otherPlays} ${nameOf(bidding, other(deck))} without.`;
}

/** What a pass leads to. */
export function sayPass(choice: Choice, bidding: BiddingInfo): string {
  const { standing, calls, turnOf } = bidding;
  if (standing !== null) return capital(sayDeal(choice, bidding, standing.player, standing.deck, standing.chains));
  return calls.length === 0
    ? `${capital(partyOf(choice, other(turnOf ?? human)).does('bid'))} first, or passes too: then both play their own decks.`
    : 'Both play their own decks, without chains.';
}

/** How the bidding ended; empty while it goes on. */
export function sayOutcome(choice: Choice, bidding: BiddingInfo): string {
  const { outcome, standing } = bidding;
  if (outcome === null) return '';
  return standing === null
    ? 'Nobody bid: both play their own decks, without chains.'
    : capital(sayDeal(choice, bidding, standing.player, standing.deck, standing.chains));
}

/** What the bot thought of the decks, when all is over. */
export function sayThought(bidding: BiddingInfo): string {
  const { thought } = bidding;
  if (thought === null) return '';
  const { wins, deck, chains } = thought;
  const games = wins[0] + wins[1];
  return `In ${counted(games, 'quick game')} without chains, ${nameOf(bidding, deck)} won ${wins[deck]}: the bot thought ${countChains(chains)} on it fair.`;
}
