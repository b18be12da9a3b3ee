// vaultsong replay: plays a recorded game again and says how it ended. Every hash of the record is checked on the way,
// so what is told is what really happened.

import { printable } from '@vaultsong/decks';
import type { Game, GameEvent, GameRecord, Seat } from '@vaultsong/engine';
import { RecordError, replay, SetupError } from '@vaultsong/engine';
import { counted, sayEvent } from '@vaultsong/say';
import { UserError } from '../errors.ts';
import { printablePath } from '../input.ts';
import { print, printJson } from '../output.ts';
import { loadRecord } from '../recordFile.ts';

interface ReplayFlags {
  readonly verify?: true;
  readonly log?: true;
  readonly json?: true;
}

/** Does what the command is asked for. */
export async function runReplay(file: string, { verify, log, json }: ReplayFlags): Promise<void> {
  // A record may be that of an adventure, whose cards are in no deck.
  await import('@vaultsong/adventures');
  const record = await loadRecord(file);
  const { game, lines } = again(file, record);
  const summary = summaryOf(record, game);
  if (json) printJson(log ? { ...summary, log: lines } : summary);
  else print([...(log ? lines : []), verify ? rightOf(file, summary) : wordsOf(summary)].join('\n'));
}

/** The game, and what happened in it in words: one line for each event that there is something to say about. */
function again(file: string, record: GameRecord): { readonly game: Game; readonly lines: readonly string[] } {
  const decks = record.setup.decks.map(({ name }) => name);
  const lines: string[] = [];
  try {
    const game = replay(record, (events) => {
      for (const event of events) lines.push(...linesOf(event, decks));
    });
    return { game, lines };
  } catch (error) {
    if (error instanceof RecordError || error instanceof SetupError)
      throw new UserError(`${printablePath(file)}: ${error.message}`);
    throw error;
  }
}

function linesOf(event: GameEvent, decks: readonly string[]): readonly string[] {
  const line = sayEvent(event, (seat) => nameOf(decks, seat));
  return line === null ? [] : [line];
}

/** The keys are a promise to the programs that read them. */
const summaryOf = ({ version, setup, answers, checkpoints }: GameRecord, { state }: Game) => ({
  verified: true,
  finished: state.winner !== null,
  winner: state.winner,
  turns: state.turn,
  answers: answers.length,
  checkpoints: checkpoints.length,
  decks: setup.decks.map(({ name }) => name),
  seed: setup.seed,
  edition: state.edition,
  version,
});
type Summary = ReturnType<typeof summaryOf>;

const rightOf = (file: string, { answers, checkpoints }: Summary): string =>
  `${printablePath(file)} is right: ${counted(answers, 'answer')}, ${counted(checkpoints, 'turn')} checked`;

function wordsOf({ decks, winner, turns, answers }: Summary): string {
  const end = winner === null ? 'Nobody has won yet' : `${nameOf(decks, winner)} won`;
  return `${decks.map((name) => printable(name)).join(' against ')}\n${end}: turn ${turns}, ${counted(answers, 'answer')}`;
}

const nameOf = (decks: readonly string[], seat: Seat): string => printable(decks[seat] ?? `seat ${seat}`);
