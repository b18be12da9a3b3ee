// Description of everything that a program can ask for here, so that it need not guess.
import { difficulties } from '@vaultsong/adventures';
import { botNames } from '@vaultsong/bots';
import { cardSets } from '@vaultsong/cards/sets';
import { bundledDecks, generatedSets } from '@vaultsong/decks';
import { defaultEdition, editionNames, engineVersion } from '@vaultsong/engine';
import type { ActionBlock } from '../encoding/action.ts';
import { actionBlocks, actionCount } from '../encoding/action.ts';
import { mostAnswers } from '../games/game.ts';
import { longestLine } from './lines.ts';
import type { Op } from './request.ts';
import { mostInLine, ops } from './request.ts';

/** Grows when a field changes its meaning or goes away; new fields may come at any time. */
export const protocolVersion = 2;

export interface Description {
  readonly protocol: typeof protocolVersion;
  readonly version: string;
  readonly engine: string;
  readonly ops: readonly Op[];
  readonly editions: readonly string[];
  readonly edition: string;
  /** Sets of cards; of which new decks can be made. */
  readonly sets: readonly { readonly id: string; readonly name: string; readonly generated: boolean }[];
  readonly bots: readonly string[];
  readonly decks: readonly string[];
  readonly adventures: readonly string[];
  readonly actions: { readonly count: number; readonly blocks: readonly ActionBlock[] };
  readonly limits: {
    readonly games: number;
    readonly batch: number;
    readonly lineBytes: number;
    readonly answers: number;
  };
}

/** @param version of the program */
export const description = (version: string, mostGames: number): Description => ({
  protocol: protocolVersion,
  version,
  engine: engineVersion,
  ops,
  editions: editionNames,
  edition: defaultEdition,
  sets: cardSets.map(({ id, name }) => ({ id, name, generated: generatedSets.includes(id) })),
  bots: botNames,
  decks: bundledDecks.map(({ slug }) => slug),
  adventures: difficulties,
  actions: { count: actionCount, blocks: actionBlocks },
  limits: { games: mostGames, batch: mostInLine, lineBytes: longestLine, answers: mostAnswers },
});
