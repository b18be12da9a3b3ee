// vaultsong adventure: a team of bots plays an adventure, many times. Adventures are loaded only here and for records: their
// cards are in no deck.
import type { AdventurePlan, AdventureSimulation } from '@vaultsong/arena/adventure';
import type { BotName } from '@vaultsong/bots';
import { printable, toDeckList } from '@vaultsong/decks';
import type { EditionName } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { loadPlayable } from '../deck.ts';
import { Interrupted } from '../failure.ts';
import { untilInterrupted } from '../interrupt.ts';
import { print, printJson, tell } from '../output.ts';
import { showProgress } from '../progress.ts';

interface AdventureFlags {
  readonly decks: readonly string[];
  readonly difficulty: AdventurePlan['difficulty'];
  readonly bots: BotName;
  readonly games: number;
  readonly seed: number;
  readonly edition: EditionName;
  readonly json?: true;
}

/** Does what the command is asked for. */
export async function runAdventure(_adventure: string, flags: AdventureFlags): Promise<void> {
  const { simulateAdventure } = await import('@vaultsong/arena/adventure');
  const decks = (await loadPlayable(flags.decks)).map(toDeckList);
  const { difficulty, bots: bot, games, seed, edition } = flags;
  const progress = showProgress(games);
  const plan: AdventurePlan = { decks, difficulty, bot, games, seed, edition };
  const simulation = await untilInterrupted((signal) =>
    simulateAdventure(plan, { onProgress: progress.update, signal }),
  );
  progress.end();
  for (const { game, seed: own, message } of [...simulation.endless, ...simulation.errors])
    tell(`game ${game} (seed ${own}) stopped: ${message}`);
  if (flags.json) printJson(jsonOf(simulation));
  else print(wordsOf(simulation));
  if (simulation.games < games) throw new Interrupted();
}

/** The keys are a promise to the programs that read them. */
const jsonOf = ({
  plan,
  games,
  won,
  lost,
  unfinished,
  endless,
  errors,
  meanTurns,
  decisions,
  seconds,
}: AdventureSimulation) => ({
  adventure: 'keyraken',
  ...(games < plan.games ? { interrupted: true } : {}),
  games,
  won,
  lost,
  unfinished,
  endless: endless.length,
  errors: errors.length,
  meanTurns,
  decisions,
  seconds,
  difficulty: plan.difficulty,
  seed: plan.seed,
  edition: plan.edition,
  bot: plan.bot,
  decks: plan.decks.map(({ name }) => name),
});

function wordsOf({
  plan,
  games,
  won,
  lost,
  unfinished,
  endless,
  errors,
  meanTurns,
  decisions,
  seconds,
}: AdventureSimulation): string {
  const share = won + lost === 0 ? '-' : `${((100 * won) / (won + lost)).toFixed(1)} %`;
  return [
    `${counted(games, 'game')}${games < plan.games ? ` (stopped, of ${plan.games})` : ''} against the Keyraken (${plan.difficulty}), seed ${plan.seed}, rules ${plan.edition}`,
    ...plan.decks.map(({ name }) => `  ${printable(name)}  ${plan.bot}`),
    `  won ${won}, lost ${lost}: ${share}`,
    `  unfinished ${unfinished}, endless ${endless.length}, errors ${errors.length}`,
    `  turns: ${meanTurns.toFixed(1)} on average, those of the Keyraken among them`,
    `  ${counted(decisions, 'decision')} in ${seconds.toFixed(1)} s: ${(games / seconds).toFixed(1)} games/s`,
  ].join('\n');
}
