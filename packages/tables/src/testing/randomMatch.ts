// A whole match by chance: terms of every kind, and people who do everything that can be done at a table.
import { difficulties } from '@vaultsong/adventures';
import { editionNames } from '@vaultsong/engine';
import { nextStep } from '@vaultsong/match';
import fc from 'fast-check';
import type { Command } from '../table/commands.ts';
import { stageOf } from '../table/pending.ts';
import type { AskedTerms } from '../terms/terms.ts';
import { terms } from '../terms/terms.ts';
import type { HostOptions } from './host.ts';
import { deckAt, Host, people } from './host.ts';
import type { Roll } from './roll.ts';

const clock: fc.Arbitrary<AskedTerms['clock']> = fc.oneof(
  fc.constant({ type: 'none' } as const),
  fc.record({ type: fc.constant('turn' as const), seconds: fc.integer({ min: 15, max: 3_600 }) }),
  fc.record({
    type: fc.constant('chess' as const),
    seconds: fc.integer({ min: 60, max: 10_800 }),
    increment: fc.integer({ min: 0, max: 300 }),
  }),
  fc.record({ type: fc.constant('days' as const), days: fc.integer({ min: 1, max: 14 }) }),
);

const play: fc.Arbitrary<AskedTerms['play']> = fc.oneof(
  fc.record({
    type: fc.constant('duel' as const),
    decks: fc.constantFrom('own' as const, 'sealed' as const),
    sets: fc.constantFrom([], ['cota'], ['cota', 'aoa']).map((sets) => [...sets] as ('cota' | 'aoa')[]),
    format: fc.constantFrom(
      { bestOf: 1, adaptive: false } as const,
      { bestOf: 3, adaptive: false } as const,
      { bestOf: 5, adaptive: false } as const,
      { bestOf: 3, adaptive: true } as const,
    ),
    chains: fc.constantFrom<[number, number]>([0, 0], [4, 0], [0, 24]),
    bid: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('keyraken' as const),
    players: fc.constantFrom(1 as const, 2 as const, 3 as const),
    difficulty: fc.constantFrom(...difficulties),
  }),
);

/** Terms of every kind that can be agreed on. */
export const anyTerms: fc.Arbitrary<AskedTerms> = fc
  .record({
    play,
    clock,
    edition: fc.constantFrom(...editionNames),
    rated: fc.boolean(),
    takeBacks: fc.constantFrom('consent' as const, 'consent' as const, 'never' as const),
  })
  .filter((asked) => terms.safeParse(asked).success);

export interface RandomMatch {
  readonly asked: AskedTerms;
  readonly seed: number;
  /** How many seats bots have, where people may bring them. */
  readonly bots: number;
  /** Most things that are asked for before somebody gives up. */
  readonly length: number;
}

export const anyMatch = (length: number): fc.Arbitrary<RandomMatch> =>
  fc.record({
    asked: anyTerms,
    seed: fc.nat(),
    bots: fc.integer({ min: 0, max: 2 }),
    length: fc.integer({ min: length >> 3, max: length }),
  });

/** Plays it to its end. @param meanwhile is called now and then, before somebody does something */
export function playMatch(
  { asked, seed, bots, length }: RandomMatch,
  options: HostOptions = {},
  meanwhile: (host: Host) => void = () => {},
): Host {
  const host = new Host({ ...options, terms: asked, seed });
  const { roll } = host;
  sitDown(host, bots);
  for (let n = 0; n < length && !isOver(host); n++) {
    if (roll(12) === 0) meanwhile(host);
    if (roll(8) === 0) host.wait(roll(30_000));
    if (roll(120) === 0) beSilent(host);
    host.ask(people[roll(3)] ?? 'ann', something(host, roll));
    if (!isOver(host) && roll(3) > 0) goOn(host);
  }
  if (!isOver(host)) giveUp(host);
  for (const who of people) if (roll(2) === 0) host.ask(who, { type: 'rematch' });
  return host;
}

