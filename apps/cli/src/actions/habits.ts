// vaultsong habits: which cards of a set a bot never plays, never uses or always wastes.
import type { Chance, Habit, Habits } from '@vaultsong/arena/habits';
import { watchHabits } from '@vaultsong/arena/habits';
import type { BotName } from '@vaultsong/bots';
import { seedFor } from '@vaultsong/bots';
import { generateDecks, toDeckList } from '@vaultsong/decks';
import type { DeckList, EditionName } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import type { Pair } from '@vaultsong/match';
import { counted } from '@vaultsong/say';
import { Interrupted } from '../errors.ts';
import { untilInterrupted } from '../interrupt.ts';
import { print, printJson } from '../output.ts';
import { showProgress } from '../progress.ts';

interface HabitsFlags {
  readonly set: string;
  readonly games: number;
  readonly seed: number;
  readonly bot: BotName;
  readonly edition: EditionName;
  readonly chances: number;
  readonly atMost: number;
  readonly json?: true;
}

/** Does what the command is asked for. */
export async function runHabits(flags: HabitsFlags): Promise<void> {
  const { games, seed, bot, edition } = flags;
  const progress = showProgress(games);
  const habits = await untilInterrupted((signal) =>
    watchHabits({ pairs: pairsOf(flags), bot, seed, edition }, { signal, onProgress: progress.update }),
  );
  progress.end();
  const odd = oddities(habits, flags);
  if (flags.json) printJson(jsonOf(habits, odd, flags));
  else print(wordsOf(habits, odd, flags));
  if (habits.games < games) throw new Interrupted();
}

/** Two new decks for each game, made when it begins. */
function* pairsOf({ set, seed, games }: HabitsFlags): Iterable<Pair<DeckList>> {
  for (let game = 0; game < games; game++) {
    const [one, other] = generateDecks({ set, seed: seedFor(seed, game), count: 2 });
    if (one === undefined || other === undefined) throw new Error('A deck was lost on the way');
    yield [toDeckList(one.deck), toDeckList(other.deck)];
  }
}

/** What a bot makes nothing of: out of so many chances it took so many, or it took them all in vain. */
interface Oddity {
  readonly card: string;
  readonly what: Chance | 'wasted';
  readonly times: number;
  readonly of: number;
}

/** What counts as never, by what a bot can do with a card; it need not discard, nor do the lesser of two things. */
const never: readonly { readonly what: Chance; readonly title: string }[] = [
  { what: 'play', title: 'Never played, though they could be' },
  { what: 'action', title: 'Actions never used' },
  { what: 'omni', title: 'Omni: abilities never used' },
  { what: 'beside', title: 'Moves beside the table never made' },
  { what: 'may', title: 'What a player may do, and the bot never does' },
];

function oddities({ cards }: Habits, { chances, atMost }: HabitsFlags): readonly Oddity[] {
  const seldom = (times: number, of: number): boolean => of >= chances && times * 100 <= of * atMost;
  const notTaken = never.flatMap(({ what }) =>
    cards.flatMap(({ card, chances: { [what]: taken } }: Habit): readonly Oddity[] =>
      taken !== undefined && seldom(taken.did, taken.could) ? [{ card, what, times: taken.did, of: taken.could }] : [],
    ),
  );
  const wasted = cards.flatMap(({ card, actions, idle }): readonly Oddity[] =>
    seldom(actions - idle, actions) ? [{ card, what: 'wasted', times: idle, of: actions }] : [],
  );
  return [...notTaken, ...wasted];
}

/** The keys are a promise to the programs that read them. */
const jsonOf = ({ games, unfinished, cards }: Habits, odd: readonly Oddity[], { set, ...flags }: HabitsFlags) => ({
  ...(games < flags.games ? { interrupted: true } : {}),
  set,
  games,
  unfinished,
  seed: flags.seed,
  bot: flags.bot,
  edition: flags.edition,
  odd,
  cards,
});

function wordsOf({ games, unfinished, cards }: Habits, odd: readonly Oddity[], flags: HabitsFlags): string {
  const cut = games < flags.games ? ` (stopped, of ${flags.games})` : '';
  const lost = unfinished === 0 ? '' : `, ${unfinished} of them unfinished`;
  const head = `${counted(games, 'game')}${cut} of new ${flags.set} decks, played by ${flags.bot}, seed ${flags.seed}, rules ${flags.edition}${lost}: ${counted(cards.length, 'card')} seen`;
  const sections = [...never, { what: 'wasted', title: 'Actions that do nothing when they are played' } as const]
    .map(({ what, title }) => ({ title, found: odd.filter((one) => one.what === what) }))
    .filter(({ found }) => found.length > 0)
    .map(({ title, found }) => [`${title}:`, ...found.map(lineOf)].join('\n'));
  return [head, ...(sections.length === 0 ? ['The bot makes something of every card.'] : sections)].join('\n\n');
}

const lineOf = ({ card, times, of }: Oddity): string => `  ${definition(card).name} (${card}): ${times} of ${of}`;
