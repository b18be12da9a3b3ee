// Puts the games of one table on a server into words, one after the other.
import type { Aim, Preview } from '@vaultsong/foresight';
import type { GameStart, TableFace } from '@vaultsong/protocol';
import type { Verdict } from '@vaultsong/tables';
import { verify } from '@vaultsong/tables';
import { z } from 'zod';
import type { ListedDeck } from '../../wire/faces.ts';
import type { FarShown, FarTold, Interpreter } from '../../wire/far.ts';
import type { PreviewFace } from '../../wire/question.ts';
import { listedDeck } from '../told/faces.ts';
import { FarGame } from './game.ts';
import { deckFaces } from './info.ts';

/** The cards of the Keyraken are a part of their own, which a duel does not need. */
const adventures = () => import('../adventure.ts');

const entries = z.array(z.object({ seq: z.int(), at: z.int(), data: z.string(), hash: z.string() }));

/** Each game has a number of its own in the page, whatever its table calls it. */
let games = 0;

export class FarInterpreter implements Interpreter {
  #game: FarGame | null = null;
  /** Which game of which table that is. */
  #name = '';

  async hear(told: FarTold): Promise<FarShown> {
    if (told.face.terms.play.is === 'keyraken') await adventures();
    const name = `${told.table} ${told.game.number} ${told.you}`;
    const before = name === this.#name ? this.#game : null;
    this.#name = name;
    if (before === null) games += 1;
    if (before === null || told.whole) this.#game = new FarGame(told, before?.number ?? games, before);
    if (this.#game === null) throw new Error('There is no game');
    return this.#game.hear(told);
  }

  sayPreview(preview: Preview): PreviewFace | null {
    return this.#game?.sayPreview(preview) ?? null;
  }

  aimed(aim: Aim): number | null {
    return this.#game?.aimed(aim) ?? null;
  }

  listDecks(start: GameStart, face: TableFace): readonly ListedDeck[] {
    const faces = deckFaces(start, face);
    return start.decks.flatMap((list, i) => {
      const deck = faces[i];
      return deck === undefined ? [] : [listedDeck(deck, list, face.terms.edition)];
    });
  }

  verify(table: string, log: unknown): Verdict {
    const read = entries.safeParse(log);
    return read.success
      ? verify(table, read.data)
      : { faults: ['The log that the server gave is none'], games: 0, nonces: [] };
  }
}
