// vaultsong env: the engine as an environment for programs in any language.
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { toDeckList } from '@vaultsong/decks';
import type { DeckList } from '@vaultsong/engine';
import { EnvFault, openEnv, serve } from '@vaultsong/env';
import about from '../../package.json' with { type: 'json' };
import { UserError } from '../errors.ts';
import { printablePath, standardInput } from '../input.ts';
import { loadPlayable } from '../loadDeck.ts';

interface EnvFlags {
  readonly games: number;
}

/** Does what the command is asked for: answers lines until there are no more. */
export async function runEnv({ games }: EnvFlags): Promise<void> {
  const env = openEnv({ mostGames: games, version: about.version, loadDecks: deckShelf() });
  await serve(env, process.stdin, async (line) => {
    // Whoever sends faster than it reads must not fill our memory.
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
  });
}

/** How many decks are kept: a program that trains on new decks names another each time. */
const mostKept = 1000;

/** Decks by the names that a program gives; each is read once. */
function deckShelf(): (names: readonly string[]) => Promise<readonly DeckList[]> {
  const kept = new Map<string, DeckList>();
  const load = async (name: string): Promise<DeckList> => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    mustBeReadable(name);
    const [deck] = await loadPlayable([name]);
    if (deck === undefined) throw new Error('A deck was lost on the way');
    const list = toDeckList(deck);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(name, list);
    return list;
  };
  return async (names) => {
    const decks: DeckList[] = [];
    const wrong: string[] = [];
    for (const name of names) {
      try {
        decks.push(await load(name));
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        wrong.push(error.message);
      }
    }
    if (wrong.length > 0) throw new EnvFault('wrong-deck', wrong.join('\n'));
    return decks;
  };
}

/** Standard input has the requests, and a pipe or device may never end. */
function mustBeReadable(name: string): void {
  const isPath = name !== standardInput && existsSync(name);
  if (name === standardInput || (isPath && !statSync(name).isFile()))
    throw new UserError(
      `${printablePath(name)}: this is not a regular file; expected a deck file or the name of a deck`,
    );
}
