// Puts the games of one table on a server into words, one after the other.
import type { Aim, Preview } from '@vaultsong/foresight';
import type { GameStart, TableView } from '@vaultsong/protocol';
import type { Verdict } from '@vaultsong/tables';
import type { ListedDeck } from '../../wire/cardInfo.ts';
import type { PreviewInfo } from '../../wire/question.ts';
import type { Interpreter, PresentedGame, RemoteUpdate } from '../../wire/remote.ts';
import { loadAdventures } from '../loadAdventures.ts';
import { listedDeck } from '../present/cards.ts';
import { RemoteGame } from './remoteGame.ts';
import { deckInfosOf } from './remoteInfo.ts';

/** Each game has a number of its own in the page, whatever its table calls it. */
let games = 0;

export class RemoteInterpreter implements Interpreter {
  #game: RemoteGame | null = null;
  /** Which game of which table that is. */
  #name = '';

  async present(update: RemoteUpdate): Promise<PresentedGame> {
    if (update.view.terms.play.type === 'keyraken') await loadAdventures();
    const name = `${update.table} ${update.game.number} ${update.you}`;
    const before = name === this.#name ? this.#game : null;
    this.#name = name;
    if (before === null) games += 1;
    if (before === null || update.whole) this.#game = new RemoteGame(update, before?.number ?? games, before);
    if (this.#game === null) throw new Error('There is no game');
    return this.#game.present(update);
  }

  sayPreview(preview: Preview): PreviewInfo | null {
    return this.#game?.sayPreview(preview) ?? null;
  }

  aimed(aim: Aim): number | null {
    return this.#game?.aimed(aim) ?? null;
  }

  allowAnyOrder(): void {
    this.#game?.allowAnyOrder();
  }

  listDecks(start: GameStart, view: TableView): readonly ListedDeck[] {
    const seenCards = deckInfosOf(start, view);
    return start.decks.flatMap((list, i) => {
      const deck = seenCards[i];
      return deck === undefined ? [] : [listedDeck(deck, list, view.terms.edition)];
    });
  }

  async verify(table: string, log: unknown): Promise<Verdict> {
    const { verifyLog } = await import('./verifyLog.ts');
    return verifyLog(table, log);
  }
}
