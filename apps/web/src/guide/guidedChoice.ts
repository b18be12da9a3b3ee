// The first game: the two starter decks, a deal that shows much early, a gentle bot, and nobody may take a mulligan. The address can
// ask for other decks or another deal, as at the table.
import type { Choice } from '../wire/choice.ts';
import { choiceFrom } from '../wire/choice.ts';

/** The seed was chosen among some hundred: `guidedGame.test.ts` says what it must show. */
const preset = {
  you: 'miss-onyx-censorius',
  foe: 'radiant-argus-the-supreme',
  bot: 'gentle',
  first: 'me',
  seed: '49',
};

/** @param query of the address; what it does not say is as in everybody's first game */
export function guidedChoiceFrom(query: string): Choice {
  const asked = new URLSearchParams({ ...preset, ...Object.fromEntries(new URLSearchParams(query)) });
  return { ...choiceFrom(asked.toString()), quickstart: true };
}
