// Does what a program asks for, one request after the other.
import { keyraken } from '@vaultsong/adventures';
import type { Bot, BotName } from '@vaultsong/bots';
import { botNamed } from '@vaultsong/bots';
import { describe } from '@vaultsong/decks';
import type { DeckList, GameRecord, Setup, Viewer } from '@vaultsong/engine';
import { playOn, RecordError, record, replay, SetupError, see, startRecorded } from '@vaultsong/engine';
import type { Encoding } from '../encoding/numbers.ts';
import { encoding } from '../encoding/numbers.ts';
import { EnvFault } from '../fault.ts';
import type { Game } from '../games/game.ts';
import { copy, imagined, isOver, open, resumed, step } from '../games/game.ts';
import { openGames } from '../games/games.ts';
import { chosenOption } from './choice.ts';
import type { Description } from './description.ts';
import { description } from './description.ts';
import type { GameReply, Log, Parts } from './replyParts.ts';
import { gameReply, openLog, sightReply } from './replyParts.ts';
import type { Fields, Item, Op } from './request.ts';
import { readFields } from './request.ts';

export interface EnvOptions {
  /** How many games may be open at a time. */
  readonly mostGames: number;
  /** Of the program, for `describe`. */
  readonly version: string;
  /** Finds decks to play with, by the names that a program gives. @throws EnvFault `wrong-deck` */
  readonly loadDecks: (names: readonly string[]) => Promise<readonly DeckList[]>;
}

export type Reply =
  | Description
  | GameReply
  | (GameReply & { readonly seed: number; readonly decks: readonly string[] })
  | Encoding
  | ({ readonly id: number; readonly seat: Viewer; readonly done: boolean } & Pick<
      GameReply,
      'observation' | 'numbers'
    >)
  | { readonly id: number; readonly record: GameRecord }
  | { readonly id: number; readonly closed: true };

/** The open games of one program, and what it can do with them. */
export interface Env {
  /** Does what one request asks for. @throws EnvFault that says what is wrong with it */
  answer(op: Op, item: Item): Promise<Reply>;
  /** @throws EnvFault `too-many-games` where there is no room for so many more */
  mustHaveRoom(more: number): void;
}

type Ops = { readonly [O in Op]: (fields: Fields<O>) => Reply | Promise<Reply> };

/** An environment without games. */
export function openEnv({ mostGames, version, loadDecks }: EnvOptions): Env {
  const games = openGames(mostGames);
  // So that resets without a seed are all of other games, and the same in each run.
  let dealt = 0;
  const ops: Ops = {
    describe: () => description(version, mostGames),
    encoding,
    async reset(fields) {
      const { id, seed = ++dealt } = fields;
      if (id === undefined) games.mustHaveRoom(1);
      else games.find(id);
      const decks = await loadDecks(fields.decks);
      const log = openLog(decks.length);
      const game = opened(() => open(setupOf(fields, decks, seed), botsOf(fields.bots, decks.length), log.listen));
      const own = id ?? games.add(game);
      games.replace(own, game);
      const told = gameReply(own, game, partsOf(fields), logOf(fields, log));
      return { ...told, seed, decks: game.setup.decks.map(({ name }) => name) };
    },
    step(fields) {
      const { id } = fields;
      const game = games.find(id);
      const option = chosenOption(id, game, fields);
      const log = openLog(game.state.players.length);
      try {
        step(game, option, fields.log ? log.listen : undefined);
      } catch (error) {
        // The state may be anything by now.
        games.close(id);
        throw new EnvFault('bug', `the step failed and game ${id} is closed; please report it: ${messageOf(error)}`);
      }
      return gameReply(id, game, partsOf(fields), logOf(fields, log));
    },
    options({ id, text = true }) {
      return gameReply(id, games.find(id), { observe: false, text, numbers: false }, null);
    },
    observe({ id, seat, numbers = false }) {
      const game = games.find(id);
      const viewer = seat ?? (isOver(game) ? game.viewer : (game.state.ask?.player ?? game.viewer));
      if (viewer !== 'table') mustBeSeat(game, viewer);
      return {
        id,
        seat: viewer,
        ...sightReply(see(game.state, viewer), { observe: true, numbers }),
        done: isOver(game),
      };
    },
    clone(fields) {
      const game = copy(games.find(fields.id));
      return gameReply(games.add(game), game, partsOf(fields), null);
    },
    imagine(fields) {
      const { id, seed } = fields;
      const game = games.find(id);
      if (isOver(game)) throw new EnvFault('over', `id: game ${id} is over; expected one that goes on`);
      const seat = fields.seat ?? game.state.ask?.player ?? 0;
      mustBeSeat(game, seat);
      const found = imagined(game, seat, seed);
      return gameReply(games.add(found), found, partsOf(fields), null);
    },
    record({ id }) {
      const game = games.find(id);
      if (game.imagined)
        throw new EnvFault(
          'wrong-record',
          `id: game ${id} was imagined, so no setup leads to it; expected one that was dealt`,
        );
      return { id, record: recordOf(game) };
    },
    restore(fields) {
      games.mustHaveRoom(1);
      const { setup, state, answers } = replayed(fields.record);
      const players = setup.adventure === undefined ? state.players.length : state.players.length - 1;
      const game = resumed(setup, state, answers, botsOf(fields.bots, players));
      return gameReply(games.add(game), game, partsOf(fields), null);
    },
    close({ id }) {
      games.close(id);
      return { id, closed: true };
    },
  };
  return { answer: (op, item) => done(ops, op, item), mustHaveRoom: games.mustHaveRoom };
}

