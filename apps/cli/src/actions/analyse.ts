// vaultsong analyse: how likely each side was to win a recorded game as it went on, and what of it was decided and what was luck.
import { analyseOnThreads, plotAnalysis } from '@vaultsong/arena';
import type { Analysis, Sum, Swing, Valued } from '@vaultsong/bots';
import { chanceScore } from '@vaultsong/bots';
import { printable } from '@vaultsong/decks';
import type { GameRecord, Seat } from '@vaultsong/engine';
import { RecordError, replay, SetupError } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { Interrupted, UserError } from '../errors.ts';
import { printablePath } from '../input.ts';
import { untilInterrupted } from '../interrupt.ts';
import { print, printJson } from '../output.ts';
import { mustBeWritable, writeText } from '../outputFile.ts';
import { showProgress } from '../progress.ts';
import { loadRecord } from '../recordFile.ts';
import { textTable } from '../textTable.ts';

interface AnalyseFlags {
  readonly seed: number;
  readonly workers: number;
  readonly fast?: true;
  readonly seconds?: number;
  readonly out?: string;
  readonly plot?: string;
  readonly json?: true;
}

/** Does what the command is asked for. */
export async function runAnalyse(file: string, flags: AnalyseFlags): Promise<void> {
  for (const path of [flags.out, flags.plot]) if (path !== undefined) await mustBeWritable(path);
  // A record may be that of an adventure, whose cards are in no deck.
  await import('@vaultsong/adventures');
  const record = playable(file, await loadRecord(file));
  const { analysis, wasInterrupted } = await analysed(record, flags);
  const json = { ...jsonOf(analysis), seed: flags.seed, effort: effortOf(flags) };
  if (flags.out !== undefined) await writeText(flags.out, `${JSON.stringify(json, null, 2)}\n`);
  if (flags.plot !== undefined) await writeText(flags.plot, plotAnalysis(analysis, shown(analysis.names)));
  if (flags.json) printJson(json);
  else print(wordsOf(analysis).join('\n'));
  if (wasInterrupted) throw new Interrupted();
}

const effortOf = ({ fast }: AnalyseFlags) => (fast ? 'fast' : 'usual');

/** The record, once it has been played again; with the edition that it means. */
function playable(file: string, record: GameRecord): GameRecord {
  if (record.setup.adventure !== undefined)
    throw new UserError(
      `${printablePath(file)} is the record of an adventure; expected the record of a game between two players`,
    );
  try {
    return { ...record, setup: replay(record).setup };
  } catch (error) {
    if (error instanceof RecordError || error instanceof SetupError)
      throw new UserError(`${printablePath(file)}: ${error.message}`);
    throw error;
  }
}

interface Analysed {
  readonly analysis: Analysis;
  /** By Ctrl-C. */
  readonly wasInterrupted: boolean;
}

async function analysed(record: GameRecord, flags: AnalyseFlags): Promise<Analysed> {
  const progress = showProgress(record.answers.length, process.stderr, 'answer');
  const late = flags.seconds === undefined ? [] : [AbortSignal.timeout(1000 * flags.seconds)];
  try {
    return await untilInterrupted(async (signal) => {
      const analysis = await analyseOnThreads(record, {
        ...{ effort: effortOf(flags), seed: flags.seed, workers: flags.workers },
        signal: AbortSignal.any([signal, ...late]),
        onProgress: progress.update,
      });
      return { analysis, wasInterrupted: signal.aborted && !analysis.isWhole };
    });
  } finally {
    progress.end();
  }
}

/** The keys are a promise to the programs that read them. Chances are from 0 to 1; those of turns are of player 0. */
const jsonOf = ({ names, winner, lastTurn, swings, answers, sums, turningPoints, isWhole }: Analysis) => ({
  ...(isWhole ? {} : { interrupted: true }),
  decks: names,
  winner,
  lastTurn,
  turns: swings.map(({ seat, knowing: chanceBySeat, ...swing }) => ({
    ...{ player: seat, ...swing, chanceBySeat },
    turningPoint: turningPoints.includes(swing.turn),
  })),
  answers: answers.map(
    ({
      at: index,
      turn,
      seat,
      kind,
      given,
      best,
      wasBest,
      chance,
      low,
      high,
      loss,
      why: explanation,
      plan,
      reasons,
    }) => ({
      ...{ index, turn, player: seat, kind, given, best, wasBest, chance, low, high, loss, explanation, plan },
      reasons: reasons.reasons.map(({ seat: player, ...reason }) => ({ player, ...reason })),
    }),
  ),
  totals: sums.map(({ seat, ...sum }) => ({ player: seat, ...sum })),
  calibration: chanceScore,
});

