// All kept games as one file, to keep elsewhere.
import type { KeptGame } from './keptGame.ts';

/** Which tab holds a game is nobody’s matter elsewhere. */
export const writeGames = (games: readonly KeptGame[]): string =>
  `${JSON.stringify({ vaultsong: 'games', version: 1, games: games.map(({ holder: _, ...game }) => game) }, null, 1)}\n`;
