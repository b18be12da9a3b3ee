// vaultsong handicap --simulate: with how many chains two decks are even, in the hands of a bot.
import type { HandicapSummary } from '@vaultsong/arena';
import { defaultPilot, handicapExperiment, plotChains } from '@vaultsong/arena';
import type { BotName } from '@vaultsong/bots';
import { printable, toDeckList } from '@vaultsong/decks';
import { mostChains } from '@vaultsong/match';
import { counted } from '@vaultsong/say';
import { ends, percent } from '../figures.ts';
import { loadPlayable } from '../loadDeck.ts';
import { textTable } from '../textTable.ts';
import type { ExperimentFlags } from './experiment.ts';
import { report, venueFor } from './experiment.ts';

export interface FairChainsFlags extends ExperimentFlags {
  readonly bot: BotName;
  /** Chains, plus and minus. */
  readonly within: number;
  readonly most: number;
}

/** Does what the command is asked for. */
export async function runFairChains(deckA: string, deckB: string, flags: FairChainsFlags): Promise<void> {
  const { bot, seed, within: half, most: games } = flags;
  const decks = (await loadPlayable([deckA, deckB])).map(toDeckList);
  const names = decks.map(({ name }) => name);
  const venue = venueFor(decks, flags);
  const experiment = handicapExperiment({ venue, bot, seed, half, games, pilot: defaultPilot });
  await report(experiment, flags, {
    json: (summary) => jsonOf(summary, names, bot),
    plot: (summary, heading) => {
      const { deck, chains, low, high } = answerOf(summary, names);
      const [first = '', second = ''] = names.map((name) => printable(name, 40));
      return plotChains(
        {
          title: `Even with ${counted(chains, 'chain')} of ${printable(deck, 40)}`,
          subtitle: `How often ${first} wins against ${second}. 95 % interval ${low} to ${high} chains; ${heading}; played by ${bot}.`,
        },
        summary,
        [first, second],
      );
    },
    words: (summary, heading) => wordsOf(summary, names, `${heading}, played by ${bot}`),
  });
}

/** The answer, told from the deck that starts with chains. */
function answerOf({ chains, even }: HandicapSummary, names: readonly string[]) {
  const side = even.middle < 0 ? -1 : 1;
  const [low, high] = side < 0 ? [-even.high, -even.low] : [even.low, even.high];
  const tenth = (value: number): number => Math.round(10 * value) / 10;
  return { deck: names[side < 0 ? 1 : 0] ?? '', chains: side * chains, low: tenth(low), high: tenth(high) };
}

const jsonOf = (summary: HandicapSummary, names: readonly string[], bot: BotName) => {
  const { deck, chains, low, high } = answerOf(summary, names);
  const { games, errors, unfinished, points } = summary;
  return {
    ...{ chains, low, high, games, deck, errors, unfinished },
    // Told from the first deck; each as two numbers, as --chains of simulate takes them.
    points: points.map((point) => ({ ...point, chains: [Math.max(0, point.chains), Math.max(0, -point.chains)] })),
    bot,
    decks: names,
  };
};

function wordsOf(summary: HandicapSummary, names: readonly string[], heading: string): string {
  const { deck, chains, low, high } = answerOf(summary, names);
  const [first = ''] = names;
  const less = low < 0 ? ' (below 0: of the other deck)' : '';
  const beyond = high === mostChains ? ', perhaps more than the tracker has' : '';
  const rows = summary.points.map(({ chains: at, games, rate, low: from, high: to }) => [
    at === 0 ? 'no chains' : `${counted(Math.abs(at), 'chain')} of ${at > 0 ? 'the first' : 'the second'}`,
    percent(rate),
    `(${ends(from, to)})`,
    counted(games, 'game'),
  ]);
  return [
    heading,
    `  ${printable(deck, 60)} starts with ${counted(chains, 'chain')}; 95 % interval ${low} to ${high}${less}${beyond}`,
    '',
    `  ${printable(first, 60)} wins`,
    ...textTable(rows, ['right', 'right', 'left', 'right']).map((line) => `  ${line}`),
    `  unfinished ${summary.unfinished}, errors ${summary.errors}`,
  ].join('\n');
}
