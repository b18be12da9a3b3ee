// Names of the two players of a match within sentences: "you" and "the bot", or two people by their names.
import type { Side } from '@vaultsong/match';
import type { Choice } from '../../wire/choice.ts';
import { isForTwo } from '../../wire/choice.ts';
import { human } from '../../wire/match.ts';

export interface Party {
  /** Within a sentence: "you", "the bot", "Player 2". */
  readonly name: string;
  /** Possessive, for the deck: "Your", "The bot’s". */
  readonly whose: string;
  /** "you bid", "the bot bids": within a sentence. */
  does(verb: string, third?: string): string;
}

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const spokenTo: Party = { name: 'you', whose: 'Your', does: (verb) => `you ${verb}` };

const toldOf = (name: string): Party => ({
  name,
  whose: `${capital(name)}’s`,
  does: (verb, third = `${verb}s`) => `${name} ${third}`,
});

export function partyOf(choice: Pick<Choice, 'bot'>, side: Side): Party {
  if (isForTwo(choice)) return toldOf(`Player ${side + 1}`);
  return side === human ? spokenTo : toldOf('the bot');
}
