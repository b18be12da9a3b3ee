// vaultsong adventure: a team of bots plays an adventure, many times. Adventures are loaded only here and for records: their
// cards are in no deck.
import { interval95 } from '@vaultsong/arena';
import type { AdventurePlan, AdventureSimulation } from '@vaultsong/arena/adventure';
import type { BotName } from '@vaultsong/bots';
import { bundledDecks, printable, toDeckList } from '@vaultsong/decks';
import type { EditionName } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { Interrupted } from '../errors.ts';
import { between, percent } from '../figures.ts';
import { untilInterrupted } from '../interrupt.ts';
import { loadPlayable } from '../loadDeck.ts';
import { print, printJson, printStatus } from '../output.ts';
import { showProgress } from '../progress.ts';

interface AdventureFlags {
  /** At most one of these two; without both, one player. */
  readonly decks?: readonly string[];
  readonly players?: number;
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
  const { difficulty, bots: bot, games, seed, edition } = flags;
  const team = flags.decks === undefined ? drawnTeam(flags.players ?? 1) : await teamWith(flags.decks);
  const progress = showProgress(games);
  const plan: AdventurePlan = { ...team, difficulty, bot, games, seed, edition };
  const simulation = await untilInterrupted((signal) =>
    simulateAdventure(plan, { onProgress: progress.update, signal }),
  );
  progress.end();
  for (const { game, seed: own, message } of [...simulation.endless, ...simulation.errors])
    printStatus(`game ${game} (seed ${own}) stopped: ${message}`);
  if (flags.json) printJson(jsonOf(simulation));
  else print(wordsOf(simulation));
  if (simulation.games < games) throw new Interrupted();
}

type Team = Pick<AdventurePlan, 'decks' | 'players'>;

const teamWith = async (sources: readonly string[]): Promise<Team> => ({
  decks: (await loadPlayable(sources)).map(toDeckList),
});

const drawnTeam = (players: number): Team => ({ decks: bundledDecks.map(({ deck }) => toDeckList(deck)), players });

const playersOf = ({ players, decks }: Team): number => players ?? decks.length;

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
  ...shareOf({ won, lost }),
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
  players: playersOf(plan),
  randomDecks: plan.players !== undefined,
  decks: plan.decks.map(({ name }) => name),
});

/** How many of the finished games were won (null when none was finished), with its 95 % interval. */
function shareOf({ won, lost }: Pick<AdventureSimulation, 'won' | 'lost'>) {
  const [low, high] = interval95(won, won + lost);
  return { rate: won + lost === 0 ? null : won / (won + lost), low, high };
}

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
  const { rate, low, high } = shareOf({ won, lost });
  const share = rate === null ? '-' : `${percent(rate)}  ${between(low, high)}`;
  const team =
    plan.players === undefined
      ? plan.decks.map(({ name }) => `  ${printable(name)}  ${plan.bot}`)
      : [`  ${counted(plan.players, 'player')}, decks drawn by lot from ${plan.decks.length}  ${plan.bot}`];
  return [
    `${counted(games, 'game')}${games < plan.games ? ` (stopped, of ${plan.games})` : ''} against the Keyraken (${plan.difficulty}), seed ${plan.seed}, rules ${plan.edition}`,
    ...team,
    `  won ${won}, lost ${lost}: ${share}`,
    `  unfinished ${unfinished}, endless ${endless.length}, errors ${errors.length}`,
    `  turns: ${meanTurns.toFixed(1)} on average, those of the Keyraken among them`,
    `  ${counted(decisions, 'decision')} in ${seconds.toFixed(1)} s: ${(games / seconds).toFixed(1)} games/s`,
  ].join('\n');
}
