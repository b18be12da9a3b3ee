// A game against bots that was begun elsewhere and goes on here. What it was is believed only after it has been played again.
import type { GameRecord } from '@vaultsong/engine';
import { EndlessError, RecordError, replay, SetupError } from '@vaultsong/engine';
import type { Sitter, Terms } from '@vaultsong/tables';
import { deckList, terms } from '@vaultsong/tables';
import { Refusal } from '../refusing/refusal.ts';
import type { Opening } from './opening.ts';

/** So many answers has no game that people play; more are a way to keep the server busy. */
const mostAnswers = 20_000;

function played(record: unknown) {
  try {
    // Whoever replays a record of a hundred million answers asks for no game.
    if (typeof record === 'object' && record !== null && 'answers' in record)
      if (Array.isArray(record.answers) && record.answers.length > mostAnswers)
        throw new Refusal('too-large', `record: ${record.answers.length} answers; expected at most ${mostAnswers}`);
    return replay(record);
  } catch (error) {
    if (error instanceof RecordError || error instanceof SetupError || error instanceof EndlessError)
      throw new Refusal('invalid', `record: ${error.message}`);
    throw error;
  }
}

/** What is played, by the setup of a game. */
function termsFor(setup: GameRecord['setup']): Terms {
  const common = { edition: setup.edition, listed: false, watchers: { allowed: true, delay: 0 } };
  const play =
    setup.adventure === undefined
      ? { is: 'duel' as const, decks: 'own' as const }
      : { is: 'keyraken' as const, players: setup.decks.length - 1 };
  const result = terms.safeParse({ ...common, play });
  if (!result.success) throw new Refusal('invalid', `record: ${result.error.issues[0]?.message ?? 'not understood'}`);
  return result.data;
}

/**
 * What to open for a game that was begun elsewhere.
 * @param by who brings it
 * @param seats who sits where; `me` once at least
 * @throws Refusal that says why it cannot go on here
 */
export function openingFor(
  by: string,
  record: unknown,
  seats: readonly ('me' | Extract<Sitter, { is: 'bot' }>['bot'])[],
): Opening {
  const { setup, state, answers } = played(record);
  const agreed = termsFor(setup);
  const players = setup.adventure === undefined ? 2 : setup.decks.length - 1;
  if (seats.length !== players) throw new Refusal('invalid', `seats: ${seats.length} of them; expected ${players}`);
  if (seats.filter((one) => one === 'me').length !== 1)
    throw new Refusal(
      'invalid',
      'seats: expected "me" once, and bots on the others: whoever else plays joins a table of its own',
    );
  if (state.winner !== null) throw new Refusal('conflict', 'record: the game is over');
  for (const deck of setup.decks) deckList.parse(deck);
  return {
    by,
    terms: agreed,
    seated: seats.map((one, seat) => ({
      seat,
      sitter: one === 'me' ? { is: 'person', id: by } : { is: 'bot', bot: one },
      deck: setup.decks[seat] ?? null,
      origin: null,
    })),
    broughtIn: { setup, answers },
  };
}
