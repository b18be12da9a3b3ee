// A program that talks to an environment, for tests: it writes lines and reads them.
import { deckOfName, findBundled, isGeneratedName, toDeckList } from '@vaultsong/decks';
import { EnvFault, openEnv, serve } from '../index.ts';

/** Of a game, as a program that has read nothing but docs/env.md knows it. */
export type Json = ReturnType<typeof JSON.parse>;

/** Sends lines, each an object or a text as it is, and gives what is answered. */
export async function session(lines: readonly unknown[], mostGames = 100): Promise<readonly Json[]> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  return told([new TextEncoder().encode(text)], mostGames);
}

/** Sends bytes in pieces. */
export async function told(pieces: readonly Uint8Array[], mostGames = 100): Promise<readonly Json[]> {
  const replies: Json[] = [];
  await serve(env(mostGames), streamed(pieces), (line) => {
    replies.push(JSON.parse(line));
  });
  return replies;
}

/** An environment with the decks that need no file. */
export const env = (mostGames = 100) =>
  openEnv({
    mostGames,
    version: 'test',
    loadDecks: async (names) =>
      names.map((name) => {
        try {
          return toDeckList(isGeneratedName(name) ? deckOfName(name) : findBundled(name).deck);
        } catch {
          throw new EnvFault('wrong-deck', `${name} is no deck`);
        }
      }),
  });

async function* streamed(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

export const decks = ['guide-achea', 'clearly-ugly-xhe'] as const;