/** What decks are called: two of one name by their seats too. */
const shown = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => `${printable(name, 40)}${new Set(names).size < names.length ? ` (${seat + 1})` : ''}`);

/** Most answers that are listed, and the least loss of one. */
const mostTold = 6;
const leastTold = 0.02;

function wordsOf(analysis: Analysis): readonly string[] {
  const { names, winner, lastTurn, swings, answers, sums, turningPoints, isWhole } = analysis;
  const titles = shown(names);
  const nameOf = (seat: Seat): string => titles[seat] ?? `seat ${seat}`;
  const end = winner === null ? 'nobody has won yet' : `${nameOf(winner)} won in turn ${lastTurn}`;
  const costly = answers
    .filter(({ loss }) => loss >= leastTold)
    .toSorted((x, y) => y.loss - x.loss)
    .slice(0, mostTold);
  return [
    `${titles.join(' against ')}: ${end}.${isWhole ? '' : ' (stopped before all of it was judged)'}`,
    '',
    ...swingTable(swings, turningPoints, nameOf),
    ...(costly.length === 0
      ? []
      : ['', 'What cost most:', ...costly.flatMap((answer) => linesOfAnswer(answer, nameOf))]),
    '',
    'In all:',
    ...sums.map((sum) => `  ${nameOf(sum.seat)}: ${sumWords(sum)}`),
    '',
    scoreWords,
  ];
}

const scoreWords = `How far to trust the chances: those that the table alone gives miss by ${chanceScore.planner.brier.toFixed(3)} (Brier score; 0 is right, 0.25 blind) in ${chanceScore.planner.games} games of the planner with other decks than it learnt from.`;

function swingTable(
  swings: readonly Swing[],
  turningPoints: readonly number[],
  nameOf: (seat: Seat) => string,
): readonly string[] {
  const rows = swings.map(({ turn, seat, keys, aember, chance, low, high, change, byDecisions, byLuck }) => [
    `${turn}`,
    nameOf(seat),
    keys.join(':'),
    aember.join(':'),
    `${whole(chance)} %`,
    `${whole(low)} to ${whole(high)}`,
    signed(change),
    signed(byDecisions),
    signed(byLuck),
    turningPoints.includes(turn) ? '◆' : '',
  ]);
  const heads = ['Turn', 'of', 'Keys', 'Æmber', nameOf(0), 'spread', 'change', 'decided', 'luck', ''];
  return textTable([heads, ...rows], ['right', 'left', 'left', 'left', 'right', 'left', 'right', 'right', 'right']);
}

function linesOfAnswer(
  { turn, seat, given, best, loss, why, plan, reasons }: Valued,
  nameOf: (seat: Seat) => string,
): readonly string[] {
  return [
    `  Turn ${turn}, ${nameOf(seat)}: ${whole(loss)} points`,
    `    given:  ${given} (${whole(reasons.otherChance.mean)} % to win)`,
    `    better: ${best} (${whole(reasons.bestChance.mean)} %)${plan.length === 0 ? '' : `, then ${plan.join(', ')}`}`,
    ...(why === '' ? [] : [`    why:    ${why}`]),
  ];
}

function sumWords({ answers, mistakes, cost, luck }: Sum): string {
  const decisions = `${mistakes} of ${counted(answers, 'answer')} cost ${whole(cost)} points`;
  return `${decisions}; luck ${luck < 0 ? 'took' : 'gave'} ${whole(Math.abs(luck))}.`;
}

const whole = (share: number): string => `${Math.round(100 * share)}`;

function signed(share: number): string {
  const points = Math.round(100 * share);
  return points === 0 ? '·' : points < 0 ? `−${-points}` : `+${points}`;
}
