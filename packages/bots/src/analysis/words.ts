// Reasons in words that a player likes to read.
import type { Ask, Option, Seat } from '@vaultsong/engine';
import { sayAsk, sayOption } from '@vaultsong/say';
import type { StandingTerm } from '../search/standing.ts';
import type { Reason, Reasons } from './reasons.ts';

/** What there is more of, and less of. */
const wordsOf: Readonly<Record<StandingTerm, readonly [string, string]>> = {
  won: ['the game won more often', 'the game won less often'],
  race: ['the race going better', 'the race going worse'],
  keys: ['more keys', 'fewer keys'],
  aember: ['more æmber', 'less æmber'],
  promise: ['the next key paid for more often', 'the next key paid for less often'],
  creatures: ['stronger creatures', 'weaker creatures'],
  artifacts: ['better artifacts', 'worse artifacts'],
  hand: ['more cards in hand', 'fewer cards in hand'],
  archives: ['more cards in archives', 'fewer cards in archives'],
  chains: ['more chains', 'fewer chains'],
};

const mostReasons = 4;

/**
 * The best answer beside the other, with their chances and the reasons.
 * @param me the seat that decides, which is called you
 * @param names of the others
 */
export function sayReasons(reasons: Reasons, ask: Ask, me: Seat, names: (seat: Seat) => string): string {
  const [best, other] = [ask.options[reasons.best], ask.options[reasons.other]];
  if (best === undefined || other === undefined) throw new RangeError('The reasons are those of another question');
  const lead = `${sayAnswer(best, ask)} (${sayChance(reasons.bestChance.mean)} to win), not ${sayAnswer(other, ask)} (${sayChance(reasons.otherChance.mean)})`;
  const why = sayWhy(reasons, me, (seat) => (seat === me ? 'you' : names(seat)));
  return why === '' ? lead : `${lead}: ${why}`;
}

/**
 * The reasons alone; empty where no term of the standing differs.
 * @param me the seat that decides
 * @param names of all seats, within a sentence
 */
export function sayWhy({ reasons }: Reasons, me: Seat, names: (seat: Seat) => string): string {
  const main = reasons.slice(0, mostReasons);
  const list = (some: readonly Reason[]): string => some.map((reason) => reasonText(reason, me, names)).join(', ');
  const [fore, against] = [main.filter(({ worth }) => worth > 0), main.filter(({ worth }) => worth < 0)];
  return [...(fore.length === 0 ? [] : [list(fore)]), ...(against.length === 0 ? [] : [`but ${list(against)}`])].join(
    '; ',
  );
}

function reasonText({ term, seat, worth }: Reason, me: Seat, names: (seat: Seat) => string): string {
  const helpsOwner = worth > 0 === (seat === me);
  const isMore = helpsOwner !== (term === 'chains');
  const whose = `for ${names(seat)}`;
  const size = term === 'won' ? '' : ` (${signed(worth)} æ)`;
  return `${wordsOf[term][isMore ? 0 : 1]} ${whose}${size}`;
}

/** An answer where it stands alone: a name says little without its question. */
export const sayAnswer = (option: Option, ask: Ask): string =>
  option.pick === 'move' ? sayOption(option, ask) : joined(sayAsk(ask), sayOption(option, ask));

const joined = (question: string, answer: string): string =>
  question.endsWith('?') ? `${question} ${answer}` : `${question}: ${answer}`;

export const sayChance = (chance: number): string => `${Math.round(100 * chance)} %`;

const signed = (worth: number): string => `${worth < 0 ? '−' : '+'}${Math.abs(worth).toFixed(1)}`;
