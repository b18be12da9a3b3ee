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
  readonly type: Chance | 'wasted';
  readonly count: number;
  readonly chances: number;
}

/** What counts as never, by what a bot can do with a card; it need not discard, nor do the lesser of two things. */
const never: readonly { readonly type: Chance; readonly title: string }[] = [
  { type: 'play', title: 'Never played, though they could be' },
  { type: 'action', title: 'Actions never used' },
  { type: 'omni', title: 'Omni: abilities never used' },
  { type: 'beside', title: 'Moves beside the table never made' },
  { type: 'may', title: 'What a player may do, and the bot never does' },
];

function oddities({ cards }: Habits, { chances, atMost }: HabitsFlags): readonly Oddity[] {
  const seldom = (times: number, of: number): boolean => of >= chances && times * 100 <= of * atMost;
  const notTaken = never.flatMap(({ type }) =>
    cards.flatMap(({ card, chances: { [type]: found } }: Habit): readonly Oddity[] =>
      found !== undefined && seldom(found.taken, found.offered)
        ? [{ card, type, count: found.taken, chances: found.offered }]
        : [],
    ),
  );
  const wasted = cards.flatMap(({ card, actions, withoutEffect }): readonly Oddity[] =>
    seldom(actions - withoutEffect, actions) ? [{ card, type: 'wasted', count: withoutEffect, chances: actions }] : [],
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
  oddities: odd,
  cards,
});

function wordsOf({ games, unfinished, cards }: Habits, odd: readonly Oddity[], flags: HabitsFlags): string {
  const cut = games < flags.games ? ` (stopped, of ${flags.games})` : '';
  const lost = unfinished === 0 ? '' : `, ${unfinished} of them unfinished`;
  const head = `${counted(games, 'game')}${cut} of new ${flags.set} decks, played by ${flags.bot}, seed ${flags.seed}, rules ${flags.edition}${lost}: ${counted(cards.length, 'card')} seen`;
  const sections = [...never, { type: 'wasted', title: 'Actions that do nothing when they are played' } as const]
    .map(({ type, title }) => ({ title, found: odd.filter((one) => one.type === type) }))
    .filter(({ found }) => found.length > 0)
    .map(({ title, found }) => [`${title}:`, ...found.map(lineOf)].join('\n'));
  return [head, ...(sections.length === 0 ? ['The bot makes something of every card.'] : sections)].join('\n\n');
}

const lineOf = ({ card, count, chances }: Oddity): string =>
  `  ${definition(card).name} (${card}): ${count} of ${chances}`;