const isOver = ({ table }: Host): boolean => stageOf(table) === 'over' || stageOf(table) === 'closed';

/** Somebody is away for long, and the others may claim what they do not go on with. */
function beSilent(host: Host): void {
  host.wait(host.roll(20 * 86_400_000));
  for (const who of people) if (host.roll(2) === 0) host.ask(who, { type: 'claim' });
}

function sitDown(host: Host, bots: number): void {
  const { table, roll } = host;
  host.seat('ann');
  const { rated } = table.opened.terms;
  for (let seat = 1; seat < table.seats.length && seat <= bots && !rated; seat++) host.seatBot(seat);
  if (roll(3) === 0 && table.seats.includes(null)) {
    host.ask('bob', { type: 'join', nonce: '' });
    host.ask('bob', { type: 'leave' });
  }
  host.seatAll();
}

/** Whoever is waited for does what is waited for. */
function goOn(host: Host): void {
  const { table, roll } = host;
  if (table.playing !== null) {
    const { who, question, options } = host.asked();
    host.ask(who, { type: 'answer', question, option: roll(options) });
    return;
  }
  const step = table.series === null ? null : nextStep(table.series);
  if (step === null) return;
  const chains = roll(4);
  const deck = roll(2) === 0 ? 0 : 1;
  for (const who of people) {
    host.ask(who, { type: 'choose-first', first: deck });
    host.ask(who, { type: 'call', call: roll(2) === 0 ? { kind: 'pass' } : { kind: 'bid', deck, chains } });
  }
}

function giveUp(host: Host): void {
  const { table, roll } = host;
  if (roll(2) === 0) {
    host.write({ type: 'closed', reason: 'organizer', winner: roll(2) === 0 ? null : 0 });
    host.goOn();
    return;
  }
  for (let n = 0; n < 20 && !isOver(host); n++) {
    goOn(host);
    for (const who of people) if (table.playing !== null && roll(2) === 0) host.ask(who, { type: 'concede' });
  }
  if (!isOver(host)) host.write({ type: 'closed', reason: 'expired', winner: null });
  host.goOn();
}

/** Anything that somebody may ask for, whether they may do it or not. */
export function something({ table }: Host, roll: Roll): Command {
  const question = (table.playing?.question ?? table.next) - (roll(4) === 0 ? roll(5) : 0);
  const request = (table.request?.id ?? table.next) - (roll(4) === 0 ? 1 : 0);
  const seat = roll(3);
  const first = roll(2) === 0 ? 0 : 1;
  const of = (n: number): Command => {
    switch (n) {
      case 0:
        return { type: 'agree', request };
      case 1:
        return { type: 'decline', request };
      case 2:
        return { type: 'claim' };
      case 3:
        return roll(12) === 0 ? { type: 'concede' } : { type: 'agree', request };
      case 4:
        return { type: 'rematch' };
      case 5:
        // Once a game is on the table, neither may be done any more.
        return table.playing === null ? { type: 'leave' } : { type: 'add-nonce', nonce: 'y' };
      case 6:
        return { type: 'join', nonce: 'x', ...(roll(2) === 0 ? {} : { seat }) };
      case 7:
        return { type: 'remove-bot', seat };
      case 8:
        return { type: 'add-bot', seat, bot: 'random', deck: deckAt(seat), origin: null };
      case 9:
        return { type: 'choose-deck', deck: deckAt(seat), origin: null };
      case 10:
        return {
          type: 'call',
          call: roll(2) === 0 ? { kind: 'pass' } : { kind: 'bid', deck: first, chains: roll(30) },
        };
      case 11:
        return { type: 'choose-first', first };
      case 12:
      case 13:
        return { type: 'take-back', question: Math.max(0, question) };
      default:
        return { type: 'answer', question: Math.max(0, question), option: roll(6) };
    }
  };
  return of(roll(30));
}