const done = async <O extends Op>(ops: Ops, op: O, item: Item): Promise<Reply> => ops[op](readFields(op, item));

/** Texts are not needed by every program, and a view is dear: both can be left out. */
const partsOf = ({ observe = true, text = true, numbers = false }: Partial<Parts>): Parts => ({
  observe,
  text,
  numbers,
});

const logOf = ({ log: isWanted = false }: { readonly log?: boolean }, { lines }: Log): Log['lines'] | null =>
  isWanted ? lines : null;

function setupOf(fields: Fields<'reset'>, decks: readonly DeckList[], seed: number): Setup {
  const { edition, first, chains, quickstart, adventure } = fields;
  const common = {
    decks,
    seed,
    ...(edition === undefined ? {} : { edition }),
    ...(first === undefined ? {} : { first }),
  };
  if (adventure !== undefined) {
    if (chains !== undefined || quickstart !== undefined)
      throw new EnvFault(
        'wrong-setup',
        'chains and quickstart are for games of two decks; expected none with "adventure"',
      );
    return keyraken({ ...common, difficulty: adventure });
  }
  if (decks.length !== 2)
    throw new EnvFault(
      'wrong-setup',
      `decks: found ${describe(fields.decks)}; expected two decks, or one to three with "adventure"`,
    );
  return { ...common, ...(chains === undefined ? {} : { chains }), ...(quickstart ? { quickstart } : {}) };
}

function botsOf(names: readonly (BotName | null)[] | undefined, players: number): readonly (Bot | null)[] {
  if (names !== undefined && names.length !== players)
    throw new EnvFault('wrong-setup', `bots: found ${describe(names)}; expected ${players}, one for each deck`);
  return (names ?? []).map((name) => (name === null ? null : botNamed(name)));
}

function opened(deal: () => Game): Game {
  try {
    return deal();
  } catch (error) {
    if (error instanceof SetupError) throw new EnvFault('wrong-setup', error.message);
    throw error;
  }
}

/** The seat of an automaton knows nothing and decides nothing. */
function mustBeSeat({ state }: Game, seat: number): void {
  const players = state.players.length - (state.adventure === undefined ? 0 : 1);
  if (seat >= players)
    throw new EnvFault('wrong-fields', `seat: found ${seat}; expected a seat from 0 to ${players - 1}`);
}

function recordOf({ setup, answers }: Game): GameRecord {
  const played = startRecorded(setup);
  for (const option of answers) playOn(played, option);
  return record(played);
}

function replayed(saved: unknown): ReturnType<typeof replay> {
  try {
    return replay(saved);
  } catch (error) {
    if (error instanceof RecordError || error instanceof SetupError)
      throw new EnvFault('wrong-record', `record: ${error.message}; expected what "record" told, or a record file`);
    throw error;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
