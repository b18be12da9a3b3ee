// Games that were played up to a moment without the page, so that a test begins where something is about to happen.
import '@vaultsong/cards';
import type { Page } from '@playwright/test';
import { choiceFrom } from '../src/wire/choice.ts';
import type { Snapshot } from '../src/wire/snapshot.ts';
import { duel } from '../src/worker/duel.ts';
import { GameSession } from '../src/worker/session/gameSession.ts';
import { decks, gameOf, keptGame, openGame, rewriteGame, settled, untilKept } from './table.ts';

/** All moments at which somebody at the screen is asked in a game that the bot's advice plays, and the answers up to there. */
function* momentsOf(query: string): Generator<{ readonly snapshot: Snapshot; readonly answers: readonly number[] }> {
  const session = new GameSession(duel(choiceFrom(`?${query}&${decks}`), 1, 0));
  for (let moment = 0; session.winner === null; moment++) {
    if (session.isBots) {
      session.moveOfMachine();
      continue;
    }
    session.liftCurtain();
    yield { snapshot: session.snapshot(moment, 0), answers: session.answers() };
    session.answer(session.advice() ?? 0);
  }
}

function answersBefore(query: string, isIt: (now: Snapshot, next: Snapshot) => boolean): readonly number[] {
  let last: { readonly snapshot: Snapshot; readonly answers: readonly number[] } | null = null;
  for (const moment of momentsOf(query)) {
    if (last !== null && isIt(last.snapshot, moment.snapshot)) return last.answers;
    last = moment;
  }
  throw new Error('There is no such moment in that game');
}

/**
 * Opens a game at the first moment of which something is so.
 * @param isIt whether that is the moment, by what the player is asked then and next
 */
export async function openWhere(
  page: Page,
  query: string,
  isIt: (now: Snapshot, next: Snapshot) => boolean,
): Promise<void> {
  const answers = answersBefore(query, isIt);
  await openGame(page, query);
  const [address, id] = [page.url(), gameOf(page)];
  await untilKept(page, id);
  const kept = JSON.parse(String((await keptGame(page)).kept));
  // Nobody writes to it meanwhile.
  await page.goto('/rules');
  await rewriteGame(page, id, JSON.stringify({ ...kept, game: { answers, takeBacks: 0, counted: false } }));
  await page.goto(address);
  await settled(page, -1);
}
